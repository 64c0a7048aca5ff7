/// A binding of a hub that looks for loops.
extension BindingSubscriber {
  /// Has a watch set the values, until ``endWatch(_:)``.
  ///
  /// Not while a value is being set: that must not release the closure that sets it.
  ///
  /// - Returns: The closure that sets a value, if it is watched.
  func watch(by watch: BindingWatch) -> BindingWatch.Set? {
    guard !isDone, !isCalling, let original = set?.set else { return nil }
    set = Setter { [unowned self] target, payload in
      watch.set(spot, isOpaque: hubs.isEmpty) { original(target, payload) }
    }
    return original
  }

  /// Sets the values itself again.
  func endWatch(_ original: @escaping BindingWatch.Set) {
    if !isDone { set = Setter(set: original) }
  }

  /// The hubs that take the values; those of all properties of the target until the first value has
  /// been set.
  var possibleHubs: [StreamHub] {
    let known = hubs
    guard known.isEmpty, let search, let target else { return known }
    return search.all(target).hubs
  }

  /// Passes a survey on to the hubs, but not to hubs that are only guessed.
  func describe(_ payload: UnsafeRawPointer) {
    let survey = payload.assumingMemoryBound(to: StreamSurvey.self).pointee
    guard survey.isWanted(self) else { return }
    let further = survey.note(self, isCertain || survey.includesGuesses ? hubs : [])
    if further.isEmpty { return handle(payload, .describe) }
    for hub in further { hub.describe(to: survey) }
  }
}
