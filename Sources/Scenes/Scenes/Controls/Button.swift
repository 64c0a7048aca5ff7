extension ScreenPart {
  /// Shows a button.
  ///
  /// - Parameters:
  ///   - title: The text on it.
  ///   - action: The closure that a tap runs.
  /// - Returns: A button.
  public func button(
    _ title: String,
    action: @escaping @MainActor () -> Void
  ) -> ScreenElement {
    var button = ScreenElement(.button, .text, text: title, action: ScreenAction(action))
    button.change { $0.flags.insert(.fillsWidth) }
    button.changeDetails { $0.inset = .control }
    return button
  }

  /// Shows a button that says what kind it is, or that what it does is under way.
  ///
  /// - Parameters:
  ///   - title: The text on it.
  ///   - role: What kind it is, from which its colours follow; a front-end finds it in
  ///     ``ScreenNodeLook/buttonRole``.
  ///   - isLoading: Whether what it does is under way: it shows an indicator beside its title and is disabled then. It is
  ///     the same element before, meanwhile and after.
  ///   - action: The closure that a tap runs.
  /// - Returns: A button.
  public func button(
    _ title: String,
    role: ScreenButtonRole,
    isLoading: Bool = false,
    action: @escaping @MainActor () -> Void
  ) -> ScreenElement {
    var plain = button(title, action: action)
    if isLoading {
      plain = ScreenElement(
        .button,
        .box(.horizontal),
        spacing: 8,
        children: [progress(), text(title)],
        action: ScreenAction(action)
      )
      plain.changeDetails { $0.inset = .control }
      plain = plain.label(title).disabled()
    }
    if role != .normal { plain = plain.specifically { $0.buttonRole = role } }
    switch role {
    case .normal, .cancel: return plain
    case .primary: return plain.color(.onAccent).background(.accent)
    case .destructive: return plain.color(.destructive)
    }
  }
}

/// What kind of button it is.
public enum ScreenButtonRole: String, Sendable, Hashable, CaseIterable, Codable {
  /// One among others.
  case normal
  /// What most people want here.
  case primary
  /// Leaves everything as it is.
  case cancel
  /// Takes something away for good.
  case destructive
}
