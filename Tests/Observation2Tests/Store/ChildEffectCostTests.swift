import Observation2
import StateStore
import Testing

/// The cost of the running effects of children for an unrelated dispatch, in operations on
/// identifiers.
@MainActor @Suite struct ChildEffectCostTests {
  /// The number of times that an identifier was hashed or compared.
  final class Looks {
    var count = 0
  }

  struct RowID: Hashable {
    let number: Int
    let looks: Looks

    static func == (left: RowID, right: RowID) -> Bool {
      left.looks.count += 1
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
      looks.count += 1
      hasher.combine(number)
    }
  }

  struct Note: Identifiable {
    let number: Int
    let looks: Looks
    var id: Int {
      looks.count += 1
      return number
    }
  }

  struct Row: Identifiable {
    let id: RowID
    var note: Note?
  }

  struct Page {
    var rows: IdentifiedList<Row> = []
    var title = 0
  }

  enum RowAction {
    case start
    case openNote
    case note(NoteAction)
  }

  enum NoteAction {
    case start
  }

  enum PageAction {
    case row(RowID, RowAction)
    case append(RowID)
    case remove(RowID)
    case title(Int)
  }

  private let looks = Looks()

  private func makeStore(_ count: Int) -> Store<Page, PageAction> {
    let looks = looks
    let note = Reducer<Note, NoteAction> { _, _ in .wait(.seconds(1)) }
    let row: Reducer<Row, RowAction> = .combine(
      note.lift(
        optional: \.note,
        embed: { .note($0) },
        extract: { if case .note(let action) = $0 { action } else { nil } }
      ),
      Reducer { state, action in
        switch action {
        case .start: return .wait(.seconds(1))
        case .openNote: state.note = Note(number: state.id.number, looks: looks)
        case .note: break
        }
        return .none
      }
    )
    let rows = row.lift(
      each: \Page.rows,
      embed: { PageAction.row($0, $1) },
      extract: { if case .row(let id, let action) = $0 { (id, action) } else { nil } }
    )
    let page = Reducer<Page, PageAction> { state, action in
      switch action {
      case .append(let id): state.rows.append(Row(id: id))
      case .remove(let id): state.rows.remove(id: id)
      case .title(let title): state.title = title
      case .row: break
      }
      return .none
    }
    let store = Store(
      initial: Page(rows: IdentifiedList((0..<count).map { Row(id: id($0)) })),
      reducer: .combine(rows, page),
      clock: VirtualTime()
    )
    for number in 0..<count { store.send(.row(id(number), .start)) }
    return store
  }

  private func id(_ number: Int) -> RowID { RowID(number: number, looks: looks) }

  private func looks(_ body: () -> Void) -> Int {
    let before = looks.count
    body()
    return looks.count - before
  }

  /// Returns the least count for any of the children: one whose hash collides with others by chance
  /// is compared with all of these, whereas a search through every child would show in each count.
  private func looks(atEach numbers: Range<Int>, _ body: (RowID) -> Void) -> Int {
    numbers.map { number in looks { body(id(number)) } }.min() ?? .max
  }

  @Test func `a dispatch that touches no child looks at none`() {
    let store = makeStore(1_000)
    #expect(store.runningEffects.count == 1_000)
    #expect(looks { store.send(.title(1)) } == 0)
  }

  @Test(arguments: [10, 1_000])
  func `starting an effect, adding and removing a child look at that child alone`(count: Int) {
    let store = makeStore(count)
    #expect(looks(atEach: 3..<6) { store.send(.row($0, .start)) } < 40)
    #expect(looks(atEach: -3..<0) { store.send(.append($0)) } < 40)
    #expect(looks(atEach: count - 3..<count) { store.send(.remove($0)) } < 60)
    #expect(store.runningEffects.count == count)
  }

  @Test(arguments: [10, 1_000])
  func `children of children are looked at with their parent alone`(count: Int) {
    let store = makeStore(count)
    for number in 0..<count {
      store.send(.row(id(number), .openNote))
      store.send(.row(id(number), .note(.start)))
    }
    #expect(store.runningEffects.count == 2 * count)
    #expect(looks { store.send(.title(1)) } == 0)
    #expect(looks(atEach: 3..<6) { store.send(.row($0, .openNote)) } < 40)
    #expect(looks(atEach: 3..<6) { store.send(.remove($0)) } < 60)
    #expect(store.runningEffects.count == 2 * count - 6)
  }
}
