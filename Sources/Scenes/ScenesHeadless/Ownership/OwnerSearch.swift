import Observation2
import Scenes

/// Looks for the stored properties that hold what is left of scenes.
///
/// It begins at the objects that are alive on purpose, then goes on with what is left, and follows
/// strong properties. It is made for a report alone, and holds what it looks at as long.
@MainActor
struct OwnerSearch {
  /// A strong property and the object in it.
  private struct Edge {
    let from: ObjectIdentifier
    /// The property, with the type that has it: `CartRouter.scene`.
    let name: String
  }

  private static let mostObjects = 50_000

  private var objects: [ObjectIdentifier: AnyObject] = [:]
  /// How each object was reached first; nothing for those that the search began at.
  private var ways: [ObjectIdentifier: Edge] = [:]
  /// All properties in which something that is left was found.
  private var holders: [ObjectIdentifier: [Edge]] = [:]
  /// The closures that are stored in the properties that it has come by.
  private(set) var closureNames: [String] = []
  private var queue: [AnyObject] = []
  private let sought: Set<ObjectIdentifier>

  init(_ sought: [AnyObject], from roots: [AnyObject]) {
    self.sought = Set(sought.map { ObjectIdentifier($0) })
    for root in roots + sought { begin(at: root) }
    var next = 0
    while next < queue.count, next < Self.mostObjects {
      let object = queue[next]
      next += 1
      follow(object)
    }
  }

  private mutating func begin(at object: AnyObject) {
    guard objects.updateValue(object, forKey: ObjectIdentifier(object)) == nil else { return }
    queue.append(object)
  }

  /// All objects that it has come by.
  var all: [AnyObject] { queue }

  private mutating func follow(_ object: AnyObject) {
    // What belongs to an actor is its own to read.
    if object is any Actor { return }
    let from = ObjectIdentifier(object)
    let isOfPackage = TypeKind.isOfPackage(type(of: object))
    let type = "\(type(of: object))"
    var found: [(AnyObject, Edge)] = []
    var stored: [String] = []
    ValueReader.visit(object) { one, isClosure in
      guard one.isStrong else { return }
      if isClosure {
        if !isOfPackage {
          stored.append("\(type).\(one.path)")
        } else if object is AnyDisposable, let property = property(leadingTo: from) {
          stored.append(property)
        }
      } else {
        found.append((one.value as AnyObject, Edge(from: from, name: "\(type).\(one.path)")))
      }
    }
    for name in stored where !closureNames.contains(name) { closureNames.append(name) }
    for (inner, edge) in found {
      let name = ObjectIdentifier(inner)
      if sought.contains(name) { holders[name, default: []].append(edge) }
      if objects[name] == nil {
        objects[name] = inner
        ways[name] = edge
        queue.append(inner)
      }
    }
  }

  /// The property of the user's through which an object of this package was reached, such as a bag.
  private func property(leadingTo object: ObjectIdentifier) -> String? {
    var edge = ways[object]
    while let current = edge, let holder = objects[current.from],
      TypeKind.isOfPackage(type(of: holder))
    {
      edge = ways[current.from]
    }
    return edge?.name
  }

  /// The properties that hold an object, each with the way to it.
  func owners(of object: AnyObject) -> [String] {
    var names: [String] = []
    for edge in holders[ObjectIdentifier(object)] ?? [] {
      let name = way(to: edge)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// From where the search began, or from the nearest part that is left.
  private func way(to edge: Edge) -> String {
    var names = [edge.name]
    var from = edge.from
    while !sought.contains(from), let before = ways[from], names.count < 20 {
      names.insert(before.name, at: 0)
      from = before.from
    }
    return names.joined(separator: " → ")
  }

  /// The shortest way from an object back to itself, through parts that are left.
  func cycle(through object: AnyObject) -> [String]? {
    let start = ObjectIdentifier(object)
    var toward: [ObjectIdentifier: Edge] = [:]
    var next: [ObjectIdentifier] = [start]
    var place = 0
    // Backwards, from what holds it.
    while place < next.count {
      let current = next[place]
      place += 1
      for edge in holders[current] ?? [] {
        let (part, names) = origin(of: edge)
        guard let part, toward[part] == nil else { continue }
        toward[part] = Edge(from: current, name: names)
        if part == start { return walk(from: start, toward) }
        next.append(part)
      }
    }
    return nil
  }

  private func walk(from start: ObjectIdentifier, _ toward: [ObjectIdentifier: Edge]) -> [String] {
    var names: [String] = []
    var current = start
    repeat {
      guard let edge = toward[current] else { break }
      names.append(edge.name)
      current = edge.from
    } while current != start
    return names
  }

  /// The part that is left from which a property was reached, if it was from one.
  private func origin(of edge: Edge) -> (ObjectIdentifier?, String) {
    var names = [edge.name]
    var from = edge.from
    while !sought.contains(from) {
      guard let before = ways[from], names.count < 20 else { return (nil, "") }
      names.insert(before.name, at: 0)
      from = before.from
    }
    return (from, names.joined(separator: " → "))
  }
}
