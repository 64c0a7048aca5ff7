/// That a presentation is over, and what has come of it.
public struct ScenePresentationEnd: Hashable, Sendable {
  /// What has come of a presentation.
  public enum Outcome: Hashable, Sendable {
    /// Nothing: it was dismissed or swiped away.
    case dismissed
    /// The button of this name was tapped.
    case answered(String)
    /// The presented scene has left this.
    case result(SceneResult)
  }

  /// The name that the presenting scene gave it.
  public let id: ScenePresentationID
  /// The scene that presented it.
  public let presenter: SceneEntryID
  /// What has come of it.
  public let outcome: Outcome

  /// The same without what can't be written.
  var withoutResult: ScenePresentationEnd {
    guard case .result = outcome else { return self }
    return ScenePresentationEnd(id: id, presenter: presenter, outcome: .dismissed)
  }

  /// The result, if there is one of this type.
  public func result<Value>(as type: Value.Type = Value.self) -> Value? {
    if case .result(let result) = outcome { result.as(type) } else { nil }
  }

  /// The name of the button that was tapped, if it was a question.
  public var answer: String? {
    if case .answered(let button) = outcome { button } else { nil }
  }
}

/// What a presented scene leaves for the one that presented it.
public struct SceneResult: Hashable, Sendable {
  private let base: any (Hashable & Sendable)

  /// Hides the type of a result.
  public init(_ result: some Hashable & Sendable) {
    base = result
  }

  /// The result, if it is of this type.
  public func `as`<Value>(_ type: Value.Type = Value.self) -> Value? {
    base as? Value
  }

  /// Whether both are the same.
  public static func == (left: SceneResult, right: SceneResult) -> Bool {
    AnyHashable(left.base) == AnyHashable(right.base)
  }

  /// Hashes the result.
  public func hash(into hasher: inout Hasher) {
    base.hash(into: &hasher)
  }
}
