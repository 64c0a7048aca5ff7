extension ScreenElement {
  /// Called when a person pulls a scroll down past its beginning, to ask for newer content.
  ///
  /// A pull during a refresh starts no second one, as with `UIRefreshControl` and `refreshable`. The data source reports
  /// the refresh, and can show it with a ``ScreenPart/progress(_:)`` above the rows.
  ///
  /// ```swift
  /// scroll { rows }.onRefresh(isRefreshing: dataSource.isRefreshing) { delegate?.listViewDidPullToRefresh() }
  /// ```
  /// - Parameters:
  ///   - isRefreshing: A Boolean value that indicates whether a refresh is under way, so that a pull does nothing.
  ///   - perform: Asks for newer content.
  /// - Returns: The scroll, which takes ``ScreenEvent/refresh``.
  public consuming func onRefresh(
    isRefreshing: Bool = false,
    _ perform: @escaping @MainActor () -> Void
  ) -> ScreenElement {
    handling {
      $0.refresh = perform
      $0.isRefreshing = isRefreshing
    }
  }
}
