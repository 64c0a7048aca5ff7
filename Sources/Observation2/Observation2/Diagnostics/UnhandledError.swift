#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Reports errors that a subscriber left unhandled.
@usableFromInline
package enum UnhandledError {
  /// Writes a line to the standard error.
  @usableFromInline
  static func report(_ error: any Error, at origin: SourceSpot) {
    let line = """
      Unhandled stream error: \(error). The subscription at \(origin) has no onError; \
      handle the error there or turn it into a value with `catch`.

      """
    put(line)
  }

  /// Writes a text to the standard error.
  package static func put(_ text: String) {
    _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  }
}
