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

  /// Takes another part, which is described anew whenever this body is.
  @MainActor
  @inlinable
  public static func buildExpression(_ part: some ScreenPart) -> ScreenContent {
    .part(PartBox(part))
  }

  /// Takes another part, which is described anew only if it is not equal to the one before.
  @MainActor
  @inlinable
  public static func buildExpression(_ part: some ScreenPart & Equatable) -> ScreenContent {
    .part(PartBox(comparing: part))
  }

  /// Takes what stands for elements, such as the rows of a list.
  public static func buildExpression(_ content: ScreenContent) -> ScreenContent {
    content
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

  /// Takes an `if` without an `else`; it keeps its place where the condition is false.
  public static func buildOptional(_ content: ScreenContent?) -> ScreenContent {
    content.map { .branch(1, $0) } ?? .noBranch
  }

  /// Takes the first branch.
  public static func buildEither(first content: ScreenContent) -> ScreenContent {
    .branch(1, content)
  }

  /// Takes the other branch.
  public static func buildEither(second content: ScreenContent) -> ScreenContent {
    .branch(2, content)
  }

  /// Joins the iterations of a `for`, of which each has its position as identity.
  public static func buildArray(_ contents: [ScreenContent]) -> ScreenContent {
    .loop(contents)
  }

  /// Takes the elements behind an availability check.
  public static func buildLimitedAvailability(_ content: ScreenContent) -> ScreenContent {
    content
  }

  /// Returns the elements of the whole body.
  public static func buildFinalResult(_ content: ScreenContent) -> [ScreenElement] {
    content.elements
  }
}
