extension EventStream {
  /// Values from when another stream has given its first one.
  ///
  /// ```
  /// source                --1--2--3--4--|
  /// trigger               -------x------
  /// skip(until: trigger)  --------3--4--|
  /// ```
  ///
  /// The trigger is let go then. Its error fails the result, its completion is ignored. Ends with
  /// the source, whether or not the trigger has fired (rule 19 of <doc:TheRules>; Rx stays silent
  /// for ever).
  public func skip<Trigger: EventStreamConvertible>(until trigger: Trigger) -> EventStream {
    let trigger = trigger.asStream()
    return EventStream { sink in
      let stage = LinkedStage(sink)
      let isOpen = StageState(false)
      let gate = LinkedInput()
      stage.takingTurns {
        stage.listen(
          to: self,
          next: { if isOpen.value { stage.send($0) } },
          end: { stage.finish($0) }
        )
        stage.listen(
          to: trigger,
          by: gate,
          passesOrigins: false,
          next: { _ in
            isOpen.value = true
            stage.leave(gate)
          },
          end: { end in
            if case .error = end { stage.finish(end) }
          },
          gone: {}
        )
      }
      return stage.link
    }
  }
}
