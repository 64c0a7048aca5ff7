/// The padding of a button and a toast around their text.
enum ScreenTitleInsets {
  static func around(_ kind: ScreenKind) -> ScreenInsets {
    kind == .toast
      ? ScreenInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
      : ScreenInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  }
}
