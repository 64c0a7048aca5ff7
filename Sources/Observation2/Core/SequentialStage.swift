/// Runs one stream after the other: what `concat`, `retry` and `catch` over a sequence share.
///
/// A stream that ends while it is being subscribed to is followed by the next one in a loop, not by
/// recursion, so any number of them fits on the stack.
final class SequentialStage<Element>: LinkedStage<Element> {
  @exclusivity(unchecked) private var upcoming: EventStream<Element>?
  @exclusivity(unchecked) private var isConnecting = false

  /// Runs `stream`, and after each end the stream that `following` gives; `nil` passes the end on.
  func run(
    _ stream: EventStream<Element>,
    following: @escaping (StreamEnd) -> EventStream<Element>?
  ) {
    upcoming = stream
    guard !isConnecting else { return }
    isConnecting = true
    while let stream = upcoming, !isOver {
      upcoming = nil
      listen(
        to: stream,
        next: { self.send($0) },
        end: { end in
          guard let next = following(end) else { return self.finish(end) }
          self.run(next, following: following)
        }
      )
    }
    upcoming = nil
    isConnecting = false
  }
}
