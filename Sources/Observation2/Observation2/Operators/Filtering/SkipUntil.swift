extension EventStream {
  /// Skips values until another stream has emitted its first one.
  ///
  /// ```
  /// source                --1--2--3--4--|
  /// trigger               -------x------
  /// skip(until: trigger)  --------3--4--|
  /// ```
  ///
  /// The trigger is cancelled then. Its error fails the result, its completion is ignored. Ends
  /// with the source, whether or not the trigger has fired (rule 19 of <doc:TheRules>; Rx stays
  /// silent for ever).
  public func skip<Trigger: EventStreamConvertible>(until trigger: Trigger) -> EventStream {
    let trigger = trigger.asStream()
    return EventStream { sink in
      let node = LinkedNode(sink)
      let isOpen = OperatorState(false)
      let gate = LinkedInput()
      node.takingTurns {
        node.listen(
          to: self,
          next: { if isOpen.value { node.send($0) } },
          end: { node.finish($0) }
        )
        node.listen(
          to: trigger,
          by: gate,
          passesOrigins: false,
          next: { _ in
            isOpen.value = true
            node.leave(gate)
          },
          end: { end in
            if case .error = end { node.finish(end) }
          },
          gone: {}
        )
      }
      return node.link
    }
  }
}
