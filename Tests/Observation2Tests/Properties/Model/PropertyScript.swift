/// What happens to a property from outside, and what those do who are told of it: decided by a seed
/// alone, so that two worlds which behave alike are told the same.
struct PropertyScript {
  enum Action: Equatable {
    case set(Int)
    /// A change in place.
    case add(Int)
    case join
    case leave(Int)
    /// Follows the property under the standard Observation, unless that is so already.
    case track
    /// Observes the whole object, or stops doing so.
    case watch, unwatch
  }

  let seed: UInt64

  /// What happens from outside, as the step'th operation.
  func operation(_ step: Int) -> Action {
    action(SplitMix.mixed(seed, UInt64(step), 1), joins: 24)
  }

  /// What somebody does who is told something: nothing, one thing or two.
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

/// Something that somebody is told.
struct Told: Equatable, CustomStringConvertible {
  enum Kind: UInt64 {
    case value, onChange, willChange
  }

  let kind: Kind
  /// Which observer, in the order in which they joined.
  var observer = 0
  /// What it is given.
  var value = 0
  /// What the property reads as meanwhile.
  let reading: Int

  var description: String { "\(kind) \(observer): \(value), reads \(reading)" }

  fileprivate var dice: UInt64 { kind.rawValue << 40 | UInt64(observer) << 8 | UInt64(value) }
}

/// A world with one property, in which things happen.
@MainActor protocol PropertyWorld: AnyObject {
  /// What the property reads as.
  var reading: Int { get }
  func set(_ value: Int)
  func add(_ value: Int)
  func join(_ observer: Int)
  func leave(_ observer: Int)
  func track()
  func watch()
  func unwatch()
}

/// Performs a script in a world, and notes what is told there.
@MainActor final class PropertyPlay {
  private let script: PropertyScript
  private(set) var log: [Told] = []
  /// What each observer that has not left was given last.
  private(set) var newest: [Int: Int] = [:]
  private var joined = 0
  /// Those who may leave: the call by which they join has returned.
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

  /// Notes that somebody is told something, and has it react.
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
