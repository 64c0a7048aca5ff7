/// A stream of events over time: any number of values, then at most one error or completion.
///
/// It is a recipe: nothing runs until someone subscribes, and every subscription runs it anew,
/// unless the stream is shared (``share(replay:scope:isolation:)``) or comes from a subject.
///
/// ```swift
/// let doubled = numbers.map { $0 * 2 }.filter { $0 > 10 }
/// doubled.subscribe(onNext: { print($0) }).disposed(by: bag)
/// ```
///
/// A stream stays in the isolation domain that made it, nearly always the main actor; it is not
/// `Sendable`, so the compiler enforces that, and no element passes a lock.
@frozen
public struct EventStream<Element> {
  @usableFromInline let connect: (EventSink<Element>) -> UpstreamLink

  @inlinable
  init(connect: @escaping (EventSink<Element>) -> UpstreamLink) {
    self.connect = connect
  }
}

@available(*, unavailable)
extension EventStream: Sendable {}
