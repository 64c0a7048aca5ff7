#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Reports errors that no observer handles.
@usableFromInline
package enum UnhandledError {
  /// Writes a line to standard error.
  @usableFromInline
  static func report(_ error: any Error, at origin: SourceSpot) {
    let line = """
      Unhandled stream error: \(error). The subscription at \(origin) has no onError; \
      handle the error there or turn it into a value with `catch`.

      """
    put(line)
  }

  /// Writes a text to standard error.
  package static func put(_ text: String) {
    _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  }
}
