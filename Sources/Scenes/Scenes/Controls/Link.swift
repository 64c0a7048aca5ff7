extension ScreenPart {
  /// Shows words that lead to another place.
  ///
  /// - Parameters:
  ///   - title: The words.
  ///   - address: Where they lead, such as `https://shop.example/terms`.
  ///   - open: Called with the address by a tap.
  /// - Returns: A link.
  public func link(
    _ title: String,
    to address: String,
    open: @escaping @MainActor (String) -> Void
  ) -> ScreenElement {
    var link = ScreenElement(
      .link,
      .text,
      text: title,
      action: ScreenAction { open(address) }
    )
    link.changeDetails {
      $0.inset = ScreenInsets(top: 11, leading: 14, bottom: 11, trailing: 14)
    }
    return link.traits(.link).color(.accent).specifically { $0.address = address }
  }
}
