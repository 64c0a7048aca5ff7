import FlowFormat
import Foundation

/// Reading and writing by the system's descriptors.
package enum Descriptor {
  /// Makes the process's outputs safe to write to, whichever process has started it.
  ///
  /// A reader of them may have seen enough (`| head`), which would end the process. One that is closed would be the
  /// next file that is opened, and a report would contain what is printed.
  package static func secureOutputs() {
    signal(SIGPIPE, SIG_IGN)
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is this one.
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Waits for bytes, at most 64 KiB.
  ///
  /// - Returns: The bytes; none at the end, and if the other side has gone.
  package static func read(_ descriptor: Int32) -> [UInt8] {
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
  /// - Returns: `true` if the other side is there.
  package static func send(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
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
  /// - Returns: `true` if it has taken all; if not, `errno` says why.
  @discardableResult
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
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
