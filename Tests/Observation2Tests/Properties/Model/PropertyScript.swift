/// The operations on a property from outside and the reactions of its observers, derived from a
/// seed alone, so that two worlds that behave alike receive the same ones.
struct PropertyScript {
  enum Action: Equatable {
    case set(Int)
    /// A change in place.
    case add(Int)
    case join
    case leave(Int)
    /// Tracks the property with the standard Observation, unless it is tracked already.
    case track
    /// Observes the whole object, or stops doing so.
    case watch, unwatch
  }

  let seed: UInt64

  /// Returns the operation from outside at a step.
  func operation(_ step: Int) -> Action {
    action(SplitMix.mixed(seed, UInt64(step), 1), joins: 24)
  }

  /// Returns an observer's reactions: none, one or two.
  func reactions(_ told: Told, ordinal: Int) -> [Action] {
    let dice = SplitMix.mixed(seed ^ told.dice, UInt64(ordinal), 2)
    switch dice >> 58 {
    case ..<34: return []
    case ..<54: return [action(dice, joins: 18)]
    default: return [action(dice, joins: 18), action(SplitMix.mixed(dice, 0, 3), joins: 18)]
    }
  }

  private func action(_ dice: UInt64, joins: UInt64) -> Action {
    let number = Int(dice >> 32 & 0xFFFF)
    switch dice % 100 {
    case ..<28: return .set(number % 5)
    case ..<42: return .add(number % 3)
    case ..<(42 + joins): return .join
    case ..<76: return .leave(number)
    case ..<92: return .track
    case ..<97: return .watch
    default: return .unwatch
    }
  }
}

/// A notification of an observer.
struct Told: Equatable, CustomStringConvertible {
  enum Kind: UInt64 {
    case value, onChange, willChange
  }

  let kind: Kind
  /// The observer's number, in the order in which they subscribed.
  var observer = 0
  /// The delivered value.
  var value = 0
  /// The value that the property returns at that moment.
  let reading: Int

  var description: String { "\(kind) \(observer): \(value), reads \(reading)" }

  fileprivate var dice: UInt64 { kind.rawValue << 40 | UInt64(observer) << 8 | UInt64(value) }
}

/// A world with one property.
@MainActor protocol PropertyWorld: AnyObject {
  /// The value that the property returns.
  var reading: Int { get }
  func set(_ value: Int)
  func add(_ value: Int)
  func join(_ observer: Int)
  func leave(_ observer: Int)
  func track()
  func watch()
  func unwatch()
}

/// Plays a script in a world, and records the notifications.
@MainActor final class PropertyPlay {
  private let script: PropertyScript
  private(set) var log: [Told] = []
  /// The last value of each present observer.
  private(set) var newest: [Int: Int] = [:]
  private var joined = 0
  /// The observers that may leave, because their subscribing has returned.
  private var members: [Int] = []
  private var ordinal = 0
  private var reactionsLeft = 0

  init(_ script: PropertyScript) {
    self.script = script
  }

  func step(_ step: Int, in world: some PropertyWorld) {
    log = []
    reactionsLeft = 12
    perform(script.operation(step), in: world)
  }

  /// Records a notification, and performs its reactions.
  func tell(_ told: Told, in world: some PropertyWorld) {
    log.append(told)
    if told.kind == .value { newest[told.observer] = told.value }
    ordinal += 1
    for action in script.reactions(told, ordinal: ordinal) where reactionsLeft > 0 {
      reactionsLeft -= 1
      perform(action, in: world)
    }
  }

  private func perform(_ action: PropertyScript.Action, in world: some PropertyWorld) {
    switch action {
    case .set(let value): world.set(value)
    case .add(let value): world.add(value)
    case .join:
      joined += 1
      let observer = joined
      world.join(observer)
      members.append(observer)
    case .leave(let number):
      guard !members.isEmpty else { return }
      let observer = members.remove(at: number % members.count)
      newest[observer] = nil
      world.leave(observer)
    case .track: world.track()
    case .watch: world.watch()
    case .unwatch: world.unwatch()
    }
  }
}
