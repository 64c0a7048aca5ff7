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

  /// Follows the stream of a collection that sends an event first; see
  /// ``amb(_:)-(EventStream...)``.
  public static func amb(_ streams: [EventStream]) -> EventStream {
    EventStream { sink in
      let node = LinkedNode(sink)
      let hasWinner = OperatorState(false)
      node.takingTurns {
        for stream in streams where !hasWinner.value {
          let input = LinkedInput()
          let win = {
            if hasWinner.value { return }
            hasWinner.value = true
            node.leaveAll(but: input)
          }
          node.listen(
            to: stream,
            by: input,
            next: { value in
              win()
              node.send(value)
            },
            end: { end in
              win()
              node.finish(end)
            }
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
