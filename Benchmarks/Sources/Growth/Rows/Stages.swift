import Observation2
import Scenes
import ScenesHeadless

/// The cost of a stage on a growing screen, and for a growing number of gestures.
extension GrowthRow {
  @MainActor static var stages: [GrowthRow] {
    [
      GrowthRow(
        "n taps on one of 20 rows",
        of: ["Stage.tap(_:)", "Stage.send(_:to:)"],
        n: 1_000,
        expected: .each
      ) { n, gauge in
        let (list, stage) = stage(20)
        list.heard = 0
        gauge.start()
        for _ in 0..<n { try? stage.tap("row-3") }
        gauge.stop()
        return list.heard
      },
      GrowthRow(
        "one of n elements is found by its identifier, its text, its role and where it is",
        of: ["Stage.element(_:)", "ScreenFrames.element(_:)", "ScreenQuery.and(_:)"],
        n: 1_000,
        expected: .exactly(4)
      ) { n, gauge in
        let (_, stage) = stage(n)
        let queries: [ScreenQuery] = [
          .id("row-\(n / 2)"), .text("item \(n / 2)"), .role(.text),
          .is(.below, .id("row-\(n / 2)")).and(.role(.text)),
        ]
        var found = 0
        gauge.start()
        for query in queries where (try? stage.element(query)) != nil { found += 1 }
        gauge.stop()
        return found
      },
      GrowthRow(
        "n elements, as text and as a picture",
        of: [
          "Stage.snapshot()", "ScreenTranscript.init(_:)", "ScreenTranscript.description",
          "ScreenWireframe.init(_:in:)", "ScreenWireframe.svg",
        ],
        n: 500,
        expected: .something
      ) { n, gauge in
        let (_, stage) = stage(n)
        gauge.start()
        let snapshot = stage.snapshot()
        gauge.stop()
        return snapshot.text.count + snapshot.svg.count
      },
      GrowthRow(
        "n elements come into sight",
        of: ["ScreenElement.onAppear(_:)", "Stage.update()"],
        n: 500,
        expected: .each
      ) { n, gauge in
        let list = GrowingList(0)
        var device = ScreenEnvironment.plain
        device.containerSize = ScreenSize(width: 390, height: Double(n) * 50)
        let stage = Stage(VirtualTime(), environment: device) {
          GrowingScene { ListView(list: list) }
        }
        stage.update()
        gauge.start()
        list.items = GrowingList.some(n, from: 0)
        stage.update()
        gauge.stop()
        return list.heard
      },
      GrowthRow(
        "a lazy list of n rows, scrolled to its end by swipes",
        of: ["Stage.swipe(_:on:)", "Stage.scroll(by:_:)"],
        n: 200,
        expected: .exactly(1)
      ) { n, gauge in
        let list = GrowingList(n)
        let stage = Stage(VirtualTime()) { GrowingScene { LazyView(list: list) } }
        gauge.start()
        for _ in 0..<(n / 8) { _ = try? stage.swipe(.up) }
        let isShown = stage.shows(.text("item \(n - 1)"))
        gauge.stop()
        return isShown ? 1 : 0
      },
    ]
  }

  @MainActor
  private static func stage(_ rows: Int) -> (GrowingList, Stage) {
    let list = GrowingList(rows)
    let stage = Stage(VirtualTime()) { GrowingScene { ListView(list: list) } }
    stage.update()
    return (list, stage)
  }
}
