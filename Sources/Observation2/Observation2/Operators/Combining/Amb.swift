extension EventStream {
  /// The stream that sends anything first; the others are let go then.
  ///
  /// ```
  /// a           -----1--2--|
  /// b           ---x--y--z--|
  /// amb(a, b)   ---x--y--z--|
  /// ```
  ///
  /// An end counts as sending. No streams at all never send anything.
  ///
  /// - Complexity: O(n) on subscribing to n streams, O(1) per event.
  public static func amb(_ streams: EventStream...) -> EventStream {
    amb(streams)
  }

  /// The stream of a collection that sends anything first; see ``amb(_:)-(EventStream...)``.
  public static func amb(_ streams: [EventStream]) -> EventStream {
    EventStream { sink in
      let stage = AmbStage(sink)
      stage.takingTurns {
        for stream in streams where stage.isOpen {
          let input = LinkedInput()
          stage.listen(
            to: stream,
            by: input,
            next: { if stage.choose(input) { stage.send($0) } },
            end: { if stage.choose(input) { stage.finish($0) } }
          )
        }
      }
      return stage.link
    }
  }

  /// This stream or the other one, whichever sends anything first.
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
private final class AmbStage<Element>: LinkedStage<Element> {
  @exclusivity(unchecked) private var winner: LinkedInput?

  /// Whether no stream has sent anything yet.
  var isOpen: Bool { winner == nil && !isOver }

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
