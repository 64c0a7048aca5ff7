extension ScreenPart {
  /// Places elements by a layout of one's own.
  ///
  /// - Parameters:
  ///   - layout: Where they stand.
  ///   - content: The elements.
  /// - Returns: An element as large as the layout says.
  public func arranged(
    by layout: some ScreenLayout,
    @ScreenBuilder content: () -> [ScreenElement]
  ) -> ScreenElement {
    ScreenElement(.arranged, laidOutBy: layout, content())
  }
}
