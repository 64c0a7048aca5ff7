/// What ``Driver`` and ``Signal`` have in common: a stream that cannot fail, delivers on the main
/// actor and is shared by all who listen.
///
/// They differ in what an observer that joins late gets.
///
/// Everything about it happens on the main actor. Use from elsewhere does not compile; where the
/// compiler can't see it, subscribing and delivering stop with a message (SEMANTICS 7).
@MainActor
public struct SharedStream<Strategy: SharingStrategy, Element> {
  @usableFromInline let stream: EventStream<Element>

  /// - Parameter stream: One that cannot fail and shares as the strategy says.
  @usableFromInline
  package init(shared stream: EventStream<Element>) {
    self.stream = stream
  }

  /// One value, then completion.
  public static func just(_ value: Element) -> SharedStream {
    SharedStream(shared: .just(value))
  }

  /// Values in order, then completion.
  public static func of(_ values: Element...) -> SharedStream {
    SharedStream(shared: .from(values))
  }

  /// Completion alone.
  public static func empty() -> SharedStream {
    SharedStream(shared: .empty())
  }

  /// Nothing, for ever.
  public static func never() -> SharedStream {
    SharedStream(shared: .never())
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
