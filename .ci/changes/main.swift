// Makes wrong changes that no one chose in a copy of the package, and says which of them worlds and tests
// notice. See CONTRIBUTING.md and `.ci/wrong-changes`.

import Foundation

let arguments = CommandLine.arguments
let folder = URL(fileURLWithPath: arguments[1])
let state = try State(in: folder.appendingPathComponent(".changes"))
let copy = try ChangedCopy(
  folder: folder, seed: Int(arguments[2]) ?? 0, share: Int(arguments[4]) ?? 1)
let judges = Judges(copy: copy, state: state)
let count = Int(arguments[3]) ?? 20_000

for step in arguments.dropFirst(5) {
  switch step {
  case "list":
    for change in copy.changes {
      print("\(change.number)\t\(change.place)\t\(change.before) → \(change.after)")
    }
  case "build":
    try copy.build(["swift", "build", "-c", "release", "--product", "worlds"], leavingOut: state)
    try judges.noteWhatWorldsReach()
  case "worlds": try judges.judgeByWorlds(count)
  case "build-tests":
    try copy.build(["swift", "build", "--build-tests"], leavingOut: state)
    try judges.noteWhatTestsReach()
  case "survivors": try judges.judgeByTests(onlySurvivors: true)
  case "tests": try judges.judgeByTests(onlySurvivors: false)
  case "table": print(try Table(judges: judges).text)
  default: throw Problem(description: "There is no step \(step).")
  }
}
