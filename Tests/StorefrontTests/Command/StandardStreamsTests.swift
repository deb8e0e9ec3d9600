import Foundation
import StorefrontCommand
import Testing

struct StandardStreamsTests {
  @Test func `What is written in parts of any length is read in parts of any length`() async throws
  {
    var text = ""
    for number in 0..<20_000 { text += "line \(number): ✓ ü\u{0}\n" }
    let pipe = Pipe()
    let (input, output) = (
      pipe.fileHandleForReading.fileDescriptor, pipe.fileHandleForWriting.fileDescriptor
    )
    let written = text
    async let isWritten = Task.detached {
      defer { try? pipe.fileHandleForWriting.close() }
      return write("", to: output) && write(written, to: output)
    }.value
    var read: [UInt8] = []
    var counts = [1, 7, 65_536, 3].makeIterator()
    while true {
      let count = counts.next() ?? 4_096
      let bytes = try readBytes(upTo: count, from: input)
      #expect(bytes.count <= count)
      if bytes.isEmpty { break }
      read += bytes
    }
    #expect(await isWritten)
    #expect(read == Array(text.utf8))
    withExtendedLifetime(pipe) {}
  }

  @Test func `A file that cannot be read is an error, not an empty one`() throws {
    #expect(throws: UnreadableInput.self) { try readBytes(upTo: 10, from: -1) }
    #expect(try readBytes(upTo: 0, from: 0).isEmpty)
  }
}
