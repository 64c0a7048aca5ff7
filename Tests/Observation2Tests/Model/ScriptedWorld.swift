/// An event that an observer has received, by which two worlds are compared.
struct Delivery: Equatable, CustomStringConvertible {
  enum Event: Equatable {
    case value(Int)
    case completed
    case failed
    /// The call of `do(onDispose:)`.
    case disposed

    var number: UInt64 {
      switch self {
      case .value(let value): UInt64(bitPattern: Int64(value))
      case .completed: 1 << 40
      case .failed: 1 << 41
      case .disposed: 1 << 42
      }
    }
  }

  let observer: Int
  let event: Event

  var description: String {
    switch event {
    case .value(let value): "#\(observer)=\(value)"
    case .completed: "#\(observer)|"
    case .failed: "#\(observer)×"
    case .disposed: "#\(observer)~"
    }
  }
}

/// A world on which a script can be played.
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

  /// Performs the action of a teardown.
  func tearDown(_ action: OperationScript.Action, in world: any ScriptedWorld) {
    guard budget > 0 else { return }
    budget -= 1
    world.perform(action)
  }

  func received(_ event: Delivery.Event, by observer: Int, in world: any ScriptedWorld) {
    world.log.append(Delivery(observer: observer, event: event))
    let delivery = deliveries[observer, default: 0]
    deliveries[observer] = delivery + 1
    guard budget > 0 else { return }
    let actions = script.reactions(
      of: observer,
      delivery: delivery,
      event: event,
      observers: world.observerCount
    )
    for action in actions where budget > 0 {
      budget -= 1
      world.perform(action)
    }
  }
}
