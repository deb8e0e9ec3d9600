/// A Swift name in words: `PushAsRoot` as "push as root".
///
/// The engine's own actions have their customary names.
func spoken(_ name: String) -> String {
  switch name {
  case "PresentModally": return "present"
  case "PushAsRoot": return "replace the stack"
  case "PushReplacingLast": return "replace the top"
  default: break
  }
  var result = ""
  var previous: Character = " "
  for character in name {
    if character.isUppercase, !previous.isUppercase, !result.isEmpty { result.append(" ") }
    result += character.lowercased()
    previous = character
  }
  return result
}
