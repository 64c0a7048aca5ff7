import Foundation
import Kaimono

/// One end of a connection between two processes of this machine, over which each sends lines.
final class LocalSocket {
  struct Failure: Error, CustomStringConvertible {
    let step: String
    let code = errno
    var description: String { "\(step): \(String(cString: strerror(code)))" }
  }

  private let descriptor: Int32

  private init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Returns a socket that accepts connections at a path.
  static func listening(at path: String) throws -> LocalSocket {
    let socket = try make()
    try withAddress(path) { address, size in
      guard bind(socket.descriptor, address, size) == 0 else { throw Failure(step: "bind") }
    }
    guard listen(socket.descriptor, 16) == 0 else { throw Failure(step: "listen") }
    return socket
  }

  /// Connects to the socket at a path.
  static func connected(to path: String) throws -> LocalSocket {
    let socket = try make()
    try withAddress(path) { address, size in
      guard connect(socket.descriptor, address, size) == 0 else { throw Failure(step: "connect") }
    }
    return socket
  }

  /// Waits for the next connection, or for the end of the standard input.
  func accept() throws -> LocalSocket? {
    var waiting = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&waiting, nfds_t(waiting.count), -1) < 0, errno == EINTR {}
    if waiting[0].revents == 0 { return nil }
    let connection = Foundation.accept(descriptor, nil, nil)
    guard connection >= 0 else { throw Failure(step: "accept") }
    return LocalSocket(descriptor: connection)
  }

  /// Sends a value as a line.
  func send(_ value: some Encodable) throws {
    var rest = try JSONEncoder().encode(value) + [0x0A]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count >= 0 else { throw Failure(step: "write") }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits for a line.
  ///
  /// - Returns: The value; `nil` if the connection ended before the line did.
  func receive<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    var line = Data()
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while line.last != 0x0A {
      let count = read(descriptor, &buffer, buffer.count)
      if count <= 0 { return nil }
      line += buffer[..<count]
    }
    return try JSONDecoder().decode(Value.self, from: line)
  }

  private static func make() throws -> LocalSocket {
    #if canImport(Darwin)
    let kind = SOCK_STREAM
    #else
    let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    let descriptor = socket(AF_UNIX, kind, 0)
    guard descriptor >= 0 else { throw Failure(step: "socket") }
    return LocalSocket(descriptor: descriptor)
  }

  private static func withAddress(
    _ path: String,
    _ body: (UnsafePointer<sockaddr>, socklen_t) throws -> Void
  ) throws {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8) + [0]
    precondition(
      bytes.count <= MemoryLayout.size(ofValue: address.sun_path),
      "\(path) is too long for a socket."
    )
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    try withUnsafePointer(to: &address) { pointer in
      try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        try body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
