#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// An error that ended a subscription which has no `onError`, and the place of that subscription.
///
/// By default it is written to standard error, which is invisible on a phone. An app handles such errors itself, from
/// before its first subscription:
///
/// ```swift
/// UnhandledStreamError.handler = { unhandled in crashReporter.record(unhandled) }
/// ```
///
/// Drivers, signals and relays can't fail, so no error of theirs comes here. A ``BindingLoop`` does, though
/// it ends no subscription. The errors of a store go to its `report`.
public struct UnhandledStreamError: Error, CustomStringConvertible {
  /// Handles an error.
  ///
  /// Called once for each, in the isolation domain of the subscription, synchronously. That may be any
  /// domain, so a handler that needs the main actor starts a task there.
  public typealias Handler = @Sendable (UnhandledStreamError) -> Void

  /// The error that ended the stream.
  public let error: any Error
  /// The place of the subscription.
  public let origin: SourceSpot

  /// The error, its location and the advice.
  public var description: String {
    if let loop = error as? BindingLoop { return loop.description }
    return """
      Unhandled stream error: \(error). The subscription at \(origin) has no onError; \
      handle the error there or turn it into a value with `catch`.
      """
  }

  /// The handler of the whole process; by default ``writeToStandardError(_:)``.
  ///
  /// May be set from any thread; an error at the same moment goes to either handler. Tests use
  /// ``withHandler(_:perform:)``, which does not affect other tests.
  public static var handler: Handler {
    get { everywhere.withLock { $0 } }
    set {
      let former = everywhere.withLock { exchange(&$0, with: newValue) }
      // Released outside the lock, since the `deinit` of something that it holds may fail a stream.
      extendLifetime(former)
    }
  }

  /// Runs `body` with a handler of its own for the streams that fail in it and in the tasks that it
  /// starts.
  ///
  /// - Parameters:
  ///   - handler: Called in place of ``handler``.
  ///   - body: The closure to run.
  /// - Returns: The result of `body`.
  public static func withHandler<Result>(
    _ handler: @escaping Handler,
    perform body: () throws -> Result
  ) rethrows -> Result {
    try $here.withValue(handler, operation: body)
  }

  /// Runs asynchronous work with a handler of its own for the streams that fail in it and in the tasks
  /// that it starts.
  public static func withHandler<Result>(
    _ handler: @escaping Handler,
    isolation: isolated (any Actor)? = #isolation,
    perform body: () async throws -> Result
  ) async rethrows -> Result {
    try await $here.withValue(handler, operation: body, isolation: isolation)
  }

  /// Writes an error to standard error, on a line.
  public static func writeToStandardError(_ unhandled: UnhandledStreamError) {
    put("\(unhandled)\n")
  }

  @TaskLocal private static var here: Handler?
  private static let everywhere = Guarded<Handler>(writeToStandardError)

  @usableFromInline
  static func report(_ error: any Error, at origin: SourceSpot) {
    (here ?? handler)(UnhandledStreamError(error: error, origin: origin))
  }

  /// Writes a text to standard error.
  package static func put(_ text: String) {
    _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  }
}
