/// What an observer does when it is given a value: decided by a seed, the observer and how many
/// values it has had, so that two worlds which behave alike are told the same.
struct OperationScript {
  enum Action: Equatable {
    case nothing
    case send(subject: Int, value: Int)
    case complete(subject: Int)
    case subscribe(subject: Int, chain: Int)
    case dispose(observer: Int)
  }

  let seed: UInt64
  let subjects: Int

  /// What happens from outside, as the step'th operation.
  func operation(_ step: Int, observers: Int) -> Action {
    let dice = mix(seed, UInt64(step), 0x0F)
    let subject = Int(dice >> 32) % subjects
    switch dice % 100 {
    case ..<45: return .send(subject: subject, value: Int(dice >> 40) % 100)
    case ..<72: return .subscribe(subject: subject, chain: Int(dice >> 44) % 6)
    case ..<98: return .dispose(observer: observers == 0 ? 0 : Int(dice >> 20) % observers)
    default: return .complete(subject: subject)
    }
  }

  /// What an observer does from inside its callback.
  func reaction(of observer: Int, delivery: Int, value: Int, observers: Int) -> Action {
    let dice = mix(seed, UInt64(observer) << 20 | UInt64(delivery), UInt64(value))
    let subject = Int(dice >> 32) % subjects
    switch dice % 100 {
    case ..<12: return .send(subject: subject, value: value + 1)
    case ..<20: return .dispose(observer: observer)
    case ..<28: return .dispose(observer: Int(dice >> 20) % max(observers, 1))
    case ..<34: return .subscribe(subject: subject, chain: Int(dice >> 44) % 6)
    case ..<35: return .complete(subject: subject)
    default: return .nothing
    }
  }

  /// A value after a chain of operators, or nothing if the chain drops it.
  static func apply(chain: Int, to value: Int) -> Int? {
    switch chain {
    case 1: value &* 3
    case 2: value % 2 == 0 ? value : nil
    case 3: value % 3 == 0 ? nil : value + 7
    case 4: value > 40 ? value - 1 : nil
    default: value
    }
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

/// What two worlds are compared by.
struct Delivery: Equatable, CustomStringConvertible {
  let observer: Int
  /// `nil` is the completion.
  let value: Int?

  var description: String { "#\(observer)\(value.map { "=\($0)" } ?? "|")" }
}

/// Something that a script can be played on.
@MainActor
protocol ScriptedWorld: AnyObject {
  var log: [Delivery] { get set }
  var observerCount: Int { get }
  func perform(_ action: OperationScript.Action)
}

/// The reactions of a world's observers, bounded so that every operation ends.
@MainActor
final class Reactions {
  private let script: OperationScript
  private var deliveries: [Int: Int] = [:]
  private var budget = 0

  init(_ script: OperationScript) {
    self.script = script
  }

  func begin() { budget = 24 }

  func received(_ value: Int, by observer: Int, in world: any ScriptedWorld) {
    world.log.append(Delivery(observer: observer, value: value))
    let delivery = deliveries[observer, default: 0]
    deliveries[observer] = delivery + 1
    guard budget > 0 else { return }
    budget -= 1
    world.perform(
      script.reaction(
        of: observer,
        delivery: delivery,
        value: value,
        observers: world.observerCount
      )
    )
  }
}
