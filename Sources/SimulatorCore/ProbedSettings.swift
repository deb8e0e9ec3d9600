import Foundation

/// The settings in the file of the probe that an environment variable names: lines like
/// `nestedPush = dropped`, and others that begin with `#`. Ends the process if a line names no setting
/// or no value, so that no test runs with a typo.
package func probedSettings(
  fromFileNamedBy variable: String, isSetting: (_ name: String, _ value: String) -> Bool
) -> [(name: String, value: String)] {
  guard let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty else { return [] }
  guard let text = try? String(contentsOf: URL(filePath: path), encoding: .utf8) else {
    fatalError("\(variable) names no file: \(path)")
  }
  return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
    let parts = line.components(separatedBy: " = ")
    guard parts.count == 2, isSetting(parts[0], parts[1]) else {
      fatalError("\(path) has no setting in the line: \(line)")
    }
    return (parts[0], parts[1])
  }
}
