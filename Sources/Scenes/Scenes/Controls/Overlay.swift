extension ScreenElement {
  /// Lays elements over this one, in front of it.
  ///
  /// - Parameters:
  ///   - alignment: Where they stand, whatever they come from: a part, a branch, a list.
  ///   - content: The elements, the last in front.
  /// - Returns: Layers, of which this element is the first.
  public func overlay(
    _ alignment: ScreenAlignment = .center,
    @ScreenBuilder content: () -> [ScreenElement]
  ) -> ScreenElement {
    var layers = ScreenElement(.layers, .layers, children: [self] + content())
    layers.changeDetails { $0.frontAlignment = alignment }
    return layers
  }
}
