import Observation2
import StateStore

/// An effect in a random script, for both the library and the naive reference.
indirect enum EffectTree {
  case perform(Int)
  case send(Int)
  /// Sends after a number of seconds.
  case run(Int, after: Int)
  case wait(Int)
  case merge([EffectTree])
  case concatenate([EffectTree])
  case named(EffectTree, Int, cancelInFlight: Bool)
  case cancel(Int)
  case throttled(EffectTree, Int, for: Int, latest: Bool)
  case debounced(EffectTree, Int, for: Int)

  /// Returns a random tree of limited depth, whose leaves are numbered consecutively.
  static func random(
    depth: Int,
    numbering: inout Int,
    using random: inout SplitMix
  ) -> EffectTree {
    let kind = Int.random(in: 0..<(depth == 0 ? 5 : 11), using: &random)
    let id = Int.random(in: 0..<3, using: &random)
    let seconds = Int.random(in: 1...4, using: &random)
    func parts() -> [EffectTree] {
      (0..<Int.random(in: 2...4, using: &random)).map { _ in
        .random(depth: depth - 1, numbering: &numbering, using: &random)
      }
    }
    func part() -> EffectTree { .random(depth: depth - 1, numbering: &numbering, using: &random) }
    switch kind {
    case 0, 1, 2: numbering += 1
    default: break
    }
    switch kind {
    case 0: return .perform(numbering)
    case 1: return .send(numbering)
    case 2: return .run(numbering, after: seconds)
    case 3: return .wait(seconds)
    case 4: return .cancel(id)
    case 5: return .merge(parts())
    case 6, 7: return .concatenate(parts())
    case 8: return .named(part(), id, cancelInFlight: Bool.random(using: &random))
    case 9: return .throttled(part(), id, for: seconds, latest: Bool.random(using: &random))
    default:
      return Bool.random(using: &random)
        ? .debounced(part(), id, for: seconds) : .named(part(), id, cancelInFlight: false)
    }
  }

  /// The library's effect.
  @MainActor
  func effect(_ time: VirtualTime, _ perform: @escaping (Int) -> Void) -> Effect<EffectModelAction>
  {
    switch self {
    case .perform(let number): .perform { perform(number) }
    case .send(let number): .send(.sent(number))
    case .run(let number, let seconds):
      .run { send in
        try await time.sleep(for: .seconds(seconds))
        send(.sent(number))
      }
    case .wait(let seconds): .wait(.seconds(seconds))
    case .merge(let parts): .merge(parts.map { $0.effect(time, perform) })
    case .concatenate(let parts): .concatenate(parts.map { $0.effect(time, perform) })
    case .named(let part, let id, let cancelInFlight):
      part.effect(time, perform).cancellable(id: id, cancelInFlight: cancelInFlight)
    case .cancel(let id): .cancel(id: id)
    case .throttled(let part, let id, let seconds, let latest):
      part.effect(time, perform).throttled(id: id, for: .seconds(seconds), latest: latest)
    case .debounced(let part, let id, let seconds):
      part.effect(time, perform).debounced(id: id, for: .seconds(seconds))
    }
  }
}

enum EffectModelAction {
  case start(Int)
  case sent(Int)
}
