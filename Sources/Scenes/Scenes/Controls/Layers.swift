extension ScreenPart {
  /// Places elements over one another; the last lies in front.
  public func layers(@ScreenBuilder content: () -> [ScreenElement]) -> ScreenElement {
    ScreenElement(.layers, .layers, children: content())
  }
}
