/// Runs one stream after the other: shared by `concat`, `retry` and `catch` over a sequence.
///
/// A stream that ends while it is being subscribed to is followed by the next one in a loop, not by
/// recursion, so any number of them fits on the stack.
final class SequentialNode<Element>: LinkedNode<Element> {
  @exclusivity(unchecked) private var upcoming: EventStream<Element>?
  @exclusivity(unchecked) private var isConnecting = false

  /// Begins with `stream`; after each end continues with the stream that `following` returns, or
  /// passes the end on if that is `nil`.
  ///
  /// A stream for which `isLast` returns `true` takes the node's place, if its turn comes before
  /// this call returns. The result is the link to what runs then.
  func begin(
    with stream: EventStream<Element>,
    isLast: () -> Bool = { false },
    following: @escaping (StreamEnd) -> EventStream<Element>?
  ) -> UpstreamLink {
    upcoming = stream
    return runUpcoming(isLast, following) ?? link
  }

  private func runUpcoming(
    _ isLast: () -> Bool,
    _ following: @escaping (StreamEnd) -> EventStream<Element>?
  ) -> UpstreamLink? {
    guard !isConnecting else { return nil }
    isConnecting = true
    defer {
      upcoming = nil
      isConnecting = false
    }
    while let stream = upcoming, !isOver {
      upcoming = nil
      if isLast() { return handOver(to: stream) }
      listen(
        to: stream,
        next: { self.send($0) },
        end: { end in
          guard let next = following(end) else { return self.finish(end) }
          self.upcoming = next
          _ = self.runUpcoming({ false }, following)
        }
      )
    }
    return nil
  }
}
