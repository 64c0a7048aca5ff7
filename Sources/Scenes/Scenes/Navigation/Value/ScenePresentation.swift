/// Something in front of the scenes: scenes in a stack of their own, or a question.
public struct ScenePresentation: Hashable, Sendable {
  /// The content in front.
  public enum Content: Hashable, Sendable {
    /// A stack of scenes, which is never empty.
    case scenes([SceneEntry], as: SceneCover)
    /// A question.
    case prompt(ScenePrompt)
  }

  /// The name that the scene which presents it knows it by.
  public let id: ScenePresentationID
  /// Tells it from all others, since two may have one name, one after the other or one over the other.
  let number: Int
  /// The scene that presents it, which learns what has come of it.
  public let presenter: SceneEntryID
  /// The content in front.
  public internal(set) var content: Content

  /// Its scenes; none for a question.
  public var stack: [SceneEntry] {
    if case .scenes(let stack, _) = content { stack } else { [] }
  }

  /// The question, if it is one.
  public var prompt: ScenePrompt? {
    if case .prompt(let prompt) = content { prompt } else { nil }
  }

  /// `true` if nothing behind it can be seen.
  var coversAll: Bool {
    if case .scenes(_, as: .fullScreen) = content { true } else { false }
  }
}

/// How scenes that are presented lie over the others.
public enum SceneCover: String, Hashable, Sendable, Codable {
  /// A sheet, behind which the others stay in sight; it can be swiped away.
  case sheet
  /// All of the screen: the others disappear.
  case fullScreen
}

/// The name of a presentation, which the presenting scene chooses, and with which it receives the result.
///
/// It is written down with the navigation, so that the result finds its way after the app was ended
/// and restored.
public struct ScenePresentationID: Hashable, Sendable, Codable, RawRepresentable,
  ExpressibleByStringLiteral, CustomStringConvertible
{
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a name.
  public init(stringLiteral name: String) {
    rawValue = name
  }

  /// The name.
  public var description: String { rawValue }
}
