extension ScreenElement {
  /// Puts a small mark, such as a number of things unread, on the element's upper trailing corner.
  ///
  /// - Parameter text: What is on it; `nil` for no badge.
  /// - Returns: Layers of the element and the badge. The element's value is the badge's text, unless it has one.
  public func badge(_ text: String?) -> ScreenElement {
    let told = value == nil ? text.map { value($0) } : nil
    return (told ?? self).overlay(.topTrailing) {
      if let text { Self.badge(text) }
    }
  }

  /// Puts a number on the element's upper trailing corner, unless it is zero.
  public func badge(_ count: Int) -> ScreenElement {
    badge(count == 0 ? nil : String(count))
  }

  private static func badge(_ text: String) -> ScreenElement {
    var badge = ScreenElement(.badge, .text, text: text)
    badge.change { $0.flags.insert(.keepsWidth) }
    badge.changeDetails {
      $0.inset = ScreenInsets(top: 2, leading: 6, bottom: 2, trailing: 6)
    }
    return badge.textStyle(.caption).color(.onAccent).background(.destructive)
  }
}
