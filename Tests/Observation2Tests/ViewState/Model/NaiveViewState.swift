/// A view state as its documentation describes it, with a table of fields and without any stream.
@MainActor final class NaiveViewState: ViewStateWorld {
  typealias Field = ViewStateScript.Field

  private let play: ViewStatePlay
  private var state = CallingState()
  /// Counts the states stored: the last set wins.
  private var version = 0
  /// The fields in the order of their first reads.
  private var fields: [Field] = []
  private var observed: Set<Field> = []
  private var read: Set<Field> = []
  private var telling: Set<Field> = []
  private var changed: [Field] = []
  private var isWatched = false
  private var isInTurn = false
  /// The number of announcements to make; 0 while none is being made.
  private var announcements = 0

  init(_ play: ViewStatePlay) {
    self.play = play
  }

  var reading: String { state.description }

  func set(_ new: CallingState) {
    let before = version
    if isInTurn {
      announce()
    } else {
      isInTurn = true
      announce()
      isInTurn = false
    }
    if version == before { store(new) }
  }

  func observe(_ field: Field) {
    add(field)
    observed.insert(field)
  }

  func run(_ field: Field) {
    add(field)
    read.insert(field)
  }

  func stop(_ field: Field) { read.remove(field) }

  func watch() { isWatched = true }

  func unwatch() { isWatched = false }

  private func add(_ field: Field) {
    if !fields.contains(field) { fields.append(field) }
  }

  private func store(_ new: CallingState) {
    version += 1
    let mine = version
    tellBefore(state, new, mine)
    let told = changed
    if version == mine { state = new }
    changed = []
    for field in told where read.contains(field) { play.note(.body, field, in: self) }
  }

  private func tellBefore(_ old: CallingState, _ new: CallingState, _ mine: Int) {
    for field in fields {
      play.note(.compare, field, in: self)
      guard version == mine else { return }
      guard !new.has(field, of: old) else { continue }
      if !changed.contains(field) { changed.append(field) }
      tellObserver(field)
      guard version == mine else { return }
    }
  }

  private func tellObserver(_ field: Field) {
    guard telling.insert(field).inserted else { return }
    if observed.remove(field) != nil { play.note(.onChange, field, in: self) }
    telling.remove(field)
  }

  private func announce() {
    announcements += 1
    guard announcements == 1 else { return }
    var made = 0
    while made < announcements {
      made += 1
      if isWatched { play.note(.willChange, nil, in: self) }
    }
    announcements = 0
  }
}
