/// Objects that are known by identifiers of anyone's making.
///
/// To hash and to compare identifiers is to run anyone's code, which may call back in. So this is done
/// while nothing is being changed, and what comes and goes is found by its hash and by its own
/// identity. As code that is called meanwhile may have added an equal one, there may be several.
struct IdentifierTable<Object: Identified> {
  private var lists: [Int: [Object]] = [:]
  /// How many there are.
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// All of them; may be called back into while it is gone through.
  var all: [Object] { lists.values.flatMap { $0 } }

  /// Those whose identifier has this hash.
  func objects(_ hash: Int) -> [Object] { lists[hash] ?? [] }

  /// Those with an identifier, which has this hash.
  func objects(_ id: AnyHashable, _ hash: Int) -> [Object] {
    objects(hash).filter { $0.id == id }
  }

  func contains(_ object: Object) -> Bool {
    lists[object.hash]?.contains { $0 === object } == true
  }

  mutating func add(_ object: Object) {
    lists[object.hash, default: []].append(object)
    count += 1
  }

  /// Takes one out, which the caller must hold, so that its end does not come meanwhile.
  mutating func remove(_ object: Object) {
    guard let list = lists[object.hash] else { return }
    let others = list.filter { $0 !== object }
    lists[object.hash] = others.isEmpty ? nil : others
    count -= list.count - others.count
  }
}

/// What can stand in an ``IdentifierTable``.
protocol Identified: AnyObject {
  var id: AnyHashable { get }
  var hash: Int { get }
}
