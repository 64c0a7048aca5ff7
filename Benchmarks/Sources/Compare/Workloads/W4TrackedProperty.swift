import Observation
import Observation2
import OpenCombine
import Synchronization

extension Workload {
  /// W4p: a changing set of a property that was tracked once and has no observer.
  static var trackedProperty: Workload {
    Workload("W4p", against: .observable, limit: 1.1) { inputs in
      let seed = inputs.seed
      return Trial(
        expected: { seed &+ $0 },
        dead: { seed &+ $0 &- 1 },
        ours: Contender {
          let model = OurModel()
          let fired = Firings()
          track(fired) { model.first &+ model.second &+ model.third }
          (model.first, model.second, model.third) = (1, 2, 3)
          return { rounds, meter in
            model.first = 0
            meter.start()
            for round in 0..<rounds { model.first = seed &+ round &+ 1 }
            meter.stop()
            return model.first &+ fired.count &- 1
          }
        },
        bases: [
          Contender {
            let model = MacroModel()
            let fired = Firings()
            track(fired) { model.first &+ model.second &+ model.third }
            (model.first, model.second, model.third) = (1, 2, 3)
            return { rounds, meter in
              model.first = 0
              meter.start()
              for round in 0..<rounds { model.first = seed &+ round &+ 1 }
              meter.stop()
              return model.first &+ fired.count &- 1
            }
          }
        ]
      )
    }
  }

  /// W4r: the same, tracked again before every set.
  static var retrackedProperty: Workload {
    Workload("W4r", against: .observable, limit: 1.1) { inputs in
      let seed = inputs.seed
      return Trial(
        expected: { seed &+ $0 &+ $0 },
        dead: { seed &+ $0 },
        ours: Contender {
          let model = OurModel()
          let fired = Firings()
          return { rounds, meter in
            model.first = 0
            fired.reset()
            meter.start()
            for round in 0..<rounds {
              track(fired) { model.first &+ model.second &+ model.third }
              model.first = seed &+ round &+ 1
            }
            meter.stop()
            return model.first &+ fired.count
          }
        },
        bases: [
          Contender {
            let model = MacroModel()
            let fired = Firings()
            return { rounds, meter in
              model.first = 0
              fired.reset()
              meter.start()
              for round in 0..<rounds {
                track(fired) { model.first &+ model.second &+ model.third }
                model.first = seed &+ round &+ 1
              }
              meter.stop()
              return model.first &+ fired.count
            }
          }
        ]
      )
    }
  }

  /// W4q: W4p with one observer of the property's stream.
  static var observedProperty: Workload {
    Workload("W4q", against: .openCombine, limit: 1 / 2.5) { inputs in
      let seed = inputs.seed
      return Trial(
        expected: { inputs.sum($0) },
        ours: Contender {
          let model = OurModel()
          let fired = Firings()
          track(fired) { model.first &+ model.second &+ model.third }
          (model.first, model.second, model.third) = (1, 2, 3)
          let total = Total()
          _ = model.$first.drive { total.add($0) }
          return { rounds, meter in
            total.reset()
            meter.start()
            for round in 0..<rounds { model.first = seed &+ round }
            meter.stop()
            return total.sum
          }
        },
        bases: [
          Contender {
            let model = PeerModel()
            let total = Total()
            let observing = model.$first.sink { total.add($0) }
            return { rounds, meter in
              total.reset()
              meter.start()
              for round in 0..<rounds { model.first = seed &+ round }
              meter.stop()
              return withExtendedLifetime(observing) { total.sum }
            }
          }
        ]
      )
    }
  }

  /// Reads under tracking; `fired` counts the reported changes.
  @MainActor
  private static func track(_ fired: Firings, _ read: () -> Int) {
    _ = withObservationTracking(read) {
      fired.add()
    }
  }
}

/// Counts the reported changes; atomic, since Observation may call from any thread.
private final class Firings: Sendable {
  private let total = Atomic(0)

  var count: Int { total.load(ordering: .relaxed) }

  func add() {
    total.add(1, ordering: .relaxed)
  }

  func reset() {
    total.store(0, ordering: .relaxed)
  }
}

private final class OurModel: ObservedModel {
  @Observed var first = 0
  @Observed var second = 0
  @Observed var third = 0
}

@MainActor
@Observable
private final class MacroModel {
  var first = 0
  var second = 0
  var third = 0
}

private final class PeerModel: OpenCombine.ObservableObject {
  @OpenCombine.Published var first = 0
  @OpenCombine.Published var second = 0
  @OpenCombine.Published var third = 0
}
