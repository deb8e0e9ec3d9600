import Foundation
import StorefrontCommand

// Writing to a pipe whose reader is gone must end the output, not the process.
signal(SIGPIPE, SIG_IGN)
let status = await StorefrontCommand.run(
  Array(CommandLine.arguments.dropFirst()), with: .standard())
exit(status)
