/// The simplest model of a store's effects: the reference of ``EffectTreeTests``.
///
/// It never removes parts, searches one list for everything, and recurses into groups.
final class NaiveEffects {
  private final class Part {
    enum Phase { case waiting, running, over }

    let tree: EffectTree
    let dispatch: Int
    let number: Int
    /// Unowned, since one list retains all parts.
    unowned let parent: Part?
    var parts: [Part] = []
    var phase = Phase.waiting
    var isHeld = false
    var isBusy = false

    init(_ tree: EffectTree, _ dispatch: Int, _ number: Int, _ parent: Part?) {
      (self.tree, self.dispatch, self.number, self.parent) = (tree, dispatch, number, parent)
    }

    var name: Int? {
      switch tree {
      case .named(_, let id, _), .throttled(_, let id, _, _): id
      default: nil
      }
    }
  }

  private struct Timer {
    let due: Int
    let isDeadline: Bool
    let order: Int
    let fire: () -> Void
  }

  private struct Window {
    let end: Int
    let number: Int
    var waiting: Part?
  }

  private var now = 0
  private var parts: [Part] = []
  private var timers: [Timer] = []
  private var scheduled = 0
  /// Runs whose task has not had its first turn.
  private var fresh: [() -> Void] = []
  private var windows: [Int: Window] = [:]
  private(set) var performed: [String] = []
  private(set) var sent: [String] = []

  /// The number of parts that have not ended.
  var running: Int { parts.count { $0.phase != .over } }

  func dispatch(_ tree: EffectTree, at due: Int, number: Int) {
    schedule(due) { self.start(self.make(tree, number, nil)) }
  }

  func run(until end: Int) {
    while let next = timers.indices.min(by: { precedes(timers[$0], timers[$1]) }),
      timers[next].due <= end
    {
      let timer = timers.remove(at: next)
      now = timer.due
      timer.fire()
      while !fresh.isEmpty { fresh.removeFirst()() }
    }
  }

  /// Releases pending work.
  func finish() {
    timers = []
    fresh = []
  }

  private func precedes(_ one: Timer, _ other: Timer) -> Bool {
    (one.due, one.isDeadline ? 1 : 0, one.order) < (
      other.due, other.isDeadline ? 1 : 0, other.order
    )
  }

  private func schedule(_ due: Int, isDeadline: Bool = false, _ fire: @escaping () -> Void) {
    scheduled += 1
    timers.append(Timer(due: due, isDeadline: isDeadline, order: scheduled, fire: fire))
  }

  private func make(_ tree: EffectTree, _ dispatch: Int, _ parent: Part?) -> Part {
    if case .debounced(let part, let id, let seconds) = tree {
      let waits = EffectTree.concatenate([.wait(-seconds), part])
      return make(.named(waits, id, cancelInFlight: true), dispatch, parent)
    }
    let part = Part(tree, dispatch, parts.count, parent)
    parts.append(part)
    switch tree {
    case .merge(let trees), .concatenate(let trees):
      part.parts = trees.map { make($0, dispatch, part) }
    case .named(let tree, _, _), .throttled(let tree, _, _, _):
      part.parts = [make(tree, dispatch, part)]
    default: break
    }
    return part
  }

  private func start(_ part: Part) {
    guard part.phase == .waiting else { return }
    part.phase = .running
    switch part.tree {
    case .perform(let number):
      performed.append("\(number)@\(now)")
      end(part)
    case .send(let number):
      sent.append("\(number)@\(now)")
      end(part)
    case .run(let number, let seconds):
      fresh.append {
        self.schedule(self.now + seconds) {
          guard part.phase == .running else { return }
          self.sent.append("\(number)@\(self.now)")
          self.end(part)
        }
      }
    case .wait(let seconds):
      // A negative delay is that of a debounced effect.
      schedule(now + abs(seconds), isDeadline: seconds < 0) {
        if part.phase == .running { self.end(part) }
      }
    case .cancel(let id):
      cancel(id, for: part)
      end(part)
    case .named(_, let id, let cancelInFlight):
      if cancelInFlight { cancel(id, for: part, onlyRunning: true) }
    case .throttled(_, let id, let seconds, let latest):
      throttle(part, id, seconds, latest)
    case .merge, .concatenate, .debounced: break
    }
    proceed(part)
  }

  private func proceed(_ part: Part) {
    guard part.phase == .running, !part.isHeld, !part.isBusy, !part.parts.isEmpty else { return }
    part.isBusy = true
    for next in part.parts where part.phase == .running {
      start(next)
      if case .concatenate = part.tree, next.phase != .over { break }
    }
    part.isBusy = false
    if part.phase == .running, part.parts.allSatisfy({ $0.phase == .over }) { end(part) }
  }

  private func end(_ part: Part) {
    guard part.phase != .over else { return }
    part.phase = .over
    if let parent = part.parent { proceed(parent) }
  }

  /// Ends all parts before any consequence, as rule 31 requires.
  private func cancel(_ doomed: [Part]) {
    let doomed = doomed.filter { $0.phase != .over }
    for part in doomed { bury(part) }
    for part in doomed { if let parent = part.parent { proceed(parent) } }
  }

  private func bury(_ part: Part) {
    part.phase = .over
    for part in part.parts { bury(part) }
  }

  private func cancel(_ id: Int, for canceller: Part, onlyRunning: Bool = false) {
    var spared: Set<Int> = []
    var ancestor: Part? = canceller
    while let part = ancestor {
      spared.insert(part.number)
      ancestor = part.parent
    }
    cancel(
      parts.filter { part in
        part.name == id && !spared.contains(part.number)
          && !(part.dispatch == canceller.dispatch && part.number > canceller.number)
          && (!onlyRunning || part.phase == .running)
      }
    )
  }

  private func throttle(_ part: Part, _ id: Int, _ seconds: Int, _ latest: Bool) {
    let superseded = windows[id]?.waiting
    guard let window = windows[id], now < window.end else {
      open(id, seconds)
      if let superseded { cancel([superseded]) }
      return
    }
    part.isHeld = true
    if latest {
      windows[id]?.waiting = part
      if let superseded { cancel([superseded]) }
    } else {
      cancel([part])
    }
  }

  private func open(_ id: Int, _ seconds: Int) {
    let number = scheduled
    windows[id] = Window(end: now + seconds, number: number)
    schedule(now + seconds, isDeadline: true) {
      guard let window = self.windows[id], window.number == number else { return }
      self.windows[id] = nil
      guard let waiting = window.waiting, waiting.phase == .running else { return }
      self.open(id, seconds)
      waiting.isHeld = false
      self.proceed(waiting)
    }
  }
}
