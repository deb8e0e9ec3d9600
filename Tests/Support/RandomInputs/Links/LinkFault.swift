import SwitchbackLinks

/// An error of the library, reduced to what the reference can say about it. Patterns are given by their
/// text, parameters by their names.
enum LinkFault: Hashable {
  case tooLong
  case malformed(LinkDefect)
  case unknownScheme
  case unknownHost
  case unknownLink
  case wrongType(String, found: String, String)
  case missing(String, String)
  case repeatedItem(String, String)
  case controlCharacter(Unicode.Scalar, String, String)
  case undeclaredItem(String, String)
  case undeclaredFragment(String)
  case unknownDestination
  case unprintable(String, String, LinkPrintingDefect, String)
  case noForm(LinkForm)
  case sameLink(String, String)
  case usedTwice(String, String)
  case neverMatches(String, String)
  case noAddress
  case notScheme(String)
  case notHost(String)

  init(_ error: LinkError) {
    self =
      switch error {
      case .tooLong: .tooLong
      case .malformed(_, let defect): .malformed(defect)
      case .unknownScheme: .unknownScheme
      case .unknownHost: .unknownHost
      case .unknownLink: .unknownLink
      case .wrongType(let parameter, let found, _, let pattern):
        .wrongType(parameter.name, found: found, "\(pattern)")
      case .missing(let parameter, _, let pattern): .missing(parameter.name, "\(pattern)")
      case .repeatedItem(let parameter, _, let pattern): .repeatedItem(parameter.name, "\(pattern)")
      case .controlCharacter(let character, let parameter, _, let pattern):
        .controlCharacter(character, parameter.name, "\(pattern)")
      case .undeclaredItem(let name, _, let pattern): .undeclaredItem(name, "\(pattern)")
      case .undeclaredFragment(_, let pattern): .undeclaredFragment("\(pattern)")
      case .unknownDestination: .unknownDestination
      case .unprintable(let parameter, let text, let defect, let pattern):
        .unprintable(parameter.name, text, defect, "\(pattern)")
      case .noForm(let form): .noForm(form)
      case .sameLink(let first, let second, _): .sameLink("\(first)", "\(second)")
      case .parameterUsedTwice(let name, let pattern): .usedTwice(name, "\(pattern)")
      case .neverMatches(let pattern, let flaw): .neverMatches("\(pattern)", flaw.key)
      case .noAddress: .noAddress
      case .notScheme(let scheme): .notScheme(scheme)
      case .notHost(let host): .notHost(host)
      }
  }

  /// The name of the case.
  var kind: String {
    switch self {
    case .tooLong: "tooLong"
    case .malformed: "malformed"
    case .unknownScheme: "unknownScheme"
    case .unknownHost: "unknownHost"
    case .unknownLink: "unknownLink"
    case .wrongType: "wrongType"
    case .missing: "missing"
    case .repeatedItem: "repeatedItem"
    case .controlCharacter: "controlCharacter"
    case .undeclaredItem: "undeclaredItem"
    case .undeclaredFragment: "undeclaredFragment"
    case .unknownDestination: "unknownDestination"
    case .unprintable: "unprintable"
    case .noForm: "noForm"
    case .sameLink: "sameLink"
    case .usedTwice: "usedTwice"
    case .neverMatches: "neverMatches"
    case .noAddress: "noAddress"
    case .notScheme: "notScheme"
    case .notHost: "notHost"
    }
  }
}

extension LinkFlaw {
  fileprivate var key: String {
    switch self {
    case .emptySegment: "emptySegment "
    case .dotSegment(let text): "dotSegment \(text)"
    case .sign(_, let text): "sign \(text)"
    case .controlCharacter(_, let text): "controlCharacter \(text)"
    case .afterOpenEnd(_, let parameter): "afterOpenEnd \(parameter.name)"
    case .noValues(let parameter): "noValues \(parameter.name)"
    case .secondFragment(let parameter): "secondFragment \(parameter.name)"
    case .repeatedFragment(let parameter): "repeatedFragment \(parameter.name)"
    case .tooLong: "tooLong "
    }
  }
}
