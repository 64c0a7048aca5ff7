/// A stream that cannot fail, delivers on the main actor and is shared by all its observers: the
/// common type of ``Driver`` and ``Signal``.
///
/// The two differ in the values that an observer receives when it subscribes late.
///
/// Everything about it happens on the main actor. Use from elsewhere does not compile; where the
/// compiler can't see it, subscribing and delivering stop with a message (rule 7 of
/// <doc:TheRules>).
@MainActor
public struct SharedStream<Strategy: SharingStrategy, Element> {
  @usableFromInline let stream: EventStream<Element>

  /// - Parameter stream: A stream that cannot fail and is shared as the strategy says.
  @usableFromInline
  package init(shared stream: EventStream<Element>) {
    // Not by `map`, which would ask for the types of the optional each time.
    if let watch = OutputWatch.current {
      self.stream = watch.watch(stream)
    } else {
      self.stream = stream
    }
  }

  /// - Parameter stream: A stream that cannot fail; it is shared anew, so that an operator's state
  ///   and side effects exist once for all observers.
  ///
  /// Not inlined: otherwise every operator would compile its own copy of sharing.
  @inline(never)
  init(sharing stream: EventStream<Element>) {
    self.init(shared: stream.share(replay: Strategy.replay))
  }

  /// The same as a plain stream.
  ///
  /// It still cannot fail and is still shared.
  @inlinable
  public func asStream() -> EventStream<Element> { stream }
}

extension SharedStream: @MainActor EventStreamConvertible {}

extension SharedStream: WatchedOutput {
  package func probe(in watch: OutputWatch) -> OutputProbe? { watch.probe(of: stream) }
}

/// How a ``SharedStream`` treats an observer that joins late.
public protocol SharingStrategy {
  /// The number of newest values that such an observer receives.
  static var replay: Int { get }
}
