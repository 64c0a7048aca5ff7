/// The identifiers of a store's effects.
///
/// Hashing and comparing identifiers runs user code, which may start and cancel effects. So nothing
/// is being changed meanwhile, and a result is not looked up again.
final class EffectNames {
  private var names = IdentifierTable<EffectName>()

  /// Returns the name with an identifier, made if there is none.
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
