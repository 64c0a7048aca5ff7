import Observation2
import Scenes

/// Where the values of a type, or the objects of a class, store what can be a part of a scene.
///
/// The runtime is asked once for each type. Every scene of an app comes by here when it is attached and again when it
/// goes, and a mirror finds the type of each property whenever it is made.
@MainActor
struct PartLayout {
  /// The path is made only for a visitor that asks: most values of a part are no parts.
  typealias Visitor = (AnyObject, _ path: () -> String, _ isStrong: Bool) -> Void

  private enum Content {
    /// A word that is a strong reference, or null.
    case reference
    /// A weak reference.
    case weak
    /// A weak or unowned property of an object or a structure, which only a mirror tells apart.
    case named(String, of: Any.Type)
    /// An array.
    case list(any ListValue.Type)
    /// An optional of something else than a reference.
    case optional(any OptionalPlace.Type)
    /// Anything else that may have an object in it.
    case value(Any.Type)
  }

  private struct Place {
    let offset: Int
    let path: String
    let isStrong: Bool
    let depth: Int
    let content: Content
  }

  private struct WeakWord {
    weak var object: AnyObject?
  }

  private var places: [Place] = []
  /// `true` if it is that of a structure, whose places say all of it.
  private var isOfStructure = false
  private static var ofObjects: [ObjectIdentifier: PartLayout] = [:]
  private static var ofValues: [ObjectIdentifier: PartLayout] = [:]

  /// Calls `body` with the objects that an object holds strongly, and with those to which it refers by
  /// the name of a delegate.
  static func visit(_ object: AnyObject, _ body: Visitor) {
    let type: AnyClass = Swift.type(of: object)
    let name = ObjectIdentifier(type)
    let layout = ofObjects[name] ?? PartLayout(ofObjects: type)
    ofObjects[name] = layout
    let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    layout.visit(start, in: object, "", true, 0, body)
    extendLifetime(object)
  }

  /// Visits a value at an address, which an object stores at the path `around`.
  private func visit(
    _ start: UnsafeRawPointer,
    in object: AnyObject,
    _ around: String,
    _ isStrong: Bool,
    _ depth: Int,
    _ body: Visitor
  ) {
    for place in places {
      let address = start + place.offset
      func path() -> String { Self.path(around, place.path) }
      let isStrong = isStrong && place.isStrong
      let depth = depth + place.depth
      switch place.content {
      case .reference:
        if let inner = address.load(as: AnyObject?.self) { body(inner, path, isStrong) }
      case .weak:
        let inner = address.assumingMemoryBound(to: WeakWord.self).pointee.object
        if let inner { body(inner, path, false) }
      case .named(let name, let type):
        let owner = type is AnyClass ? object : Self.value(at: address, type)
        ValueReader.fields(of: owner) { found in
          guard found.path == name, !found.isStrong else { return }
          Self.read(found.value, path, false, depth, in: object, body)
        }
      case .list(let type):
        guard depth < ValueReader.mostLevels else { continue }
        let layout = Self.of(type.elementType)
        if layout.places.isEmpty { continue }
        type.visit(at: address) { element, number in
          let inner = Self.path(path(), "[\(number)]")
          layout.visit(element, in: object, inner, isStrong, depth + 1, body)
        }
      case .optional(let type):
        guard depth < ValueReader.mostLevels else { continue }
        let layout = Self.of(type.wrapped)
        if layout.places.isEmpty { continue }
        type.visit(at: address) { wrapped in
          layout.visit(wrapped, in: object, path(), isStrong, depth + 1, body)
        }
      case .value(let type):
        Self.read(Self.value(at: address, type), path, isStrong, depth, in: object, body)
      }
    }
  }

  private static func path(_ around: String, _ path: String) -> String {
    if around.isEmpty || path.isEmpty { return around + path }
    return path.hasPrefix("[") ? around + path : "\(around).\(path)"
  }

  private static func read(
    _ value: Any,
    _ path: () -> String,
    _ isStrong: Bool,
    _ depth: Int,
    in object: AnyObject,
    _ body: Visitor
  ) {
    let type = Swift.type(of: value)
    guard TypeKind.canHoldObjects(type) else { return }
    let layout = Self.of(type)
    if layout.isOfStructure {
      guard depth < ValueReader.mostLevels else { return }
      func visit<Value>(_: Value.Type) {
        guard let value = value as? Value else { return }
        withUnsafePointer(to: value) { place in
          layout.visit(UnsafeRawPointer(place), in: object, path(), isStrong, depth, body)
        }
      }
      return visit(type)
    }
    let found = ValueReader.Found(path: path(), value: value, isStrong: isStrong)
    ValueReader.step(found, depth) { inner, isClosure in
      guard !isClosure, inner.isStrong || PartCollector.isDelegate(inner.path) else { return }
      body(inner.value as AnyObject, { inner.path }, inner.isStrong)
    }
  }

  private static func value(at address: UnsafeRawPointer, _ type: Any.Type) -> Any {
    func load<Value>(_: Value.Type) -> Any { address.assumingMemoryBound(to: Value.self).pointee }
    return load(type)
  }

  // MARK: - What the runtime says

  private static func of(_ type: Any.Type) -> PartLayout {
    let name = ObjectIdentifier(type)
    if let known = ofValues[name] { return known }
    var layout = PartLayout()
    layout.add(type, "", isStrong: true, at: 0, 0)
    layout.isOfStructure = TypeKind.isPlainStructure(type)
    ofValues[name] = layout
    return layout
  }

  private init() {}

  private init(ofObjects type: AnyClass) {
    var next: AnyClass? = type
    // The properties of the class itself first, as a mirror shows them.
    while let level = next {
      next = _getSuperclass(level)
      let inherited = next.map { StoredField.all(of: $0).count } ?? 0
      for field in StoredField.all(of: level).dropFirst(inherited) {
        add(field, of: level, field.name, isStrong: true, at: 0, 0)
      }
    }
  }

  private mutating func add(
    _ field: StoredField,
    of owner: Any.Type,
    _ path: String,
    isStrong: Bool,
    at start: Int,
    _ depth: Int
  ) {
    guard field.canHold else { return }
    if field.isStrong {
      add(field.type, path, isStrong: isStrong, at: start + field.offset, depth)
    } else if PartCollector.isDelegate(path) {
      if TypeKind.isWeak(field, in: owner) {
        append(start + field.offset, path, false, depth, .weak)
      } else {
        append(start, path, false, depth, .named(field.name, of: owner))
      }
    }
  }

  private mutating func add(
    _ type: Any.Type,
    _ path: String,
    isStrong: Bool,
    at offset: Int,
    _ depth: Int
  ) {
    switch TypeKind.of(type) {
    case .leaf, .function: return
    case .object: return append(offset, path, isStrong, depth, .reference)
    case .container: break
    }
    if TypeKind.isReference(type) { return append(offset, path, isStrong, depth, .reference) }
    if let optional = type as? any OptionalPlace.Type {
      if !TypeKind.canHoldObjects(optional.wrapped) { return }
      return append(offset, path, isStrong, depth, .optional(optional))
    }
    if let list = type as? any ListValue.Type {
      if !TypeKind.canHoldObjects(list.elementType) { return }
      return append(offset, path, isStrong, depth, .list(list))
    }
    guard depth < ValueReader.mostLevels else { return }
    guard TypeKind.isPlainStructure(type) else {
      return append(offset, path, isStrong, depth, .value(type))
    }
    let isOfPackage = TypeKind.isOfPackage(type)
    for field in StoredField.all(of: type) {
      let inner = isOfPackage ? path : Self.path(path, field.name)
      add(field, of: type, inner, isStrong: isStrong, at: offset, depth + 1)
    }
  }

  private mutating func append(
    _ offset: Int,
    _ path: String,
    _ isStrong: Bool,
    _ depth: Int,
    _ content: Content
  ) {
    let place = Place(
      offset: offset,
      path: path,
      isStrong: isStrong,
      depth: depth,
      content: content
    )
    places.append(place)
  }
}

/// An array, whose elements lie one after the other.
private protocol ListValue {
  static var elementType: Any.Type { get }
  /// Calls `body` with the place of each element of the array at an address.
  static func visit(at address: UnsafeRawPointer, _ body: (UnsafeRawPointer, Int) -> Void)
}

extension Array: ListValue {
  fileprivate static var elementType: Any.Type { Element.self }

  fileprivate static func visit(
    at address: UnsafeRawPointer,
    _ body: (UnsafeRawPointer, Int) -> Void
  ) {
    let list = address.assumingMemoryBound(to: Self.self).pointee
    list.withUnsafeBufferPointer { elements in
      guard let first = UnsafeRawPointer(elements.baseAddress) else { return }
      for number in 0..<elements.prefix(ValueReader.mostElements).count {
        body(first + number * MemoryLayout<Element>.stride, number)
      }
    }
  }
}

/// An optional, whose value lies where it lies.
private protocol OptionalPlace {
  static var wrapped: Any.Type { get }
  /// Calls `body` with the place of the value of the optional at an address, if it has one.
  static func visit(at address: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void)
}

extension Optional: OptionalPlace {
  fileprivate static var wrapped: Any.Type { Wrapped.self }

  fileprivate static func visit(at address: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void) {
    guard let value = address.assumingMemoryBound(to: Self.self).pointee else { return }
    withUnsafePointer(to: value) { body(UnsafeRawPointer($0)) }
  }
}
