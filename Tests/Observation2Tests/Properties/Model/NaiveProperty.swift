/// A published-style property as rules 9 to 12 say it, without a stream.
@MainActor final class NaiveProperty: PropertyWorld {
  private let play: PropertyPlay
  private let isEarly: Bool
  private var stored = 0
  /// Counts what was stored: the last set wins (rule 11).
  private var version = 0
  /// The value that is being stored, which late observers have missed.
  private var coming: Int?
  private var observers: [Int] = []
  /// The values that wait for their turn; `nil` outside of a turn.
  private var line: [Int]?
  /// The value of the turn that is under way.
  private var arriving = 0
  private var isTracked = false
  private var isTelling = false
  private var isWatched = false
  /// The number of announcements to make; 0 while none is being made.
  private var announcements = 0

  init(_ play: PropertyPlay, isEarly: Bool) {
    self.play = play
    self.isEarly = isEarly
  }

  var reading: Int { stored }

  func set(_ value: Int) {
    let before = version
    if line != nil {
      line?.append(value)
      announce()
      if version == before { store(value) }
      return
    }
    turn(arriving: stored) {
      announce()
      if !isEarly, version == before { store(value) }
      deliver(value)
    }
    if isEarly, version == before { store(value) }
  }

  func add(_ value: Int) {
    announce()
    tellTracker()
    stored += value
    version += 1
    coming = nil
    let result = stored
    if line == nil { turn(arriving: result) { deliver(result) } } else { line?.append(result) }
  }

  func join(_ observer: Int) {
    if line != nil {
      observers.append(observer)
      return give(arriving, to: observer)
    }
    turn(arriving: coming ?? stored) {
      observers.append(observer)
      give(arriving, to: observer)
    }
  }

  func leave(_ observer: Int) {
    observers.removeAll { $0 == observer }
  }

  func track() { isTracked = true }

  func watch() { isWatched = true }

  func unwatch() { isWatched = false }

  /// What is sent meanwhile takes its turn afterwards (rule 3).
  private func turn(arriving value: Int, _ body: () -> Void) {
    line = []
    arriving = value
    body()
    while let next = line?.first {
      line?.removeFirst()
      deliver(next)
    }
    line = nil
  }

  private func deliver(_ value: Int) {
    arriving = value
    for observer in observers where observers.contains(observer) { give(value, to: observer) }
  }

  private func give(_ value: Int, to observer: Int) {
    play.tell(Told(kind: .value, observer: observer, value: value, reading: stored), in: self)
  }

  private func store(_ value: Int) {
    version += 1
    let mine = version
    coming = value
    if stored != value { tellTracker() }
    if version == mine { stored = value }
    coming = nil
  }

  private func tellTracker() {
    if isTelling { return }
    isTelling = true
    if isTracked {
      isTracked = false
      play.tell(Told(kind: .onChange, reading: stored), in: self)
    }
    isTelling = false
  }

  private func announce() {
    announcements += 1
    guard announcements == 1 else { return }
    var made = 0
    while made < announcements {
      made += 1
      if isWatched { play.tell(Told(kind: .willChange, reading: stored), in: self) }
    }
    announcements = 0
  }
}
