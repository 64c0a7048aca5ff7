import Scenes

extension Workload {
  /// V5i: an item that can be seen changes in a lazy column of 100,000 rows.
  static var lazyItem: Workload {
    lazy("V5i") { inputs, rounds in
      (0..<rounds).reduce(0) { $0 &+ ListItem.number($1, seed: inputs.seed) }
    } run: { inputs, source, rounds, meter, window, _ in
      for place in 0..<10 { source.items[place].count = 1_000 }
      _ = window.update()
      var sum = 0
      meter.start()
      for round in 0..<rounds {
        source.items[round % 10].count = ListItem.number(round, seed: inputs.seed)
        sum &+= window.told()
      }
      meter.stop()
      return sum
    }
  }

  /// V5t: a text changes in a part of its own beside the lazy column.
  static var lazyText: Workload {
    lazy("V5t") { inputs, rounds in
      (0..<rounds).reduce(0) { $0 &+ inputs.seed &+ 1_000_000 &+ $1 & 1 }
    } run: { inputs, source, rounds, meter, window, _ in
      let texts = [0, 1].map { "\(inputs.seed &+ 1_000_000 &+ $0)" }
      source.banner = "0000000"
      _ = window.update()
      var sum = 0
      meter.start()
      for round in 0..<rounds {
        source.banner = texts[round & 1]
        sum &+= window.told()
      }
      meter.stop()
      return sum
    }
  }

  /// V5s: the lazy column is scrolled by one row, down 500 rows and up again.
  static var lazyScroll: Workload {
    @Sendable
    func row(_ round: Int) -> Int {
      let place = (round &+ 1) % 1_000
      return place < 500 ? place : 1_000 - place
    }
    return lazy("V5s") { inputs, rounds in
      (0..<rounds).reduce(0) { $0 &+ row($1) }
    } run: { _, _, rounds, meter, window, scroll in
      @MainActor
      func move(to row: Int) -> Int {
        try? window.send(.scrolled(ScreenPoint(x: 0, y: Double(row * 22))), to: scroll)
        var sum = 0
        for case .scroll(_, let state) in window.update() {
          sum &+= Int((state.offset.y / 22).rounded())
        }
        return sum
      }
      _ = move(to: 0)
      var sum = 0
      meter.start()
      for round in 0..<rounds { sum &+= move(to: row(round)) }
      meter.stop()
      return sum
    }
  }

  private static func lazy(
    _ id: String,
    expected: @escaping @Sendable (Inputs, Int) -> Int,
    run:
      @escaping @MainActor (
        Inputs, ListSource, Int, inout Meter, SceneWindow, ScreenNodeID
      ) -> Int
  ) -> Workload {
    @MainActor
    func screen(_ count: Int, _ inputs: Inputs) -> Contender {
      Contender {
        let source = ListSource(count, seed: inputs.seed)
        let (window, screen) = SceneWindow.showing(LazyListScreen(source: source))
        let scroll = screen.scroll
        return { rounds, meter in run(inputs, source, rounds, &meter, window, scroll) }
      }
    }
    return Workload(id, against: .thousandRows, limit: 2) { inputs in
      Trial(
        expected: { expected(inputs, $0) },
        ours: screen(100_000, inputs),
        bases: [screen(1_000, inputs)]
      )
    }
  }
}

extension ScreenNodeSnapshot {
  /// The first scroll in it, or itself.
  fileprivate var scroll: ScreenNodeID {
    var node = self
    while node.look.scrollAxis == nil, let inner = node.children.last { node = inner }
    return node.id
  }
}
