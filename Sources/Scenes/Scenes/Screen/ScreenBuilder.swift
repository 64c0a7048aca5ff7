/// Collects the elements of a body from statements, `if`, `else`, `switch`, `for` and other parts.
@resultBuilder
public enum ScreenBuilder {
  /// Takes an element.
  public static func buildExpression(_ element: ScreenElement) -> ScreenContent {
    .one(element)
  }

  /// Takes elements that were created elsewhere.
  public static func buildExpression(_ elements: [ScreenElement]) -> ScreenContent {
    .many(elements)
  }

  /// Takes the elements of another part.
  @MainActor
  public static func buildExpression(_ part: some ScreenPart) -> ScreenContent {
    .many(part.body)
  }

  /// Joins the statements of a block.
  public static func buildBlock() -> ScreenContent {
    .none
  }

  /// Passes on the only statement of a block.
  public static func buildBlock(_ content: ScreenContent) -> ScreenContent {
    content
  }

  /// Joins the statements of a block.
  public static func buildBlock(_ contents: ScreenContent...) -> ScreenContent {
    .many(ScreenContent.joined(contents))
  }

  /// Takes an `if` without an `else`.
  public static func buildOptional(_ content: ScreenContent?) -> ScreenContent {
    content ?? .none
  }

  /// Takes the first branch.
  public static func buildEither(first content: ScreenContent) -> ScreenContent {
    content
  }

  /// Takes the other branch.
  public static func buildEither(second content: ScreenContent) -> ScreenContent {
    content
  }

  /// Joins the iterations of a `for`.
  public static func buildArray(_ contents: [ScreenContent]) -> ScreenContent {
    .many(ScreenContent.joined(contents))
  }

  /// Takes the elements behind an availability check.
  public static func buildLimitedAvailability(_ content: ScreenContent) -> ScreenContent {
    content
  }

  /// Returns the elements of the whole body.
  public static func buildFinalResult(_ content: ScreenContent) -> [ScreenElement] {
    switch content {
    case .none: []
    case .one(let element): [element]
    case .many(let elements): elements
    }
  }
}
