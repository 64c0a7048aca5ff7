import Observation2
import Scenes

/// The kind of a type's values for a search for objects in them.
@MainActor
enum TypeKind {
  /// Has no object in it, or none of which a scene could be a part.
  case leaf
  /// A class.
  case object
  /// A closure.
  case function
  /// Has stored properties, elements or cases that may have an object in them.
  case container

  /// The kind of a type.
  static func of(_ type: Any.Type) -> TypeKind {
    let name = ObjectIdentifier(type)
    if let kind = known[name] { return kind }
    if let place = open.firstIndex(of: name) ?? provisional[name] {
      // A type that leads to itself adds nothing by that.
      furthest = min(furthest, place)
      return .leaf
    }
    let (place, outer) = (open.count, furthest)
    furthest = place
    open.append(name)
    let kind = find(type)
    open.removeLast()
    let isProvisional = kind == .leaf && furthest < place
    let dependent = provisional.filter { $0.value >= place }.keys
    if isProvisional {
      for other in dependent { provisional[other] = furthest }
      provisional[name] = furthest
    } else {
      known[name] = kind
      for other in dependent {
        provisional[other] = nil
        // Any other kind is no answer: they are asked again.
        if kind == .leaf { known[other] = .leaf }
      }
    }
    furthest = isProvisional ? min(outer, furthest) : outer
    return kind
  }

  /// Returns a Boolean value that indicates whether a value of a type can lead to an object or a closure.
  static func canHold(_ type: Any.Type) -> Bool {
    if case .leaf = of(type) { false } else { true }
  }

  /// Returns a Boolean value that indicates whether a value of a type can lead to an object.
  ///
  /// A way through a closure does not count.
  static func canHoldObjects(_ type: Any.Type) -> Bool {
    switch of(type) {
    case .leaf, .function: false
    case .object, .container: true
    }
  }

  /// Returns a Boolean value that indicates whether a value of a type is a reference or nothing.
  ///
  /// Its first word is the object.
  static func isReference(_ type: Any.Type) -> Bool {
    let type = wrapped(in: type) ?? type
    return type is AnyClass || TypeLayout.isClassBound(type)
  }

  /// Returns a Boolean value that indicates whether a property that is not strong is known to be weak.
  ///
  /// Only weak references can't be moved in memory by copying their words.
  static func isWeak(_ field: StoredField, in owner: Any.Type) -> Bool {
    guard TypeLayout(owner).kind == .structure, !TypeLayout(owner).isMovable else { return false }
    return StoredField.all(of: owner).allSatisfy { other in
      other.isStrong ? TypeLayout(other.type).isMovable : other.offset == field.offset
    }
  }

  /// The type that an optional wraps; `nil` for any other type.
  static func wrapped(in type: Any.Type) -> Any.Type? {
    (type as? any OptionalValue.Type)?.wrappedType
  }

  /// Returns a Boolean value that indicates whether a type is a structure that is no more than its stored properties.
  static func isPlainStructure(_ type: Any.Type) -> Bool {
    TypeLayout(type).kind == .structure && !(type is any ElementHolder.Type)
      && !(type is any CustomReflectable.Type)
  }

  /// Returns a Boolean value that indicates whether the runtime describes the fields of a type.
  ///
  /// It describes those of no other kinds, such as executors.
  static func hasFields(_ type: Any.Type) -> Bool {
    type is AnyClass || TypeLayout(type).kind == .structure
  }

  private static var known: [ObjectIdentifier: TypeKind] = [:]
  /// The types that are being looked at, each found in the one before.
  private static var open: [ObjectIdentifier] = []
  /// The place of the outermost of them to which the innermost has been found to lead back.
  private static var furthest = Int.max
  /// Types that are leaves unless the open type at a place, to which they lead back, turns out to be none.
  private static var provisional: [ObjectIdentifier: Int] = [:]

  private static func find(_ type: Any.Type) -> TypeKind {
    if type is AnyClass { return .object }
    let layout = TypeLayout(type)
    if layout.isPlain || !layout.isCopyable { return .leaf }
    switch layout.kind {
    case .function: return .function
    case .other: return .container
    case .optional: return wrapped(in: type).map(canHold) == false ? .leaf : .container
    case .tuple: return TypeLayout.elements(of: type).contains { canHold($0) } ? .container : .leaf
    case .enumeration:
      guard let payloads = EnumPayloads.types(of: type) else { return .container }
      return payloads.contains { canHold($0) } ? .container : .leaf
    case .structure:
      // A place holds neither a scene nor the navigator.
      if type == String.self || type == ScenePlace.self || isOfFoundation(type) { return .leaf }
      if let holder = type as? any ElementHolder.Type {
        return holder.elementTypes.contains { canHold($0) } ? .container : .leaf
      }
      let fields = StoredField.all(of: type)
      return fields.isEmpty || fields.contains { $0.canHold } ? .container : .leaf
    }
  }

  private static func isOfFoundation(_ type: Any.Type) -> Bool {
    _typeName(type).hasPrefix("Foundation")
  }

  /// Returns a Boolean value that indicates whether a type belongs to this package, and not to an app.
  static func isOfPackage(_ type: Any.Type) -> Bool {
    let name = ObjectIdentifier(type)
    if let known = packageTypes[name] { return known }
    // `String(reflecting:)` would look through all conformances, which takes a million instructions.
    let module = _typeName(type).prefix { $0 != "." }
    let isOne = [
      "Observation2", "StateStore", "StorePersistence", "Scenes", "ScenesStore", "ScenesHeadless",
    ].contains(module)
    packageTypes[name] = isOne
    return isOne
  }

  private static var packageTypes: [ObjectIdentifier: Bool] = [:]
}

/// The runtime's knowledge of every type: its kind, and the cost of copying a value.
///
/// The words that are read here are a part of Swift's stable binary interface.
private struct TypeLayout {
  enum Kind { case structure, enumeration, optional, tuple, function, other }

  let kind: Kind
  /// A Boolean value that indicates whether copying a value retains nothing.
  let isPlain: Bool
  let isCopyable: Bool
  /// A Boolean value that indicates whether moving a value takes no more than copying its words.
  let isMovable: Bool

  init(_ type: Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
    kind =
      switch UInt(bitPattern: metadata[0]) {
      case 0x200: .structure
      case 0x201: .enumeration
      case 0x202: .optional
      case 0x301: .tuple
      case 0x302: .function
      default: .other
      }
    // Eight functions, the size and the stride come before the flags.
    let flags = metadata[-1].load(
      fromByteOffset: 10 * MemoryLayout<Int>.size,
      as: UInt32.self
    )
    isPlain = flags & 0x1_0000 == 0
    isCopyable = flags & 0x80_0000 == 0
    isMovable = flags & 0x10_0000 == 0
  }
}

extension TypeLayout {
  /// The types of a tuple's elements, each with its place after it.
  fileprivate static func elements(of type: Any.Type) -> [Any.Type] {
    let words = unsafeBitCast(type, to: UnsafePointer<Int>.self)
    return (0..<words[1]).map { unsafeBitCast(words[3 + 2 * $0], to: Any.Type.self) }
  }

  /// Returns a Boolean value that indicates whether a type is one of protocols that only classes conform to.
  fileprivate static func isClassBound(_ type: Any.Type) -> Bool {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let second = metadata + MemoryLayout<UInt>.size
    switch metadata.load(as: UInt.self) {
    case 0x303:
      // The highest bit is set when structures conform too; six lower ones are of special protocols.
      return second.load(as: UInt32.self) & 0xBF00_0000 == 0
    case 0x307:
      // With its associated types given: the shape of the type begins with its kind.
      return second.load(as: UnsafePointer<UInt32>.self).pointee & 0xFF == 1
    default: return false
    }
  }
}

private protocol OptionalValue {
  static var wrappedType: Any.Type { get }
}

extension Optional: OptionalValue {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
}

/// A collection of the standard library, whose own storage says nothing.
private protocol ElementHolder {
  static var elementTypes: [Any.Type] { get }
}

extension Array: ElementHolder {
  fileprivate static var elementTypes: [Any.Type] { [Element.self] }
}

extension ContiguousArray: ElementHolder {
  fileprivate static var elementTypes: [Any.Type] { [Element.self] }
}

extension Set: ElementHolder {
  fileprivate static var elementTypes: [Any.Type] { [Element.self] }
}

extension Dictionary: ElementHolder {
  fileprivate static var elementTypes: [Any.Type] { [Key.self, Value.self] }
}
