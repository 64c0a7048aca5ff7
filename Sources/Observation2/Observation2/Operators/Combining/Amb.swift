extension EventStream {
  /// Follows the stream that sends an event first, and cancels the others then.
  ///
  /// ```
  /// a           -----1--2--|
  /// b           ---x--y--z--|
  /// amb(a, b)   ---x--y--z--|
  /// ```
  ///
  /// An end counts as an event. Without any streams the result never emits anything.
  ///
  /// - Complexity: O(n) on subscribing to n streams, O(1) per event.
  public static func amb(_ streams: EventStream...) -> EventStream {
    amb(streams)
  }

  /// Follows the subject, relay or stream that sends an event first; see `amb(_:)`.
  public static func amb(_ sources: any EventStreamConvertible<Element>...) -> EventStream {
    amb(sources.map { $0.asStream() })
  }

  /// Follows the stream of a collection that sends an event first; see
  /// `amb(_:)`.
  public static func amb(_ streams: [EventStream]) -> EventStream {
    EventStream { sink in
      let node = AmbNode(sink)
      node.takingTurns {
        for stream in streams where node.isOpen {
          let input = LinkedInput()
          node.listen(
            to: stream,
            by: input,
            next: { if node.choose(input) { node.send($0) } },
            end: { if node.mayWin(input) { node.finish($0) } }
          )
        }
      }
      return node.link
    }
  }

  /// Follows this stream or the other one, whichever sends an event first.
  ///
  /// ```
  /// source       -----1--2--|
  /// other        ---x--y--z--|
  /// amb(other)   ---x--y--z--|
  /// ```
  public func amb(_ other: some EventStreamConvertible<Element>) -> EventStream {
    amb(other.asStream())
  }

  /// The same for a stream, so that it can be written as `.just(1)`.
  @_documentation(visibility: internal)
  public func amb(_ other: EventStream) -> EventStream {
    EventStream.amb([self, other])
  }
}

/// Lets go of all but the stream that has sent something first.
private final class AmbNode<Element>: LinkedNode<Element> {
  @exclusivity(unchecked) private var winner: LinkedInput?

  /// Whether no stream has sent anything yet.
  var isOpen: Bool { winner == nil && !isOver }

  /// Whether no other input has sent something before.
  func mayWin(_ input: LinkedInput) -> Bool { winner == nil || winner === input }

  /// Answers whether an input that has sent something is the first one to do so.
  ///
  /// Letting go of one of the others may make another one send.
  func choose(_ input: LinkedInput) -> Bool {
    if let winner { return winner === input }
    winner = input
    leaveAll(but: input)
    return true
  }
}
