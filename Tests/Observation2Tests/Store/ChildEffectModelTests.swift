import Observation2
import StateStore
import Testing

/// Random changes of children with running effects, against a model that searches every child.
@MainActor @Suite struct ChildEffectModelTests {
  struct Row: Equatable, Identifiable {
    let id: Int
    var note: Int?
  }

  struct Page<Rows> {
    var rows: Rows
    var saved: Rows
  }

  /// One of the changes of an action.
  enum Change {
    case add(Int, at: Int)
    case remove(Int)
    case removeOdd
    case open(Int)
    case close(Int)
    case save
    case restore
  }

  enum RowAction {
    case start
    case note
  }

  enum PageAction {
    case row(Int, RowAction)
    case change([Change])
  }

  /// The operations on a kind of collection.
  struct Access<Rows> {
    let empty: Rows
    let add: (inout Rows, Row, Int) -> Void
    let remove: (inout Rows, (Row) -> Bool) -> Void
  }

  private func check<Rows: ChildCollection<Int, Row>>(_ access: Access<Rows>, seed: UInt64) {
    var random = SplitMix(seed: seed)
    let note = Reducer<Int, RowAction> { _, _ in .wait(.seconds(1)) }
    let row: Reducer<Row, RowAction> = .combine(
      Reducer { _, action in if case .start = action { .wait(.seconds(1)) } else { .none } },
      note.lift(
        optional: \.note,
        embed: { $0 },
        extract: { if case .note = $0 { $0 } else { nil } }
      )
    )
    let rows = row.lift(
      each: \Page<Rows>.rows,
      embed: { PageAction.row($0, $1) },
      extract: { if case .row(let id, let action) = $0 { (id, action) } else { nil } }
    )
    let changes = Reducer<Page<Rows>, PageAction> { page, action in
      guard case .change(let changes) = action else { return .none }
      for change in changes { Self.apply(change, to: &page, access) }
      return .none
    }
    let store = Store(
      initial: Page(rows: access.empty, saved: access.empty),
      // The changes run before and after the children's reducers.
      reducer: .combine(changes, rows),
      clock: VirtualTime(),
      report: { _ in }
    )
    /// The children whose effects run, one entry for each effect.
    var ofRows: [Int] = []
    var ofNotes: [Int] = []
    // A few, and so many that the store uses an index.
    let ids = seed % 2 == 0 ? 8 : 60
    if ids > 8 { store.send(.change((0..<ids).map { .add($0, at: $0) } + [.save])) }
    for _ in 0..<400 {
      let id = Int.random(in: 0..<ids, using: &random)
      let found = store.state.rows.child(id)
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1, 2:
        store.send(.row(id, .start))
        if found != nil { ofRows.append(id) }
      case 3, 4:
        store.send(.row(id, .note))
        if found?.note != nil { ofNotes.append(id) }
      default:
        let count = Int.random(in: 1..<(ids > 8 ? 2 : 5), using: &random)
        store.send(.change((0..<count).map { _ in Self.change(ids, &random) }))
      }
      let rows = store.state.rows
      ofRows.removeAll { !rows.hasChild($0) }
      ofNotes.removeAll { rows.child($0)?.note == nil }
      #expect(store.runningEffects.count == ofRows.count + ofNotes.count)
    }
  }

  private static func change(_ ids: Int, _ random: inout SplitMix) -> Change {
    let id = Int.random(in: 0..<ids, using: &random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<7: return .add(id, at: Int.random(in: 0..<ids, using: &random))
    case 7..<10: return .remove(id)
    case 10: return .removeOdd
    case 11..<15: return .open(id)
    case 15: return .close(id)
    case 16, 17: return .save
    default: return .restore
    }
  }

  private static func apply<Rows: ChildCollection<Int, Row>>(
    _ change: Change,
    to page: inout Page<Rows>,
    _ access: Access<Rows>
  ) {
    switch change {
    case .add(let id, let index):
      if !page.rows.hasChild(id) { access.add(&page.rows, Row(id: id), index) }
    case .remove(let id): access.remove(&page.rows) { $0.id == id }
    case .removeOdd: access.remove(&page.rows) { $0.id % 2 == 1 }
    case .open(let id): page.rows.updateChild(id) { $0.note = 1 }
    case .close(let id): page.rows.updateChild(id) { $0.note = nil }
    case .save: page.saved = page.rows
    case .restore: page.rows = page.saved
    }
  }

  @Test(arguments: 0..<20)
  func `effects of rows in an identified list`(seed: UInt64) {
    check(
      Access(
        empty: IdentifiedList<Row>(),
        add: { $0.insert($1, at: min($2, $0.count)) },
        remove: { rows, isRemoved in
          let gone = rows.filter(isRemoved)
          if gone.count == 1 {
            rows.remove(id: gone[0].id)
          } else {
            rows.removeAll(where: isRemoved)
          }
        }
      ),
      seed: seed
    )
  }

  @Test(arguments: 0..<10)
  func `effects of rows in an array`(seed: UInt64) {
    check(
      Access(
        empty: [Row](),
        add: { $0.insert($1, at: min($2, $0.count)) },
        remove: { $0.removeAll(where: $1) }
      ),
      seed: seed
    )
  }

  @Test(arguments: 0..<10)
  func `effects of rows in a dictionary`(seed: UInt64) {
    check(
      Access(
        empty: [Int: Row](),
        add: { rows, row, _ in rows[row.id] = row },
        remove: { rows, isRemoved in rows = rows.filter { !isRemoved($0.value) } }
      ),
      seed: seed
    )
  }
}
