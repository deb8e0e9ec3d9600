import Foundation
import SwitchbackLinks

extension LinkInput {
  package func failure(noting coverage: inout InputCoverage) -> String? {
    let reference = LinkReference(input: self)
    let faults = reference.tableFaults
    let table: LinkTable<Found>
    do {
      table = try LinkTable(schemes: schemes, hosts: hosts.map(\.declared), rules: rules) {
        entries.enumerated().map { $1.link($0) }
      }
    } catch {
      let fault = LinkFault(error)
      coverage.note("table: \(fault.kind)")
      if !faults.contains(fault) {
        return "another error of the table: \(error)\n\(fault), not one of \(faults)"
      }
      return error.flaw
    }
    if !faults.isEmpty { return "a table was made: \(faults)" }
    coverage.note("table made")
    for link in links {
      if let failure = failure(reading: link, table, reference, &coverage) { return failure }
    }
    for found in destinations where canBeMade(found) {
      for form in [nil, LinkForm.app, .web] {
        if let failure = failure(printing: found, form, table, reference, &coverage) {
          return failure
        }
      }
    }
    return nil
  }

  /// Whether values with these texts can be made.
  private func canBeMade(_ found: Found) -> Bool {
    zip(entries[found.entry].parts, found.texts).allSatisfy { part, texts in
      (part.occurrence != .once || texts.count == 1)
        && texts.allSatisfy { part.type == .even || part.type.canonical($0) == $0 }
    }
  }

  private func failure(
    reading link: String, _ table: LinkTable<Found>, _ reference: LinkReference,
    _ coverage: inout InputCoverage
  ) -> String? {
    let (parts, faults) = LinkReference.parts(of: link, limit: rules.maximumLength)
    let split: LinkParts
    do {
      split = try LinkParts(link, rules: rules)
    } catch {
      let fault = LinkFault(error)
      coverage.note("link: \(fault.kind)")
      if !faults.contains(fault) {
        return
          "another error of the parts: \(link.debugDescription)\n\(error)\nnot \(faults), \(parts as Any)"
      }
      return error.flaw
    }
    guard let parts else { return "a link was split: \(split)\nnot one of \(faults)" }
    if split != parts { return "other parts: \(split)\nnot \(parts)" }
    var unlimited = LinkRules()
    unlimited.maximumLength = .max
    guard let again = try? LinkParts(split.description, rules: unlimited), again == split else {
      return "parts are not read back: \(split.description)"
    }
    let (expected, mistakes) = reference.destination(of: parts)
    do {
      let found = try table.destination(for: link)
      coverage.note("read")
      if found != expected {
        return "another destination: \(found)\nnot \(expected as Any), \(mistakes)"
      }
      return failure(printing: found, nil, table, reference, &coverage)
    } catch {
      let fault = LinkFault(error)
      coverage.note("link: \(fault.kind)")
      if !mistakes.contains(fault) {
        return
          "another error: \(link.debugDescription)\n\(error)\nnot \(mistakes), \(expected as Any)"
      }
      return error.flaw
    }
  }

  private func failure(
    printing found: Found, _ form: LinkForm?, _ table: LinkTable<Found>, _ reference: LinkReference,
    _ coverage: inout InputCoverage
  ) -> String? {
    let faults = reference.faults(of: found, as: form)
    let url: URL
    do {
      url = try table.url(for: found, as: form)
    } catch {
      let fault = LinkFault(error)
      coverage.note("print: \(fault.kind)")
      if case .tooLong(let length, _) = error {
        let least = found.texts.joined().reduce(0) { $0 + $1.utf8.count }
        return length > rules.maximumLength && length >= least
          ? error.flaw : "not too long: \(error)"
      }
      if !faults.contains(fault) { return "another error of printing: \(error)\nnot \(faults)" }
      return error.flaw
    }
    if !faults.isEmpty { return "a destination was printed: \(url)\nnot \(faults)" }
    coverage.note("printed")
    let text = url.absoluteString
    if !text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return "no URI was printed: \(text)" }
    if form == .web, !text.hasPrefix("https://") { return "not for the web: \(text)" }
    let (parts, defects) = LinkReference.parts(of: text, limit: rules.maximumLength)
    guard let parts else { return "a printed link is no link: \(text)\n\(defects)" }
    let (expected, mistakes) = reference.destination(of: parts)
    guard expected == found else {
      return "a printed link is another: \(text)\n\(expected as Any), \(mistakes)"
    }
    do {
      let again = try table.destination(for: url)
      return again == found ? nil : "a printed link is read as another: \(text)\n\(again)"
    } catch {
      return "a printed link is not read: \(text)\n\(error)"
    }
  }
}

extension LinkError {
  /// What is wrong with the error's text, which is for one look at a log.
  fileprivate var flaw: String? {
    let text = description
    if text.utf8.count > 2_000 { return "a long error: \(text.utf8.count) bytes" }
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n"
        || scalar.properties.generalCategory != .control && !(0x2028...0x202E ~= scalar.value)
    }
    return isPlain ? nil : "an error with control characters: \(text.debugDescription)"
  }
}
