extension ScreenPart {
  /// Draws a line.
  public func divider() -> ScreenElement {
    ScreenElement(.divider, .line)
  }
}
