import Observation2
import StateStore
import Testing

/// Random changes of children with running effects, against a model that searches every child.
@MainActor @Suite struct ChildEffectModelTests {
  /// How many identifiers there are.
  final class Census {
    var count = 0
  }

  struct RowID: Hashable {
    private final class Token {
      private let census: Census

      init(_ census: Census) {
        self.census = census
        census.count += 1
      }

      deinit { census.count -= 1 }
    }

    let number: Int
    private let token: Token

    init(_ number: Int, _ census: Census) {
      self.number = number
      token = Token(census)
    }

    static func == (left: RowID, right: RowID) -> Bool { left.number == right.number }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  struct Row: Identifiable {
    let id: RowID
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
    case row(RowID, RowAction)
    case change([Change])
  }

  /// The operations on a kind of collection.
  struct Access<Rows> {
    let empty: Rows
    let add: (inout Rows, Row, Int) -> Void
    let remove: (inout Rows, (Row) -> Bool) -> Void
  }

  private let census = Census()

  private func check<Rows: ChildCollection<RowID, Row>>(_ access: Access<Rows>, seed: UInt64) {
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
    let census = census
    let changes = Reducer<Page<Rows>, PageAction> { page, action in
      guard case .change(let changes) = action else { return .none }
      for change in changes { Self.apply(change, to: &page, access, census) }
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
      let found = store.state.rows.child(RowID(id, census))
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1, 2:
        store.send(.row(RowID(id, census), .start))
        if found != nil { ofRows.append(id) }
      case 3, 4:
        store.send(.row(RowID(id, census), .note))
        if found?.note != nil { ofNotes.append(id) }
      default:
        let count = Int.random(in: 1..<(ids > 8 ? 2 : 5), using: &random)
        store.send(.change((0..<count).map { _ in Self.change(ids, &random) }))
      }
      let rows = store.state.rows
      ofRows.removeAll { !rows.hasChild(RowID($0, census)) }
      ofNotes.removeAll { rows.child(RowID($0, census))?.note == nil }
      #expect(store.runningEffects.count == ofRows.count + ofNotes.count)
    }
    store.send(.change((0..<ids).map { .remove($0) } + [.save]))
    #expect(census.count == 0)
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

  private static func apply<Rows: ChildCollection<RowID, Row>>(
    _ change: Change,
    to page: inout Page<Rows>,
    _ access: Access<Rows>,
    _ census: Census
  ) {
    switch change {
    case .add(let number, let index):
      let id = RowID(number, census)
      if !page.rows.hasChild(id) { access.add(&page.rows, Row(id: id), index) }
    case .remove(let number): access.remove(&page.rows) { $0.id.number == number }
    case .removeOdd: access.remove(&page.rows) { $0.id.number % 2 == 1 }
    case .open(let number): page.rows.updateChild(RowID(number, census)) { $0.note = 1 }
    case .close(let number): page.rows.updateChild(RowID(number, census)) { $0.note = nil }
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
        empty: [RowID: Row](),
        add: { rows, row, _ in rows[row.id] = row },
        remove: { rows, isRemoved in rows = rows.filter { !isRemoved($0.value) } }
      ),
      seed: seed
    )
  }
}
