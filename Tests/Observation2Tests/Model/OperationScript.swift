/// The operations on a world from outside and the reactions of its observers, derived from a seed
/// alone, so that two worlds that behave alike receive the same ones.
struct OperationScript {
  enum Action: Equatable {
    case send(source: Int, value: Int)
    case complete(source: Int)
    case fail(source: Int)
    case subscribe(source: Int, chain: ScriptedChain, other: Int)
    case dispose(observer: Int)
    /// Releases a source, perhaps in the middle of a send, and puts a new one in its place.
    case replace(source: Int)
  }

  let seed: UInt64
  let sources: Int

  /// Returns the operation from outside at a step.
  func operation(_ step: Int, observers: Int) -> Action {
    let dice = mix(seed, UInt64(step), 0x0F)
    let source = Int(dice >> 32) % sources
    switch dice % 100 {
    case ..<54: return .send(source: source, value: Int(dice >> 40) % 100)
    case ..<78: return subscription(to: source, dice)
    case ..<94: return .dispose(observer: observers == 0 ? 0 : Int(dice >> 20) % observers)
    case ..<96: return .complete(source: source)
    case ..<97: return .fail(source: source)
    default: return .replace(source: source)
    }
  }

  /// Returns an observer's reactions from inside its callback: one, two or none.
  func reactions(of observer: Int, delivery: Int, event: Delivery.Event, observers: Int) -> [Action]
  {
    let dice = mix(seed, UInt64(observer) << 20 | UInt64(delivery), event.number)
    let first = reaction(of: observer, dice, observers)
    guard let first, dice >> 56 < 64 else { return [first].compactMap(\.self) }
    let again = mix(dice, UInt64(delivery), 0x2F)
    return [first, reaction(of: observer, again, observers)].compactMap(\.self)
  }

  private func reaction(of observer: Int, _ dice: UInt64, _ observers: Int) -> Action? {
    let source = Int(dice >> 32) % sources
    // Half of the ends go to the source that does not queue them.
    let handmade = ScriptedSource.all.firstIndex(of: .handmade) ?? source
    let ending = dice >> 60 % 2 == 0 ? handmade : source
    switch dice % 100 {
    case ..<14: return .send(source: source, value: Int(dice >> 40) % 100)
    case ..<24: return .dispose(observer: observer)
    case ..<32: return .dispose(observer: Int(dice >> 20) % max(observers, 1))
    case ..<39: return subscription(to: source, dice)
    case ..<42: return .complete(source: ending)
    case ..<44: return .fail(source: ending)
    case ..<46: return .replace(source: source)
    default: return nil
    }
  }

  private func subscription(to source: Int, _ dice: UInt64) -> Action {
    .subscribe(
      source: source,
      chain: ScriptedChain.pick(dice >> 44),
      other: Int(dice >> 50) % sources
    )
  }

  private func mix(_ a: UInt64, _ b: UInt64, _ c: UInt64) -> UInt64 {
    var x = a &* 0x9E37_79B9_7F4A_7C15 ^ b &* 0xBF58_476D_1CE4_E5B9 ^ c &* 0x94D0_49BB_1331_11EB
    x ^= x >> 30
    x = x &* 0xBF58_476D_1CE4_E5B9
    x ^= x >> 27
    x = x &* 0x94D0_49BB_1331_11EB
    return x ^ (x >> 31)
  }
}
