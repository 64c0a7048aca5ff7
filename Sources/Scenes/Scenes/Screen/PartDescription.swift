/// A part in a body, of any type.
///
/// Its closures capture nothing and take the part as an object, so that one allocation holds it, and
/// they are made where the part's type is known: methods of a generic class would stay unspecialized
/// in the modules of a part's author.
@MainActor
@usableFromInline
class PartDescription {
  final let type: ObjectIdentifier
  final let body: @MainActor (PartDescription) -> [ScreenElement]
  /// Whether two parts have equal inputs; `nil` where their type can't tell.
  final let isEqual: (@MainActor (PartDescription, PartDescription) -> Bool)?

  @usableFromInline
  init(
    type: ObjectIdentifier,
    isEqual: (@MainActor (PartDescription, PartDescription) -> Bool)?,
    body: @escaping @MainActor (PartDescription) -> [ScreenElement]
  ) {
    self.type = type
    self.isEqual = isEqual
    self.body = body
  }

  /// Whether the part's inputs are known to be those of another one.
  final func hasInputs(of other: PartDescription) -> Bool {
    guard type == other.type, let isEqual else { return false }
    return self === other || isEqual(self, other)
  }
}

/// A part.
@MainActor
@usableFromInline
final class PartBox<Part>: PartDescription {
  @usableFromInline let part: Part

  @inlinable
  init(
    _ part: Part,
    isEqual: (@MainActor (PartDescription, PartDescription) -> Bool)?,
    body: @escaping @MainActor (PartDescription) -> [ScreenElement]
  ) {
    self.part = part
    super.init(type: ObjectIdentifier(Part.self), isEqual: isEqual, body: body)
  }
}

extension PartBox where Part: ScreenPart {
  /// Describes a part of a type whose inputs can't be compared.
  @inlinable
  convenience init(_ part: Part) {
    self.init(part, isEqual: nil) { unsafeDowncast($0, to: PartBox<Part>.self).part.body }
  }

  /// Describes a part of a type whose inputs can be compared.
  @inlinable
  convenience init(comparing part: Part) where Part: Equatable {
    self.init(
      part,
      isEqual: {
        unsafeDowncast($0, to: PartBox<Part>.self).part
          == unsafeDowncast($1, to: PartBox<Part>.self).part
      },
      body: { unsafeDowncast($0, to: PartBox<Part>.self).part.body }
    )
  }
}
