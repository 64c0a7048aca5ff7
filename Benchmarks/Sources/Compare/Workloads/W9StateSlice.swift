import Observation2
import OpenCombine

extension Workload {
  /// W9: a slice of a state on its way to a plain property.
  static var stateSlice: Workload {
    Workload("W9", against: .openCombine, limit: 1.0 / 7) { inputs in
      let seed = inputs.seed
      return Trial(
        expected: { AppState.told($0, seed: seed) },
        ours: Contender {
          let view = PlainView()
          let relay = BehaviorRelay(value: AppState(seed: seed))
          _ = relay.asStream().map { $0.fieldA }.distinctUntilChanged().share(replay: 1)
            .subscribe { view.shown = $0 }
          return { rounds, meter in
            view.reset()
            var state = AppState(seed: seed)
            state.fieldA = -1
            relay.accept(state)
            view.reset()
            meter.start()
            for round in 0..<rounds {
              state.change(round, by: seed)
              relay.accept(state)
            }
            meter.stop()
            return view.sum
          }
        },
        bases: [
          Contender {
            let view = PlainView()
            let subject = CurrentValueSubject<AppState, Never>(AppState(seed: seed))
            let observing = subject.map { $0.fieldA }.removeDuplicates()
              .multicast { CurrentValueSubject<Int, Never>(0) }.autoconnect()
              .sink { view.shown = $0 }
            return { rounds, meter in
              var state = AppState(seed: seed)
              state.fieldA = -1
              subject.send(state)
              view.reset()
              meter.start()
              for round in 0..<rounds {
                state.change(round, by: seed)
                subject.send(state)
              }
              meter.stop()
              return withExtendedLifetime(observing) { view.sum }
            }
          }
        ],
        bare: bareSlice(inputs)
      )
    }
  }

  /// The bare contender of W9, the unit of what a screen or a step costs.
  @MainActor
  static func bareSlice(_ inputs: Inputs) -> Contender {
    let seed = inputs.seed
    func expected(_ rounds: Int) -> Int { AppState.told(rounds, seed: seed) }
    return Contender(expected: expected) {
      let view = PlainView()
      let slice = BareSlice(AppState(seed: seed), { $0.fieldA }) { view.shown = $0 }
      return { rounds, meter in
        var state = AppState(seed: seed)
        state.fieldA = -1
        slice.set(state)
        view.reset()
        meter.start()
        for round in 0..<rounds {
          state.change(round, by: seed)
          slice.set(state)
        }
        meter.stop()
        return view.sum
      }
    }
  }

  /// W9k: W9 bound by key path to a published-style property.
  static var stateSliceByKeyPath: Workload {
    Workload("W9k", against: .openCombine, limit: 1.0 / 3) { inputs in
      let seed = inputs.seed
      // Only the property's last value can be read, so it proves the deliveries.
      func last(_ rounds: Int) -> Int { seed &+ ((rounds - 1) & ~1) }
      return Trial(
        expected: { last($0) },
        ours: Contender {
          let view = OurView()
          let relay = BehaviorRelay(value: AppState(seed: seed))
          // `asDriver` is the `share(replay: 1)` of W9.
          _ = relay.asStream().map { $0.fieldA }.distinctUntilChanged()
            .asDriver(onErrorJustReturn: 0).drive(view.rx[\.shown])
          return { rounds, meter in
            var state = AppState(seed: seed)
            state.fieldA = -1
            relay.accept(state)
            view.shown = 0
            meter.start()
            for round in 0..<rounds {
              state.change(round, by: seed)
              relay.accept(state)
            }
            meter.stop()
            return view.shown
          }
        },
        bases: [
          Contender {
            let view = PeerView()
            let subject = CurrentValueSubject<AppState, Never>(AppState(seed: seed))
            let observing = subject.map { $0.fieldA }.removeDuplicates()
              .multicast { CurrentValueSubject<Int, Never>(0) }.autoconnect()
              .assign(to: \.shown, on: view)
            return { rounds, meter in
              var state = AppState(seed: seed)
              state.fieldA = -1
              subject.send(state)
              view.shown = 0
              meter.start()
              for round in 0..<rounds {
                state.change(round, by: seed)
                subject.send(state)
              }
              meter.stop()
              return withExtendedLifetime(observing) { view.shown }
            }
          }
        ]
      )
    }
  }
}

/// A view model with a plain property; the sum proves the values that were set.
private final class PlainView {
  private(set) var sum = 0
  var shown = 0 {
    didSet { sum &+= shown }
  }

  func reset() {
    sum = 0
  }
}

private final class OurView: ObservedModel {
  @Observed var shown = 0
}

private final class PeerView: OpenCombine.ObservableObject {
  @OpenCombine.Published var shown = 0
}

/// The same by hand: compare, store, call.
private final class BareSlice {
  private var state: AppState
  private let select: (AppState) -> Int
  private let observe: (Int) -> Void
  private var last: Int

  init(
    _ state: AppState,
    _ select: @escaping (AppState) -> Int,
    _ observe: @escaping (Int) -> Void
  ) {
    self.state = state
    self.select = select
    self.observe = observe
    last = select(state)
  }

  @inline(never)
  func set(_ new: AppState) {
    state = new
    let value = select(state)
    guard value != last else { return }
    last = value
    observe(value)
  }
}
