/// The marks of an element between one update and the next, in one byte.
struct ElementMarks: OptionSet {
  let rawValue: UInt8

  static let isNew = ElementMarks(rawValue: 1 << 0)
  static let isLayoutDirty = ElementMarks(rawValue: 1 << 1)
  static let isStructureDirty = ElementMarks(rawValue: 1 << 2)
  static let isStructureNoted = ElementMarks(rawValue: 1 << 3)
  static let needsPlacing = ElementMarks(rawValue: 1 << 4)
  static let isPlacingNoted = ElementMarks(rawValue: 1 << 5)
  static let isAskedOften = ElementMarks(rawValue: 1 << 6)
  static let isLeftOut = ElementMarks(rawValue: 1 << 7)

  subscript(_ mark: ElementMarks) -> Bool {
    get { contains(mark) }
    set { set(mark, newValue) }
  }
}

extension ElementNode {
  /// `true` until a front-end knows it.
  var isNew: Bool {
    get { marks[.isNew] }
    set { marks[.isNew] = newValue }
  }

  /// `true` while it waits to be laid out.
  var isLayoutDirty: Bool {
    get { marks[.isLayoutDirty] }
    set { marks[.isLayoutDirty] = newValue }
  }

  /// `true` if the elements in it have to be found again.
  var isStructureDirty: Bool {
    get { marks[.isStructureDirty] }
    set { marks[.isStructureDirty] = newValue }
  }

  /// `true` if it is among the changed structures of its tree, with the elements in it that front-ends
  /// know.
  ///
  /// Front-ends know the elements of any other structure as they are.
  var isStructureNoted: Bool {
    get { marks[.isStructureNoted] }
    set { marks[.isStructureNoted] = newValue }
  }

  /// `true` if its content needs other frames.
  var needsPlacing: Bool {
    get { marks[.needsPlacing] }
    set { marks[.needsPlacing] = newValue }
  }

  /// `true` if it is among those of its tree that may have moved a child.
  var isPlacingNoted: Bool {
    get { marks[.isPlacingNoted] }
    set { marks[.isPlacingNoted] = newValue }
  }

  /// `true` if one layout has asked for its size in several rooms, so that an equal size in the last one
  /// says nothing.
  var isAskedOften: Bool {
    get { marks[.isAskedOften] }
    set { marks[.isAskedOften] = newValue }
  }

  /// `true` if its container's layout has no frame for it: it can't be seen or touched, as if it was
  /// hidden.
  var isLeftOut: Bool {
    get { marks[.isLeftOut] }
    set { marks[.isLeftOut] = newValue }
  }

  /// `true` if it is hidden, apart from its containers.
  var isHidden: Bool { isLeftOut || traits.flags.contains(.hidden) }
}
