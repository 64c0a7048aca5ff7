import StateStore

extension Effect {
  /// Refreshes a page again half a minute after a refresh has failed.
  ///
  /// The page shows what it has until then, and no error. The shop reports a change once, so without another try the
  /// page would never show it. An earlier load of the page cancels the wait.
  ///
  /// - Parameter refresh: The action that refreshes the page; its effect has the id “loading”.
  /// - Returns: The effect.
  static func refreshingAgain(_ refresh: Action) -> Effect {
    .concatenate(.wait(.seconds(30)), .send(refresh))
      .cancellable(id: "loading", cancelInFlight: true)
  }
}
