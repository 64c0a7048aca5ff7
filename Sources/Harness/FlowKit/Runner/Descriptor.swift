import Foundation

/// Reading and writing by the system's descriptors.
enum Descriptor {
  /// Waits for bytes, at most 64 KiB.
  ///
  /// - Returns: The bytes; none at the end, and if the other side has gone.
  static func read(_ descriptor: Int32) -> [UInt8] {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, size in
        count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
        size = max(count, 0)
      }
      if count < 0, errno == EINTR { continue }
      return bytes
    }
  }

  /// Writes all bytes to a socket.
  ///
  /// - Returns: Whether the other side is there.
  static func send(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    #if canImport(Darwin)
    let flags: Int32 = 0
    #else
    // Without it, the system would end this process when the other one has ended.
    let flags = Int32(MSG_NOSIGNAL)
    #endif
    return write(bytes) { Foundation.send(descriptor, $0, $1, flags) }
  }

  /// Writes all bytes to a file or a terminal, as far as that takes them.
  ///
  /// - Returns: Whether it has taken all; if not, `errno` says why.
  @discardableResult
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    write(bytes) { Foundation.write(descriptor, $0, $1) }
  }

  private static func write(
    _ bytes: [UInt8],
    by writing: (UnsafeRawPointer, Int) -> Int
  ) -> Bool {
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return true }
      var done = 0
      while done < buffer.count {
        let count = writing(start + done, buffer.count - done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        done += count
      }
      return true
    }
  }
}
