extension ScreenPart {
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
