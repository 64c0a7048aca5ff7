import Foundation

/// What a program writes into a file that it has been started with.
public enum ProcessOutput {
  /// Writes all of a text, and waits where the other end has no room yet.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - file: The number of the file.
  /// - Returns: Whether all of it has been taken: a file that is closed, and a terminal that has hung up, take
  ///   nothing.
  @discardableResult
  public static func write(_ text: String, to file: Int32 = STDOUT_FILENO) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
        continue
      }
      // A program before this one may have left the terminal so that nobody waits for it.
      guard count < 0, errno == EAGAIN || errno == EINTR else { return false }
      var output = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
      _ = poll(&output, 1, -1)
    }
    return true
  }
}
