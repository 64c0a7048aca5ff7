import Observation2
import StateStore

extension Workload {
  /// S4: a send that touches no child, beside 10,000 running effects of children, compared with ten.
  static var childEffects: Workload {
    Workload("S4", against: .tenEffects, limit: 1.5) { inputs in
      Trial(
        expected: { inputs.sum($0) },
        ours: sending(inputs, effects: 10_000),
        bases: [sending(inputs, effects: 10)]
      )
    }
  }

  @MainActor
  private static func sending(_ inputs: Inputs, effects: Int) -> Contender {
    Contender {
      let total = Total()
      let store = Store<ListState, ListAction>(
        initial: ListState(rows: IdentifiedList((0..<effects).map { Page(id: $0) })),
        reducer: .combine(
          Page.reducer.lift(
            each: \.rows,
            embed: { .row($0, $1) },
            extract: { if case .row(let id, let action) = $0 { (id, action) } else { nil } }
          ),
          ListState.reducer
        ),
        clock: VirtualTime()
      )
      for id in 0..<effects { store.send(.row(id, .load)) }
      _ = store.driver(\.value).drive { total.add($0) }
      return { rounds, meter in
        store.send(.set(.min))
        total.reset()
        meter.start()
        for round in 0..<rounds { store.send(.set(inputs.seed &+ round)) }
        meter.stop()
        return total.sum
      }
    }
  }
}

private struct Page: Identifiable {
  let id: Int
  var isLoaded = false

  @MainActor static var reducer: Reducer<Page, PageAction> {
    Reducer { state, action in
      switch action {
      // The clock stands still, so this action is never sent.
      case .load: return .concatenate(.wait(.seconds(1)), .send(.loaded))
      case .loaded: state.isLoaded = true
      }
      return .none
    }
  }
}

private enum PageAction {
  case load
  case loaded
}

private struct ListState {
  var rows: IdentifiedList<Page>
  var value = 0

  @MainActor static var reducer: Reducer<ListState, ListAction> {
    Reducer { state, action in
      if case .set(let value) = action { state.value = value }
      return .none
    }
  }
}

private enum ListAction {
  case row(Int, PageAction)
  case set(Int)
}
