extension ScreenPart {
  /// Shows text, which wraps at the width that it is given.
  public func text(_ text: String) -> ScreenElement {
    ScreenElement(.text, .text, text: text)
  }

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

  /// Draws a line.
  public func divider() -> ScreenElement {
    ScreenElement(.divider, .line)
  }

  /// Takes the space that is left over.
  public func spacer() -> ScreenElement {
    ScreenElement(.spacer, .space)
  }

  /// Shows that work is under way; assistive technology reads the label.
  public func progress(_ label: String? = nil) -> ScreenElement {
    let progress = ScreenElement(.progress, .leaf(ScreenSize(width: 20, height: 20)))
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
    var toast: ScreenElement
    if showsProgress {
      toast = ScreenElement(
        .toast,
        .box(.horizontal),
        spacing: 8,
        children: [progress(), self.text(text)]
      )
      toast = toast.label(text)
    } else {
      toast = ScreenElement(.toast, .text, text: text)
    }
    toast.change { $0.flags.formUnion([.floats, .keepsWidth]) }
    toast.changeDetails {
      $0.inset = ScreenInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
    }
    return toast
  }
}
