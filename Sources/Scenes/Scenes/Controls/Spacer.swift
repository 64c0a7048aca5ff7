extension ScreenPart {
  /// Takes the space that is left over.
  public func spacer() -> ScreenElement {
    ScreenElement(.spacer, .space)
  }
}
