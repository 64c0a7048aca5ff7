import Observation2
import StateStore

extension GrowthRow {
  /// n children of a store, in each kind of collection.
  @MainActor static var storeChildren: [GrowthRow] {
    kinds.flatMap(\.rows) + [
      GrowthRow(
        "n children of an IdentifiedList, the whole list driven while each of them changes",
        of: [],
        n: 200,
        limit: .documented(2.15, because: "whoever observes a list gets a list, which is a copy"),
        expected: .each(plus: 1)
      ) { n, gauge in
        let probe = Probe()
        let store = makeStore(\Lists.list, n)
        let driving = store.driver(\.list).drive { _ in probe.add() }
        gauge.start()
        for id in 0..<n { store.send(.child(id, .set(1))) }
        gauge.stop()
        driving.dispose()
        return probe.count
      },
      GrowthRow(
        "a part of a part, n deep, scoped and lifted",
        of: ["Store.scope(state:action:)", "Reducer.lift(state:embed:extract:)"],
        n: 50
      ) { n, gauge in
        var reducer = Reducer<Lists, ListsAction>.children(of: \.list)
        gauge.start()
        for _ in 0..<n {
          reducer = reducer.lift(state: \.itself, embed: { $0 }, extract: { $0 })
        }
        let root = Store(initial: Lists(1), reducer: reducer, clock: VirtualTime())
        var store = root
        for _ in 0..<n { store = store.scope(state: \.itself) { $0 } }
        store.send(.child(0, .set(1)))
        gauge.stop()
        return store.state.list[0].value
      },
      GrowthRow(
        "n optional children, each lifted, that come, have effects and go",
        of: ["Reducer.lift(optional:embed:extract:onDismiss:)", "Store.scope(optional:action:)"],
        n: 20,
        expected: .each
      ) { n, gauge in
        gauge.start()
        let reducers = (0..<n).map { place in
          Reducer<Child, ChildAction>.child.lift(
            optional: \Lists.places[place],
            embed: { ListsAction.child(place, $0) },
            extract: { if case .child(place, let action) = $0 { action } else { nil } }
          )
        }
        let store = Store(
          initial: Lists(n),
          reducer: .combine(reducers + [.removing(from: \.places) { $0[$1] = nil }]),
          clock: VirtualTime()
        )
        // To one child only: each dispatch calls every reducer once.
        store.scope(optional: \.places[0]) { .child(0, $0) }?.send(.load)
        store.send(.remove(0))
        gauge.stop()
        return store.state.places.filter { $0 == nil }.count * n
      },
    ]
  }

  @MainActor private static var kinds: [any ChildrenKind] {
    [
      Kind("an IdentifiedList", "IdentifiedList", \.list) { $0.remove(id: $1) },
      Kind(
        "a dictionary",
        "Dictionary",
        \.dictionary,
        changing: .documented(2.15, because: "it can't say what has changed, so all are looked for")
      ) { $0[$1] = nil },
      Kind(
        "an array",
        "Array",
        \.array,
        finding: .documented(2.15, because: "an array is looked through for each child"),
        changing: .documented(2.15, because: "it can't say what has changed, so all are looked for")
      ) { array, id in array.removeAll { $0.id == id } },
    ]
  }

  @MainActor
  fileprivate static func makeStore<Children: ChildCollection<Int, Child>>(
    _ path: WritableKeyPath<Lists, Children>,
    _ count: Int,
    _ remove: @escaping (inout Children, Int) -> Void = { _, _ in }
  ) -> Store<Lists, ListsAction> {
    Store(
      initial: Lists(count),
      reducer: .combine(.children(of: path), .removing(from: path, remove)),
      clock: VirtualTime()
    )
  }
}

/// The rows of one kind of collection.
@MainActor
private protocol ChildrenKind {
  var rows: [GrowthRow] { get }
}

private struct Kind<Children: ChildCollection<Int, Child>>: ChildrenKind {
  let name: String
  let type: String
  let path: WritableKeyPath<Lists, Children>
  let finding: GrowthLimit
  let changing: GrowthLimit
  let remove: (inout Children, Int) -> Void

  init(
    _ name: String,
    _ type: String,
    _ path: WritableKeyPath<Lists, Children>,
    finding: GrowthLimit = .linear,
    changing: GrowthLimit = .linear,
    _ remove: @escaping (inout Children, Int) -> Void
  ) {
    self.name = name
    self.type = type
    self.path = path
    self.finding = finding
    self.changing = changing
    self.remove = remove
  }

  var rows: [GrowthRow] {
    let (path, remove) = (path, remove)
    return [
      GrowthRow(
        "n children of \(name), each scoped and told once",
        of: ["Store.scope(each:id:action:)", "\(type).child(_:)"],
        n: 200,
        limit: finding,
        expected: .each(times: 2)
      ) { n, gauge in
        let probe = Probe()
        let bag = DisposeBag()
        let store = GrowthRow.makeStore(path, n)
        gauge.start()
        let children = (0..<n).compactMap { id in
          store.scope(each: path, id: id) { .child($0, $1) }
        }
        for child in children { child.driver(\.value).drive { _ in probe.add() }.disposed(by: bag) }
        // To all children in one turn: each turn evaluates every selection once.
        store.batch { for child in children { child.send(.set(1)) } }
        bag.dispose()
        gauge.stop()
        return probe.count
      },
      GrowthRow(
        "n children of \(name) whose effects start, with a dispatch after each",
        of: ["Reducer.lift(each:embed:extract:onDismiss:)", "\(type).updateChild(_:)"],
        n: 100,
        limit: finding,
        expected: .each
      ) { n, gauge in
        let store = GrowthRow.makeStore(path, n)
        gauge.start()
        for id in 0..<n {
          store.send(.child(id, .load))
          store.send(.other(id))
        }
        gauge.stop()
        defer { store.dispose() }
        return store.state.other + 1
      },
      GrowthRow(
        "n children of \(name) with effects that go, one by one",
        of: ["\(type).hasChild(_:)"],
        n: 100,
        limit: changing,
        expected: .exactly(1)
      ) { n, gauge in
        let store = GrowthRow.makeStore(path, n, remove)
        store.batch { for id in 0..<n { store.send(.child(id, .load)) } }
        gauge.start()
        for id in 0..<n { store.send(.remove(id)) }
        gauge.stop()
        return store.state[keyPath: path].hasChild(n - 1) ? 0 : 1
      },
    ]
  }
}

private struct Child: Identifiable, Equatable {
  let id: Int
  var value = 0
}

private enum ChildAction {
  case set(Int)
  case load
  case loaded
}

private struct Lists {
  var list: IdentifiedList<Child>
  var dictionary: [Int: Child]
  var array: [Child]
  var places: [Child?]
  var other = 0
  var itself: Lists {
    get { self }
    set { self = newValue }
  }

  init(_ count: Int) {
    array = (0..<count).map { Child(id: $0) }
    list = IdentifiedList(array)
    dictionary = Dictionary(uniqueKeysWithValues: array.map { ($0.id, $0) })
    places = array
  }
}

private enum ListsAction {
  case child(Int, ChildAction)
  case remove(Int)
  case other(Int)
}

@MainActor
extension Reducer where State == Child, Action == ChildAction {
  fileprivate static var child: Reducer {
    Reducer { state, action in
      switch action {
      case .set(let value): state.value = value
      // The clock stands still, so this action is never sent.
      case .load: return .concatenate(.wait(.seconds(1)), .send(.loaded))
      case .loaded: break
      }
      return .none
    }
  }
}

@MainActor
extension Reducer where State == Lists, Action == ListsAction {
  fileprivate static func children(
    of path: WritableKeyPath<Lists, some ChildCollection<Int, Child>>
  ) -> Reducer {
    Reducer<Child, ChildAction>.child.lift(
      each: path,
      embed: { .child($0, $1) },
      extract: { if case .child(let id, let action) = $0 { (id, action) } else { nil } }
    )
  }

  fileprivate static func removing<Children>(
    from path: WritableKeyPath<Lists, Children>,
    _ remove: @escaping (inout Children, Int) -> Void
  ) -> Reducer {
    Reducer { state, action in
      switch action {
      case .remove(let id): remove(&state[keyPath: path], id)
      case .other(let value): state.other = value
      case .child: break
      }
      return .none
    }
  }
}
