import Observation
import Observation2
import Synchronization

extension GrowthRow {
  /// View states and the fields that something follows.
  @MainActor static var viewStates: [GrowthRow] {
    [
      GrowthRow(
        "a set of a view state of which n fields are followed",
        of: [
          "ViewStateModel.init(_:)", "ViewStateModel.state", "ViewStateModel.subscript(_:)",
          "ViewStateModel.subscript(dynamicMember:)",
        ],
        n: 30,
        expected: .each
      ) { n, gauge in
        let fired = Firings()
        let model = ViewStateModel(Screen(count: n))
        for index in 0..<n { follow(model, index, fired) }
        gauge.start()
        model.state = Screen(count: n, value: 1)
        gauge.stop()
        return fired.count
      },
      GrowthRow("n fields of a view state that are followed", of: [], n: 30, expected: .each) {
        n,
        gauge in
        let fired = Firings()
        let model = ViewStateModel(Screen(count: n))
        gauge.start()
        for index in 0..<n { follow(model, index, fired) }
        model.state = Screen(count: n, value: 1)
        gauge.stop()
        return fired.count
      },
      GrowthRow(
        "n sets of a view state, each followed again",
        of: [],
        n: 1_000,
        expected: .each
      ) { n, gauge in
        let fired = Firings()
        let model = ViewStateModel(Screen(count: 1))
        gauge.start()
        for value in 1...n {
          follow(model, 0, fired)
          model.state = Screen(count: 1, value: value)
        }
        gauge.stop()
        return fired.count
      },
      GrowthRow(
        "n edits of a form",
        of: [
          "StateEdit.set(_:to:)", "StateEdit.apply(to:)", "StateEdit.changes(_:)",
          "ViewStateModel.editing(_:onEdit:)", "StateEditor.subscript(_:)",
          "StateEditor.subscript(dynamicMember:)", "EditableField.init(_:onChange:)",
        ],
        n: 1_000,
        expected: .each
      ) { n, gauge in
        let model = ViewStateModel(Screen(count: 1))
        var changes = 0
        let form = model.editing(\.self) { [model] edit in
          edit.apply(to: &model.state)
          if edit.changes(\.title) { changes += 1 }
        }
        gauge.start()
        for value in 1...n { form.title.onChange(value) }
        gauge.stop()
        return model.title == n ? changes : 0
      },
    ]
  }

  /// Follows a row until it changes.
  @MainActor private static func follow(
    _ model: ViewStateModel<Screen>,
    _ index: Int,
    _ fired: Firings
  ) {
    withObservationTracking {
      _ = model[\.rows[index]]
    } onChange: {
      fired.add()
    }
  }
}

private struct Screen: Equatable {
  var title = 0
  var rows: [Int]

  init(count: Int, value: Int = 0) {
    rows = Array(repeating: value, count: count)
  }
}

/// Counts the reported changes; atomic, since Observation may call from any thread.
private final class Firings: Sendable {
  private let total = Atomic(0)

  var count: Int { total.load(ordering: .relaxed) }

  func add() {
    total.add(1, ordering: .relaxed)
  }
}
