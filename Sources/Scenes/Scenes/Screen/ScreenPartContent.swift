extension ScreenPart {
  /// Shows text, which wraps at the width that it is given.
  public func text(_ text: String) -> ScreenElement {
    ScreenElement(.text, text: text)
  }

  /// Shows a picture.
  ///
  /// - Parameters:
  ///   - name: The picture's name; a front-end knows where to find it.
  ///   - label: A description in words. An image without one is decoration.
  /// - Returns: An image.
  public func image(_ name: String, label: String? = nil) -> ScreenElement {
    let image = ScreenElement(.image, text: name)
    guard let label else { return image }
    return image.label(label)
  }

  /// Draws a line.
  public func divider() -> ScreenElement {
    ScreenElement(.divider)
  }

  /// Takes the space that is left over.
  public func spacer() -> ScreenElement {
    ScreenElement(.spacer)
  }

  /// Shows that work is under way; assistive technology reads the label.
  public func progress(_ label: String? = nil) -> ScreenElement {
    let progress = ScreenElement(.progress)
    guard let label else { return progress }
    return progress.label(label)
  }

  /// Shows a message over its layers; it covers nothing and touches go through it.
  ///
  /// - Parameters:
  ///   - text: The message.
  ///   - showsProgress: Whether an indicator stands before the message.
  /// - Returns: A toast.
  public func toast(_ text: String, showsProgress: Bool = false) -> ScreenElement {
    ScreenElement(
      .toast,
      text: text,
      spacing: 8,
      children: showsProgress ? [ScreenElement(.progress)] : []
    )
  }
}
