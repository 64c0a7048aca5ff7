/// The reports of a window to elements: that they have come into sight or gone out of it, and that they have the focus for
/// which they have asked.
///
/// They are a window's and not a front-end's duty, so that every front-end shows the same.
extension SceneWindow {
  /// Reports to elements what the front-end is about to show.
  ///
  /// - Returns: `true` if there was anything to report; an element may have changed something in answer.
  func reportSight(to layers: [ScreenTree]) -> Bool {
    let reports = SightReports.of(layers, in: environment.containerSize)
    for (event, id) in reports {
      if let runsReport { runsReport { report(event, to: id) } } else { report(event, to: id) }
    }
    return !reports.isEmpty
  }

  /// Reports an event; a refusal concerns nothing that a person has asked for.
  private func report(_ event: ScreenEvent, to id: ScreenNodeID) {
    if case .focus = event {
      // The observer of input hears of it too: a recording repeats the focus.
      try? send(event, to: id)
    } else {
      try? send(event, to: id, isNewest: false)
    }
  }
}
