import Foundation

print("There are \(ProcessInfo.processInfo.arguments.count) arguments.")
