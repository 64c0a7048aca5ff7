/// A text, control or container: a view describes its screen as a tree of elements.
///
/// A view creates them in its ``ScreenPart/body``; the tree of the screen keeps them, lays them out,
/// and tells front-ends what has changed. An element is a plain value: creating one draws and keeps
/// nothing. Descriptions built from the same data are equal (of an action only its presence counts).
///
/// In a body, an element may also stand for what is not described yet: another part, the rows of
/// ``ScreenPart/each(_:fileID:line:row:)``, or the branch of an `if`. ``ScreenPart/elements``
/// describes them all.
public struct ScreenElement: Sendable, Equatable {
  /// What it is, or stands for.
  private(set) var structure: ScreenStructure

  /// Creates an element; in a view, ``ScreenPart`` has a method for each usual one.
  ///
  /// - Parameters:
  ///   - role: What it is to a person.
  ///   - primitive: How it is laid out.
  ///   - text: The displayed text.
  ///   - spacing: The distance between two children, in points.
  ///   - children: The elements inside it.
  ///   - action: The action of a tap.
  public init(
    _ role: ScreenRole,
    _ primitive: ScreenPrimitive,
    text: String? = nil,
    spacing: Double = 0,
    children: [ScreenElement] = [],
    action: ScreenAction? = nil
  ) {
    structure = .element(
      ScreenElementFields(
        role,
        primitive,
        text: text,
        spacing: spacing,
        children: children,
        action: action
      )
    )
  }

  init(standingFor structure: ScreenStructure) {
    self.structure = structure
  }

  /// Its properties, or those of nothing if it stands for what is not described yet.
  var fields: ScreenElementFields {
    if case .element(let fields) = structure { fields } else { Self.nothing }
  }

  private static let nothing = ScreenElementFields(.column, .space)

  /// Changes properties of its own, which no copy of it has.
  mutating func change(_ change: (ScreenElementFields) -> Void) {
    guard case .element(var fields) = structure else { return }
    // Lets go of them, so that it can be seen whether anyone else has them.
    structure = .group(.empty)
    if !isKnownUniquelyReferenced(&fields) { fields = fields.copy() }
    change(fields)
    structure = .element(fields)
  }

  mutating func changeDetails(_ change: (inout ScreenDetails) -> Void) {
    self.change { $0.changeDetails(change) }
  }
}
