/// The identifiers that effects of a store are known by.
final class EffectNames {
  private var names = IdentifierTable<EffectName>()

  /// The name with an identifier; a new one, if nothing has it.
  func name(_ id: AnyHashable) -> EffectName {
    let hash = id.hashValue
    return names.objects(id, hash).first ?? EffectName(id, hash)
  }

  /// The numbers of the effects with an identifier, in order.
  func numbers(_ id: AnyHashable) -> [Int] {
    names.objects(id, id.hashValue).flatMap(\.numbers).sorted()
  }

  /// Changes what has a name, which is known as long as anything has it.
  func update(_ name: EffectName, _ change: (EffectName) -> Void) {
    let wasKnown = name.isInUse
    change(name)
    if name.isInUse == wasKnown { return }
    if wasKnown { names.remove(name) } else { names.add(name) }
  }
}

/// One identifier, and what has it.
final class EffectName: Identified {
  let id: AnyHashable
  let hash: Int
  /// Those of effects that are not over.
  var numbers: Set<Int> = []
  /// The span of time in which no further effect starts, if there is one.
  var window: ThrottleWindow?

  fileprivate var isInUse: Bool { !numbers.isEmpty || window != nil }

  fileprivate init(_ id: AnyHashable, _ hash: Int) {
    self.id = id
    self.hash = hash
  }
}
