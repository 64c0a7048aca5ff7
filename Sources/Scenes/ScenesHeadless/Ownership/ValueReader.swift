import Observation2

/// Reads what is stored in a value: the objects and closures in it.
@MainActor
enum ValueReader {
  /// An object or a closure in a value.
  struct Found {
    /// The property, with a place in it: `listeners[2]`.
    var path: String
    let value: Any
    /// Whether the property keeps alive what it holds.
    var isStrong: Bool
  }

  /// The number of elements of a collection that are looked at.
  nonisolated static let mostElements = 10_000
  static let mostLevels = 12

  /// Calls `body` with each object and each closure that a value holds, those in its structures,
  /// enumerations and collections too, but not those in its objects.
  static func visit(_ subject: Any, _ body: (Found, _ isClosure: Bool) -> Void) {
    read(subject) { step($0, 0, body) }
  }

  /// Calls `body` with each stored property of an object or a value that can lead to an object, as it is:
  /// a weak one too, and one that is `nil`.
  static func fields(of subject: Any, _ body: (Found) -> Void) {
    read(subject, body)
  }

  /// Calls `body` with what is found in a value, as ``visit(_:_:)`` does.
  static func step(_ found: Found, _ depth: Int, _ body: (Found, Bool) -> Void) {
    switch TypeKind.of(type(of: found.value)) {
    case .leaf: break
    case .object: body(found, false)
    case .function: body(found, true)
    case .container where depth < mostLevels:
      read(found.value) { inner in
        var inner = inner
        // What a structure of this package stores is no property of the user's.
        if inner.path.isEmpty || TypeKind.isOfPackage(type(of: found.value)) {
          inner.path = found.path
        } else {
          inner.path = found.path + (inner.path.hasPrefix("[") ? "" : ".") + inner.path
        }
        inner.isStrong = inner.isStrong && found.isStrong
        step(inner, depth + 1, body)
      }
    case .container: break
    }
  }

  /// Calls `body` with what is stored directly in a value and can lead to an object.
  private static func read(_ subject: Any, _ body: (Found) -> Void) {
    var mirror: Mirror? = Mirror(reflecting: subject)
    while let current = mirror {
      mirror = current.superclassMirror
      switch current.displayStyle {
      case .optional, .enum, .collection, .set, .dictionary, .tuple:
        return readElements(current, body)
      default: break
      }
      if subject is any CustomReflectable {
        readAll(current, body)
      } else if TypeKind.hasFields(current.subjectType) {
        readFields(current, after: mirror, body)
      }
    }
  }

  private static func readFields(
    _ mirror: Mirror,
    after inherited: Mirror?,
    _ body: (Found) -> Void
  ) {
    let all = StoredField.all(of: mirror.subjectType)
    let children = mirror.children
    let skipped = inherited.map { StoredField.all(of: $0.subjectType).count } ?? 0
    let own = all.dropFirst(skipped).prefix(children.count)
    for (offset, field) in own.enumerated() where field.canHold {
      let child = children[children.index(children.startIndex, offsetBy: offset)]
      body(Found(path: field.name, value: child.value, isStrong: field.isStrong))
    }
  }

  private static func readAll(_ mirror: Mirror, _ body: (Found) -> Void) {
    for child in mirror.children {
      body(Found(path: StoredField.clean(child.label ?? "?"), value: child.value, isStrong: true))
    }
  }

  private static func readElements(_ mirror: Mirror, _ body: (Found) -> Void) {
    for (place, child) in mirror.children.prefix(mostElements).enumerated() {
      let path =
        switch mirror.displayStyle {
        case .collection, .set, .dictionary: "[\(place)]"
        default: ""
        }
      body(Found(path: path, value: child.value, isStrong: true))
    }
  }
}
