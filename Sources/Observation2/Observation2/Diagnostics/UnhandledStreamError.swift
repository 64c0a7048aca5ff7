#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// An error that ended a subscription which has no `onError`, and the place of that subscription.
///
/// It is written to the standard error, which nobody sees on a telephone. An app takes such errors
/// itself, before its first subscription:
///
/// ```swift
/// UnhandledStreamError.handler = { unhandled in crashReporter.record(unhandled) }
/// ```
///
/// A driver, a signal and a relay can't fail, so nothing of theirs comes here. What goes wrong in a
/// store goes to the `report` that the store is given.
public struct UnhandledStreamError: Error, CustomStringConvertible {
  /// Takes an error.
  ///
  /// Called once for each, in the isolation domain of the subscription, before whatever made the stream
  /// fail goes on. The domain may be any, so a handler hops by itself to the one that it needs.
  public typealias Handler = @Sendable (UnhandledStreamError) -> Void

  /// What the stream failed with.
  public let error: any Error
  /// The place of the subscription.
  public let origin: SourceSpot

  /// What happened, where, and what to do.
  public var description: String {
    """
    Unhandled stream error: \(error). The subscription at \(origin) has no onError; \
    handle the error there or turn it into a value with `catch`.
    """
  }

  /// Takes the unhandled errors of the process; by default ``writeToStandardError(_:)``.
  ///
  /// May be set from anywhere; an error that is on its way meanwhile goes to either handler. Tests use
  /// ``withHandler(_:perform:)``, which other tests don't notice.
  public static var handler: Handler {
    get { everywhere.withLock { $0 } }
    set { everywhere.withLock { $0 = newValue } }
  }

  /// Runs `body` with a handler of its own for what fails in it, and in the tasks that it starts.
  ///
  /// - Parameters:
  ///   - handler: Takes the errors, in the place of ``handler``.
  ///   - body: What may fail.
  /// - Returns: What `body` returns.
  public static func withHandler<Result>(
    _ handler: @escaping Handler,
    perform body: () throws -> Result
  ) rethrows -> Result {
    try $here.withValue(handler, operation: body)
  }

  /// Runs `body` with a handler of its own for what fails in it, and in the tasks that it starts; see
  /// the one that does not wait.
  public static func withHandler<Result>(
    _ handler: @escaping Handler,
    isolation: isolated (any Actor)? = #isolation,
    perform body: () async throws -> Result
  ) async rethrows -> Result {
    try await $here.withValue(handler, operation: body, isolation: isolation)
  }

  /// Writes an error to the standard error, on a line.
  public static func writeToStandardError(_ unhandled: UnhandledStreamError) {
    put("\(unhandled)\n")
  }

  @TaskLocal private static var here: Handler?
  private static let everywhere = Guarded<Handler>(writeToStandardError)

  @usableFromInline
  static func report(_ error: any Error, at origin: SourceSpot) {
    (here ?? handler)(UnhandledStreamError(error: error, origin: origin))
  }

  /// Writes a text to the standard error.
  package static func put(_ text: String) {
    _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  }
}
