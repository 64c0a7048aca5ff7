import Observation2
import StateStore
import Testing

/// The effects of a child that one action replaces by another child.
@MainActor @Suite struct ReplacedChildTests {
  struct Page: Equatable, Identifiable {
    let id: Int
    var loaded = 0
  }

  struct Form: Equatable {
    var filled = 0
  }

  struct Book: Equatable {
    var page: Page?
    var form: Form?
    var rows: IdentifiedList<Page> = []
  }

  enum PageAction {
    case load
    case loaded
    case turn
  }

  enum BookAction {
    case page(PageAction)
    case form(PageAction)
    case row(Int, PageAction)
    case open(Int)
    case reopenForm
    case replaceRow(Int)
  }

  private let time = VirtualTime()

  /// Returns a store whose children take a second to load; to turn, a child loads and sends its
  /// parent the action for another page.
  private func makeStore(
    _ state: Book,
    _ middleware: [StoreMiddleware<Book, BookAction>] = []
  ) -> Store<Book, BookAction> {
    let page = Reducer<Page, PageAction> { state, action in
      if case .loaded = action { state.loaded += 1 }
      if case .loaded = action { return .none }
      return .concatenate(.wait(.seconds(1)), .send(.loaded)).cancellable(id: "load")
    }
    let form = Reducer<Form, PageAction> { state, action in
      if case .loaded = action { state.filled += 1 }
      if case .loaded = action { return .none }
      return .concatenate(.wait(.seconds(1)), .send(.loaded))
    }
    let reducer: Reducer<Book, BookAction> = .combine(
      page.lift(
        optional: \.page,
        embed: { .page($0) },
        extract: { if case .page(let action) = $0 { action } else { nil } }
      ),
      form.lift(
        optional: \.form,
        embed: { .form($0) },
        extract: { if case .form(let action) = $0 { action } else { nil } }
      ),
      page.lift(
        each: \.rows,
        embed: { .row($0, $1) },
        extract: { if case .row(let id, let action) = $0 { (id, action) } else { nil } }
      ),
      Reducer { state, action in
        switch action {
        case .open(let id): state.page = Page(id: id)
        case .page(.turn): state.page = state.page.map { Page(id: $0.id + 1) }
        case .reopenForm: state.form = Form()
        case .replaceRow(let id):
          state.rows.remove(id: id)
          state.rows.append(Page(id: id))
        case .page, .form, .row: break
        }
        return .none
      }
    )
    return Store(initial: state, reducer: reducer, clock: time, middleware: middleware)
  }

  @Test func `another child in the place of one ends its effects`() async {
    let store = makeStore(Book(page: Page(id: 1)))
    store.send(.page(.load))
    store.send(.open(2))
    #expect(store.runningEffects.isEmpty)
    await time.advance(by: .seconds(2))
    #expect(store.state.page == Page(id: 2))
  }

  @Test func `an effect returned with the action that replaces its child does not start`() async {
    let store = makeStore(Book(page: Page(id: 1)))
    store.send(.page(.turn))
    #expect(store.runningEffects.isEmpty)
    await time.advance(by: .seconds(2))
    #expect(store.state.page == Page(id: 2))
  }

  @Test func `the new child's effects are its own`() async {
    let store = makeStore(Book(page: Page(id: 1)))
    store.send(.page(.load))
    await time.advance(by: .milliseconds(500))
    store.send(.open(2))
    store.send(.page(.load))
    await time.advance(by: .milliseconds(600))
    #expect(store.state.page == Page(id: 2))
    await time.advance(by: .milliseconds(400))
    #expect(store.state.page == Page(id: 2, loaded: 1))
  }

  @Test func `a child put anew with the same identity is the same, its effects go on`() async {
    let store = makeStore(Book(page: Page(id: 1, loaded: 7)))
    store.send(.page(.load))
    store.send(.open(1))
    await time.advance(by: .seconds(1))
    #expect(store.state.page == Page(id: 1, loaded: 1))
  }

  @Test func `a child without an identity can't be told from the one before`() async {
    let store = makeStore(Book(form: Form()))
    store.send(.form(.load))
    store.send(.reopenForm)
    await time.advance(by: .seconds(1))
    #expect(store.state.form == Form(filled: 1))
  }

  @Test func `an element put back under its identifier is the same, its effects go on`() async {
    let store = makeStore(Book(rows: [Page(id: 1), Page(id: 2)]))
    store.send(.row(1, .load))
    store.send(.replaceRow(1))
    await time.advance(by: .seconds(1))
    #expect(store.state.rows == [Page(id: 2), Page(id: 1, loaded: 1)])
  }

  @Test func `undo ends the effects of a child that another one replaces`() async {
    let history = StateHistory<Book, BookAction>(limit: 9)
    let store = makeStore(Book(page: Page(id: 1)), [history.middleware])
    store.send(.open(2))
    store.send(.page(.load))
    history.jump(to: 0)
    #expect(store.runningEffects.isEmpty)
    await time.advance(by: .seconds(2))
    #expect(store.state.page == Page(id: 1))
  }
}
