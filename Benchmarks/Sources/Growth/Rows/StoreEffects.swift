import Observation2
import StateStore

extension GrowthRow {
  /// n effects of each kind, n slices in each way, n middlewares.
  @MainActor static var storeEffects: [GrowthRow] {
    [
      effects("run(_:)", of: ["EffectSend.callAsFunction(_:)"]) { _ in .run { $0(.done) } },
      effects("run(_:catch:)") { _ in
        .run { _ in
          throw Failure()
        } catch: { _ in
          .done
        }
      },
      effects("stream(_:)") { _ in .stream(EventStream.just(.done)) },
      effects("send(_:)") { _ in .send(.done) },
      effects("concatenate(_:)", of: ["Effect.wait(_:)"]) { _ in
        .concatenate(.wait(.seconds(1)), .send(.done))
      },
      effects("cancellable(id:cancelInFlight:)") { id in
        .concatenate(.wait(.seconds(1)), .send(.done)).cancellable(id: id, cancelInFlight: true)
      },
      effects("debounced(id:for:)") { .send(.done).debounced(id: $0, for: .seconds(1)) },
      effects("throttled(id:for:latest:)") {
        .send(.done).throttled(id: $0, for: .seconds(1), latest: true)
      },
      effects("cancel(id:)") { .concatenate(.cancel(id: $0), .send(.done)) },
      effects("perform(_:)") { _ in .concatenate(.perform {}, .send(.done)) },
      effects("dismiss()") { _ in .concatenate(.dismiss(), .send(.done)) },
      GrowthRow("n effects that end with their store", of: ["Store.dispose()"], n: 100) {
        n,
        gauge in
        let store = makeStore { _ in .wait(.seconds(1)) }
        gauge.start()
        store.send(.start(n))
        store.dispose()
        gauge.stop()
        return 1
      },
      slices("driver(_:by:)") { store, _ in store.driver(\.count) { $0 == $1 } },
      slices("select(_:by:)") { store, _ in
        store.select {
          $0.count
        } by: {
          $0 == $1
        }
      },
      slices("binding(_:send:)", of: ["StoreBinding.driver", "StoreBinding.wrappedValue"]) {
        store,
        _ in
        let binding = store.binding(\.count) { _ in .done }
        binding.wrappedValue = 1
        return binding.driver
      },
      GrowthRow("n pulses of a store", of: ["Store.pulse(_:)"], n: 100, expected: .each) {
        n,
        gauge in
        let probe = Probe()
        let bag = DisposeBag()
        let store = makeStore { _ in .none }
        gauge.start()
        for _ in 0..<n { store.pulse(\.$toast).emit { _ in probe.add() }.disposed(by: bag) }
        store.send(.done)
        bag.dispose()
        gauge.stop()
        return probe.count
      },
      GrowthRow(
        "n middlewares of a store",
        of: [
          "StoreMiddleware.init(wantsStateBefore:didReduce:)", "StoreMiddleware.logging(_:)",
          "StoreMiddleware.analytics(_:)", "Store.init(initial:clock:middleware:report:reduce:)",
        ],
        n: 20,
        expected: .each(times: 3)
      ) { n, gauge in
        let probe = Probe()
        gauge.start()
        let store = Store<Counts, CountsAction>(
          initial: Counts(),
          clock: VirtualTime(),
          middleware: (0..<n).flatMap { _ in
            [
              StoreMiddleware { _ in probe.add() },
              .logging { _ in probe.add() },
              .analytics { _, _ in probe.add() },
            ]
          }
        ) { state, action in Counts.reduce(&state, action) }
        store.send(.done)
        gauge.stop()
        return probe.count
      },
      GrowthRow(
        "n fields that differ",
        of: [
          "StateDiff.init(_:name:)", "StateDiff.lines", "StateDiff.description",
          "StateDiff.isEmpty",
        ],
        n: 50
      ) { n, gauge in
        let (old, new) = ((0..<n).map { [$0] }, (0..<n).map { [$0 + 1] })
        gauge.start()
        let diff = StateDiff(old, new)
        gauge.stop()
        return diff.isEmpty ? 0 : diff.lines.count + diff.description.utf8.count
      },
      GrowthRow(
        "n notes of a record",
        of: ["ChildRecord.init()", "ChildRecord.note(_:)"],
        n: 500,
        expected: .each
      ) { n, gauge in
        gauge.start()
        var record = ChildRecord<Int>()
        for id in 0..<n { record.note(id) }
        gauge.stop()
        return withExtendedLifetime(record) { n }
      },
    ]
  }

  /// n effects, one for each of n actions.
  @MainActor
  private static func effects(
    _ symbol: String,
    of symbols: [String] = [],
    _ effect: @escaping @MainActor (Int) -> Effect<CountsAction>
  ) -> GrowthRow {
    GrowthRow("n of Effect.\(symbol)", of: ["Effect.\(symbol)"] + symbols, n: 50, expected: .each) {
      n,
      gauge in
      let time = VirtualTime()
      let store = makeStore(clock: time, effect)
      gauge.start()
      for id in 0..<n { store.send(.effect(id)) }
      await time.advance(by: .seconds(1))
      gauge.stop()
      return store.state.count
    }
  }

  /// n observers of one slice, each through a new call.
  @MainActor
  private static func slices(
    _ symbol: String,
    of symbols: [String] = [],
    _ slice: @escaping @MainActor (Store<Counts, CountsAction>, Int) -> Driver<Int>
  ) -> GrowthRow {
    GrowthRow("n of Store.\(symbol)", of: ["Store.\(symbol)"] + symbols, n: 100) { n, gauge in
      let probe = Probe()
      let bag = DisposeBag()
      let store = makeStore { _ in .none }
      gauge.start()
      let slices = (0..<n).map { slice(store, $0) }
      for slice in slices { slice.drive { _ in probe.add() }.disposed(by: bag) }
      store.send(.done)
      bag.dispose()
      gauge.stop()
      return probe.count
    }
  }

  @MainActor
  private static func makeStore(
    clock: VirtualTime = VirtualTime(),
    _ effect: @escaping @MainActor (Int) -> Effect<CountsAction>
  ) -> Store<Counts, CountsAction> {
    let reducer = Reducer<Counts, CountsAction> { state, action in
      switch action {
      case .effect(let id): return effect(id)
      case .start(let count): return .merge((0..<count).map(effect))
      case .done: return Counts.reduce(&state, action)
      }
    }
    return Store(initial: Counts(), reducer: reducer, clock: clock, report: { _ in })
  }
}

private struct Counts {
  var count = 0
  @Pulse var toast = 0

  static func reduce(_ state: inout Counts, _ action: CountsAction) -> Effect<CountsAction> {
    state.count += 1
    state.toast += 1
    return .none
  }
}

private enum CountsAction {
  case effect(Int)
  case start(Int)
  case done
}
