import Scenes

extension Workload {
  /// V0: a screen of 1,000 rows described and laid out whole from nothing, and torn down.
  static var wholeScreen: Workload {
    Workload("V0", against: .bareW9, limit: 75_000) { inputs in
      Trial(
        expected: { $0 &* proof(1_000, inputs) },
        ours: whole(1_000, inputs),
        bases: [bareSlice(inputs)]
      )
    }
  }

  /// Describes and lays out the screen of V0 to V4, and lets go of it.
  @MainActor
  static func whole(_ count: Int, _ inputs: Inputs) -> Contender {
    func expected(_ rounds: Int) -> Int { rounds &* proof(count, inputs) }
    return Contender(expected: expected) {
      let source = ListSource(count, seed: inputs.seed)
      return { rounds, meter in
        var sum = 0
        meter.start()
        for _ in 0..<rounds {
          let window = SceneWindow()
          window.navigator.push(PlainHost(ListScreen(source: source)))
          window.prepare()
          sum &+= window.descriptions
        }
        meter.stop()
        return sum
      }
    }
  }

  private static func proof(_ count: Int, _ inputs: Inputs) -> Int {
    count &+ 3
  }
}
