extension ScreenElement {
  /// Called when a person pulls a scroll down past its beginning, to ask for newer content.
  ///
  /// What is under way then is for the data source to show, for example with a
  /// ``ScreenPart/progress(_:)`` above the rows (`UIRefreshControl`).
  ///
  /// - Parameter perform: Asks for newer content.
  /// - Returns: The scroll, which takes ``ScreenEvent/refresh``.
  public consuming func onRefresh(_ perform: @escaping @MainActor () -> Void) -> ScreenElement {
    handling { $0.refresh = perform }
  }
}
