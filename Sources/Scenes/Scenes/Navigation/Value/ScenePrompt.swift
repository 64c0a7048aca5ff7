/// A question in front of everything, as a value: its answer is the name of a button.
///
/// ```swift
/// ScenePrompt(
///   .alert, title: "削除しますか", buttons: [
///     ScenePromptButton("delete", "削除", role: .destructive),
///     ScenePromptButton("cancel", "キャンセル", role: .cancel),
///   ])
/// ```
public struct ScenePrompt: Hashable, Sendable, Codable {
  /// How it is asked.
  public enum Style: String, Hashable, Sendable, Codable {
    /// In the middle; it has to be answered.
    case alert
    /// From below; it can be swiped away, which answers it with the button that cancels.
    case actionSheet
  }

  /// How it is asked.
  public let style: Style
  /// The question.
  public let title: String
  /// More words about it.
  public let message: String?
  /// The answers.
  public let buttons: [ScenePromptButton]

  /// Creates a question.
  ///
  /// - Precondition: It has a button, and no two of the same name.
  public init(
    _ style: Style,
    title: String,
    message: String? = nil,
    buttons: [ScenePromptButton]
  ) {
    precondition(!buttons.isEmpty, "A question without a button can't be answered.")
    precondition(
      Self.areDistinct(buttons),
      "Two buttons of the question “\(title)” have one name. Give each its own."
    )
    (self.style, self.title, self.message, self.buttons) = (style, title, message, buttons)
  }

  private static func areDistinct(_ buttons: [ScenePromptButton]) -> Bool {
    Set(buttons.map(\.id)).count == buttons.count
  }

  private enum CodingKeys: String, CodingKey {
    case style, title, message, buttons
  }

  /// Reads a question that can be answered.
  ///
  /// - Throws: ``SceneNavigationError/damaged(_:_:)``, if it has no button, or two of one name.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    style = try values.decode(Style.self, forKey: .style)
    title = try values.decode(String.self, forKey: .title)
    message = try values.decodeIfPresent(String.self, forKey: .message)
    buttons = try values.decode([ScenePromptButton].self, forKey: .buttons)
    guard !buttons.isEmpty, Self.areDistinct(buttons) else {
      let fault = buttons.isEmpty ? "it has no button" : "two of its buttons have one name"
      throw SceneNavigationError.damaged("The question “\(title)”", fault)
    }
  }

  /// The button that changes nothing.
  public var cancel: ScenePromptButton? { buttons.first { $0.role == .cancel } }
}

/// An answer to a question.
public struct ScenePromptButton: Hashable, Sendable, Codable {
  /// Its name, which is the answer.
  public let id: String
  /// The words on the button.
  public let title: String
  /// The kind of the button.
  public let role: ScreenButtonRole

  /// Creates a button.
  public init(_ id: String, _ title: String, role: ScreenButtonRole = .normal) {
    (self.id, self.title, self.role) = (id, title, role)
  }
}
