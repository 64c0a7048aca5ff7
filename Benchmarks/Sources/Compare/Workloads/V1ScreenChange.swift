import Scenes

extension Workload {
  /// V1: an item of 1,000 changes in place, its text keeps the width.
  static var itemChange: Workload { changing("V1", 1_000, limit: 1.0 / 200) }

  /// V1k: the same among 10,000.
  static var itemChangeAmongMany: Workload { changing("V1k", 10_000, limit: 1.0 / 300) }

  private static func changing(_ id: String, _ count: Int, limit: Double) -> Workload {
    Workload(id, against: .wholeScreen, limit: limit) { inputs in
      // A prime distance, so that an item comes again only after all the others.
      func place(_ round: Int) -> Int { round &* 7 % count }
      func value(_ round: Int) -> Int { 100 + (round &+ inputs.seed) % 900 }
      return Trial(
        expected: { rounds in (0..<rounds).reduce(0) { $0 &+ value($1) } },
        ours: screen(count, inputs) { source, rounds, meter, window in
          // Another value than any that follows.
          for place in source.items.indices { source.items[place].count = 1_000 }
          _ = window.update()
          var sum = 0
          meter.start()
          for round in 0..<rounds {
            source.items[place(round)].count = value(round)
            sum &+= window.told()
          }
          meter.stop()
          return sum
        },
        bases: [whole(count, inputs)]
      )
    }
  }

  /// V2: an item comes at the head; that it goes again is not measured.
  static var insertion: Workload {
    Workload("V2", against: .wholeScreen, limit: 1.0 / 15) { inputs in
      Trial(
        expected: { rounds in
          // The number in the new row, and the rows that have moved down.
          (0..<rounds).reduce(0) { $0 &+ ListItem.number($1, seed: inputs.seed) &+ 1_000 }
        },
        ours: screen(1_000, inputs) { source, rounds, meter, window in
          var sum = 0
          for round in 0..<rounds {
            var item = ListItem(1_000 &+ round, seed: 0)
            item.count = ListItem.number(round, seed: inputs.seed)
            meter.start()
            source.items.insert(item, at: 0)
            sum &+= window.told()
            meter.stop()
            source.items.removeFirst()
            _ = window.update()
          }
          return sum
        },
        bases: [whole(1_000, inputs)]
      )
    }
  }

  /// V3: a text changes that a part of its own reads.
  static var ownText: Workload {
    text("V3", limit: 1.0 / 500) { $0.banner = $1 }
  }

  /// V4: a text changes that the list's own body reads.
  static var listText: Workload {
    text("V4", limit: 1.0 / 4) { $0.title = $1 }
  }

  private static func text(
    _ id: String,
    limit: Double,
    _ set: @escaping @MainActor (ListSource, String) -> Void
  ) -> Workload {
    Workload(id, against: .wholeScreen, limit: limit) { inputs in
      let values = [inputs.seed &+ 1_000_000, inputs.seed &+ 1_000_001]
      let texts = values.map { "\($0)" }
      return Trial(
        expected: { rounds in (0..<rounds).reduce(0) { $0 &+ values[$1 & 1] } },
        ours: screen(1_000, inputs) { source, rounds, meter, window in
          set(source, "0000000")
          _ = window.update()
          var sum = 0
          meter.start()
          for round in 0..<rounds {
            set(source, texts[round & 1])
            sum &+= window.told()
          }
          meter.stop()
          return sum
        },
        bases: [whole(1_000, inputs)]
      )
    }
  }

  @MainActor
  private static func screen(
    _ count: Int,
    _ inputs: Inputs,
    _ run: @escaping @MainActor (ListSource, Int, inout Meter, SceneWindow) -> Int
  ) -> Contender {
    Contender {
      let source = ListSource(count, seed: inputs.seed)
      let window = SceneWindow.showing(ListScreen(source: source)).window
      return { rounds, meter in run(source, rounds, &meter, window) }
    }
  }
}
