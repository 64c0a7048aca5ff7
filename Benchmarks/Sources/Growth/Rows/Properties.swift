import Observation
import Observation2
import Synchronization

extension GrowthRow {
  /// Published-style properties and their observers.
  @MainActor static var properties: [GrowthRow] {
    [
      GrowthRow(
        "n observers of a property",
        of: ["Observed.projectedValue", "Observed.wrappedValue", "Observed.init(wrappedValue:_:)"],
        n: 500,
        expected: .each(times: 2)
      ) { n, gauge in
        let probe = Probe()
        let bag = DisposeBag()
        let model = Model()
        gauge.start()
        for _ in 0..<n { model.$first.drive { _ in probe.add() }.disposed(by: bag) }
        model.first = 1
        bag.dispose()
        gauge.stop()
        return probe.count
      },
      GrowthRow("n models with an observer each", of: [], n: 500, expected: .each(times: 2)) {
        n,
        gauge in
        let probe = Probe()
        let bag = DisposeBag()
        gauge.start()
        let models = (0..<n).map { _ in Model() }
        for model in models { model.$first.drive { _ in probe.add() }.disposed(by: bag) }
        for model in models { model.first = 1 }
        bag.dispose()
        gauge.stop()
        return probe.count
      },
      GrowthRow("n sets of a property", of: [], n: 1_000, expected: .each(plus: 1)) { n, gauge in
        let probe = Probe()
        let model = Model()
        gauge.start()
        let observing = model.$first.drive { _ in probe.add() }
        for value in 1...n { model.first = value }
        observing.dispose()
        gauge.stop()
        return probe.count
      },
      GrowthRow("n changes inside a list of n, unobserved", of: [], n: 1_000, expected: .each) {
        n,
        gauge in
        let model = Model()
        model.list = Array(repeating: 0, count: n)
        gauge.start()
        for index in 0..<n { model.list[index] += 1 }
        gauge.stop()
        return model.list.reduce(0) { $0 + $1 }
      },
      GrowthRow(
        "n sets of a property, each during the one before",
        of: [],
        n: 1_000,
        expected: .each(plus: 1)
      ) { n, gauge in
        let probe = Probe()
        let model = Model()
        gauge.start()
        let observing = model.$second.drive { value in
          probe.add()
          if value < n { model.second = value + 1 }
        }
        observing.dispose()
        gauge.stop()
        return probe.count
      },
      GrowthRow("n observers of willChange", of: ["ObservedModel.willChange"], n: 500) { n, gauge in
        let probe = Probe()
        let bag = DisposeBag()
        let model = Model()
        gauge.start()
        for _ in 0..<n { model.willChange.emit { probe.add() }.disposed(by: bag) }
        model.first = 1
        bag.dispose()
        gauge.stop()
        return probe.count
      },
      GrowthRow("n trackings of a property", of: [], n: 200, expected: .each) { n, gauge in
        let fired = Firings()
        let model = Model()
        gauge.start()
        for _ in 0..<n {
          withObservationTracking {
            _ = model.first
          } onChange: {
            fired.add()
          }
        }
        model.first = 1
        gauge.stop()
        return fired.count
      },
      GrowthRow("n trackings, one after another", of: [], n: 1_000, expected: .each) { n, gauge in
        let fired = Firings()
        let model = Model()
        gauge.start()
        for value in 1...n {
          withObservationTracking {
            _ = model.first
          } onChange: {
            fired.add()
          }
          model.first = value
        }
        gauge.stop()
        return fired.count
      },
    ]
  }
}

private final class Model: ObservedModel {
  @Observed var first = 0
  @Observed var second = 0
  @Observed var list: [Int] = []
}

/// Counts the reported changes; atomic, since Observation may call from any thread.
private final class Firings: Sendable {
  private let total = Atomic(0)

  var count: Int { total.load(ordering: .relaxed) }

  func add() {
    total.add(1, ordering: .relaxed)
  }
}
