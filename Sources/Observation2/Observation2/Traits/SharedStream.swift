/// What ``Driver`` and ``Signal`` have in common: a stream that cannot fail, delivers on the main
/// actor and is shared by all who listen.
///
/// They differ in what an observer that joins late gets.
///
/// Everything about it happens on the main actor. Use from elsewhere does not compile; where the
/// compiler can't see it, subscribing and delivering stop with a message (rule 7 of
/// <doc:TheRules>).
@MainActor
public struct SharedStream<Strategy: SharingStrategy, Element> {
  @usableFromInline let stream: EventStream<Element>

  /// - Parameter stream: One that cannot fail and shares as the strategy says.
  @usableFromInline
  package init(shared stream: EventStream<Element>) {
    self.stream = stream
  }

  /// - Parameter stream: One that cannot fail; it is shared anew, so that what an operator remembers
  ///   or does on the side is there once, however many listen.
  ///
  /// Not inlined: every operator would have a copy of sharing to compile.
  @inline(never)
  init(sharing stream: EventStream<Element>) {
    self.init(shared: stream.share(replay: Strategy.replay))
  }

  /// The same as a plain stream.
  ///
  /// Still one that cannot fail and is shared.
  @inlinable
  public func asStream() -> EventStream<Element> { stream }
}

extension SharedStream: @MainActor EventStreamConvertible {}

/// How a ``SharedStream`` treats an observer that joins late.
public protocol SharingStrategy {
  /// How many of the newest values it gets.
  static var replay: Int { get }
}
