import Observation2
import Scenes

/// The cost of a growing screen without a stage.
extension GrowthRow {
  @MainActor static var screens: [GrowthRow] {
    [
      GrowthRow(
        "a list of n rows, described, laid out and torn down",
        of: ["ScreenPart.each(_:row:)", "SceneWindow.snapshot()"],
        n: 4_000,
        limit: wholeScreen,
        expected: .each(plus: 1)
      ) { n, gauge in
        let list = GrowingList(n)
        gauge.start()
        let window = window(of: list)
        let column = window.snapshot().children[0].children[0]
        window.navigator.removeAll()
        gauge.stop()
        return column.children.count
      },
      GrowthRow(
        "n items of a list, changed at once",
        of: ["SceneWindow.update()", "ScreenMirror.apply(_:)"],
        n: 1_000,
        limit: wholeScreen,
        expected: .each
      ) { n, gauge in
        let list = GrowingList(n)
        let (window, mirror) = mirrored(list)
        gauge.start()
        for place in list.items.indices { list.items[place].name += "!" }
        let count = follow(window, mirror)
        gauge.stop()
        return count
      },
      GrowthRow(
        "n items, inserted at the head of a list at once",
        of: ["ScreenPart.each(_:row:)", "ScreenMirror.init(_:)"],
        n: 1_000,
        limit: wholeScreen,
        expected: .each
      ) { n, gauge in
        let list = GrowingList(10)
        let (window, mirror) = mirrored(list)
        let before = mirror.value.count
        gauge.start()
        list.items.insert(contentsOf: GrowingList.some(n, from: 10), at: 0)
        _ = follow(window, mirror)
        gauge.stop()
        return mirror.value.count - before
      },
      GrowthRow(
        "n items of a list, in reverse order",
        of: ["SceneWindow.update()"],
        n: 1_000,
        limit: wholeScreen,
        expected: .each(plus: -1)
      ) { n, gauge in
        let list = GrowingList(n)
        let (window, mirror) = mirrored(list)
        gauge.start()
        list.items.reverse()
        let moves = window.update().count { if case .move = $0 { true } else { false } }
        gauge.stop()
        return withExtendedLifetime(mirror) { moves }
      },
      GrowthRow(
        "n changes of one text, beside 100 rows",
        of: ["SceneWindow.prepare()", "SceneWindow.descriptions"],
        n: 2_000,
        expected: .each
      ) { n, gauge in
        let list = GrowingList(100)
        let (window, _) = mirrored(list)
        let before = window.descriptions
        gauge.start()
        for number in 0..<n {
          list.title = "\(number % 10)"
          window.prepare()
          _ = window.update()
        }
        gauge.stop()
        return window.descriptions - before
      },
      GrowthRow(
        "100 changes of one text beside n rows, in the frames that are kept",
        of: ["LaidOutScreen.apply(_:)", "LaidOutScreen.frames"],
        n: 1_000,
        limit: .documented(0.5, because: "only what has changed is read again"),
        expected: .exactly(100)
      ) { n, gauge in
        let list = GrowingList(n)
        let window = window(of: list)
        var screen = LaidOutScreen(window.snapshot())
        // As wide as those that follow: another width has the column look at all of its rows.
        list.title = "9"
        _ = try? screen.apply(window.update())
        var (length, areas) = (screen.frames.elements.count, 0)
        // The first finds the places of all.
        _ = screen.element(screen.mirror.root)
        gauge.start()
        for number in 0..<100 {
          list.title = "\(number % 10)"
          if case .areas(let changed)? = try? screen.apply(window.update()) {
            areas += changed.isEmpty ? 0 : 1
          }
          length = max(length, screen.frames.elements.count)
        }
        gauge.stop()
        // Kept until here: letting go of n rows is not what is measured.
        return withExtendedLifetime((screen, window)) { length > n ? areas : 0 }
      },
      GrowthRow(
        "a text in n boxes, one in another, changes",
        of: ["ScreenPart.column(spacing:content:)"],
        n: 100,
        expected: .exactly(1)
      ) { n, gauge in
        let list = GrowingList(0)
        let (window, _) = mirrored(list) { NestedView(list: list, depth: n) }
        gauge.start()
        list.title = "wider than before"
        let texts = window.update().count { if case .update = $0 { true } else { false } }
        gauge.stop()
        return texts
      },
      GrowthRow(
        "100 steps down a lazy column of n rows",
        of: ["ScreenPart.lazyColumn(spacing:estimatedRowHeight:content:)"],
        n: 4_000,
        limit: .documented(0.5, because: "only what is near is described"),
        expected: .exactly(100)
      ) { n, gauge in
        let list = GrowingList(n)
        let (window, mirror) = mirrored(list) { LazyView(list: list) }
        guard let scroll = mirror.value.scroll else { return 0 }
        var steps = 0
        gauge.start()
        for step in 1...100 {
          try? window.send(.scrolled(ScreenPoint(x: 0, y: Double(step * 100))), to: scroll)
          let before = window.descriptions
          if window.update().count < 100, window.descriptions - before < 40 { steps += 1 }
        }
        gauge.stop()
        return steps
      },
      GrowthRow(
        "a row of n of a lazy column is asked for",
        of: ["ScreenElement.scrollRequested(to:done:)", "ScreenScrollTarget.row(_:at:)"],
        n: 4_000,
        expected: .exactly(1)
      ) { n, gauge in
        let list = GrowingList(n)
        let (window, _) = mirrored(list) { LazyView(list: list) }
        gauge.start()
        list.target = .row(n - 1)
        _ = window.update()
        gauge.stop()
        return list.granted
      },
      GrowthRow(
        "n items of a list go at once",
        of: ["ScreenMirror.apply(_:)"],
        n: 1_000,
        limit: wholeScreen,
        expected: .each
      ) { n, gauge in
        let list = GrowingList(n)
        let (window, mirror) = mirrored(list)
        let before = mirror.value.count
        gauge.start()
        list.items = []
        _ = follow(window, mirror)
        gauge.stop()
        return before - mirror.value.count
      },
    ]
  }

  @MainActor
  private static func window(of list: GrowingList) -> SceneWindow {
    let window = SceneWindow()
    window.navigator.push(GrowingScene { ListView(list: list) })
    return window
  }

  /// The limit for work that a screen does with all of its rows at once.
  private static var wholeScreen: GrowthLimit {
    .documented(1.3, because: "some thousand rows are more than the processor's caches hold")
  }

  @MainActor
  private static func mirrored(
    _ list: GrowingList
  ) -> (SceneWindow, Reference<ScreenMirror>) {
    mirrored(list) { ListView(list: list) }
  }

  @MainActor
  private static func mirrored(
    _ list: GrowingList,
    _ view: () -> some SceneView
  ) -> (SceneWindow, Reference<ScreenMirror>) {
    let window = SceneWindow()
    window.navigator.push(GrowingScene(view))
    return (window, Reference(ScreenMirror(window.snapshot())))
  }

  /// Takes over what has changed, and returns how many looks that were.
  @MainActor
  private static func follow(_ window: SceneWindow, _ mirror: Reference<ScreenMirror>) -> Int {
    let patches = window.update()
    guard (try? mirror.value.apply(patches)) != nil else { return 0 }
    return patches.count { if case .update = $0 { true } else { false } }
  }
}

@MainActor
private final class Reference<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

extension ScreenMirror {
  /// The first scroll.
  fileprivate var scroll: ScreenNodeID? {
    func find(_ id: ScreenNodeID) -> ScreenNodeID? {
      guard let node = self[id] else { return nil }
      if node.scroll != nil { return id }
      for child in node.children {
        if let found = find(child) { return found }
      }
      return nil
    }
    return find(root)
  }
}
