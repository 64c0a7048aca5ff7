/// The identifiers of a store's effects.
///
/// Hashing and comparing identifiers runs user code, which may start and cancel effects. So nothing
/// is being changed meanwhile, and a result is not looked up again.
final class EffectNames {
  private var names: [Int: [EffectName]] = [:]

  /// Returns the name with an identifier, made if there is none.
  func name(_ id: AnyHashable) -> EffectName {
    let hash = id.hashValue
    if let name = names(id, hash).first { return name }
    let name = EffectName(id, hash)
    names[hash, default: []].append(name)
    return name
  }

  /// The numbers of the effects with an identifier, in order.
  func numbers(_ id: AnyHashable) -> [Int] {
    // More than one if a comparison has added another.
    names(id, id.hashValue).flatMap(\.numbers).sorted()
  }

  /// Drops a name that nothing uses any more.
  func forget(_ name: EffectName) {
    guard name.numbers.isEmpty, name.window == nil, let all = names[name.hash] else { return }
    let others = all.filter { $0 !== name }
    names[name.hash] = others.isEmpty ? nil : others
  }

  private func names(_ id: AnyHashable, _ hash: Int) -> [EffectName] {
    guard let all = names[hash] else { return [] }
    return all.filter { $0.id == id }
  }
}

/// One identifier, and the effects that have it.
final class EffectName {
  fileprivate let id: AnyHashable
  fileprivate let hash: Int
  /// The numbers of the effects that are not over.
  var numbers: Set<Int> = []
  /// The span of time in which no further effect starts, if there is one.
  var window: ThrottleWindow?

  fileprivate init(_ id: AnyHashable, _ hash: Int) {
    self.id = id
    self.hash = hash
  }
}
