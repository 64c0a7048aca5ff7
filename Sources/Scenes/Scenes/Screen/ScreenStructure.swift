/// What an element of a body is, or stands for.
///
/// Each case is one reference, so that elements are handed on for the price of one.
enum ScreenStructure: Sendable, Equatable {
  /// An element itself.
  case element(ScreenElementFields)
  /// The elements of a branch.
  case group(GroupDescription)
  /// A part, to be described on its own.
  case part(PartDescription)
  /// The rows of a list, each to be described on its own.
  case each(EachDescription)

  static func == (left: ScreenStructure, right: ScreenStructure) -> Bool {
    switch (left, right) {
    case (.element(let left), .element(let right)): left == right
    case (.group(let left), .group(let right)):
      left.branch == right.branch && left.identity == right.identity
        && left.children == right.children
    case (.part(let left), .part(let right)): left === right
    case (.each(let left), .each(let right)): left === right
    case (.element, _), (.group, _), (.part, _), (.each, _): false
    }
  }
}

/// The elements of a branch: a number for each branch of an `if` or `switch`, so that what is in one
/// is not taken for what is in another.
final class GroupDescription: Sendable {
  /// A branch without elements.
  ///
  /// It is kept as a plain reference: an enum that is kept for ever tags the reference it holds, and leak
  /// checkers can't follow it then.
  static let empty = GroupDescription(branch: 0)

  let branch: Int
  let children: [ScreenElement]
  /// The identity that a body gives what is in it.
  let identity: ScreenIdentity?

  init(branch: Int, _ children: [ScreenElement] = [], identity: ScreenIdentity? = nil) {
    self.branch = branch
    self.children = children
    self.identity = identity
  }
}
