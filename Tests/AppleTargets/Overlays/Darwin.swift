// What C cannot give to Swift: a variable of a thread, a variadic function, a constant with a cast.
@_exported import Darwin
public var errno: Int32 { get { 0 } set {} }
public let TIOCGWINSZ: UInt = 0x4008_7468
public func ioctl(_ file: Int32, _ request: UInt, _ pointer: UnsafeMutableRawPointer) -> Int32 { 0 }
