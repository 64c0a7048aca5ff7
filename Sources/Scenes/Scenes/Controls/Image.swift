extension ScreenPart {
  /// Shows a picture.
  ///
  /// - Parameters:
  ///   - name: The picture's name; a front-end knows where to find it.
  ///   - label: A description in words. An image without one is decoration.
  /// - Returns: An image.
  public func image(_ name: String, label: String? = nil) -> ScreenElement {
    let image = ScreenElement(.image, .leaf(ScreenSize(width: 40, height: 40)), text: name)
    guard let label else { return image }
    return image.label(label)
  }
}
