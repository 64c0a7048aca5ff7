extension EventStream {
  /// A stream that derives from others, made by hand: an operator of your own.
  ///
  /// ```swift
  /// func positive() -> EventStream {
  ///   .derived { observer in
  ///     observer.listen(to: self) { event in
  ///       if let value = event.value, value <= 0 { return }
  ///       observer.on(event)
  ///     }
  ///   }
  /// }
  /// ```
  /// ```
  /// source      -2--(-1)--3--|
  /// positive()  -2--------3--|
  /// ```
  ///
  /// A stream of ``create(_:)`` is an origin of its own. This one keeps the origins of all sources that
  /// it listens to, so one change of an origin reaches a combination below once: <doc:Glitches>.
  /// <doc:WritingAnOperator> has the rules.
  ///
  /// - Parameter start: Called for each subscription, with the observer that takes events and listens to
  ///   sources. Its local variables are the state of the subscription. An error that it throws ends
  ///   the stream.
  /// - Returns: A stream that calls `start` anew for each subscription.
  /// - Complexity: O(1) per event beside what `start` does with it.
  public static func derived(
    _ start: @escaping (DerivedObserver<Element>) throws -> Void
  ) -> EventStream {
    EventStream { sink in
      let node = LinkedNode(sink)
      node.takingTurns {
        do {
          try start(DerivedObserver(node))
        } catch {
          node.finish(.error(error))
        }
      }
      return node.link
    }
  }
}
