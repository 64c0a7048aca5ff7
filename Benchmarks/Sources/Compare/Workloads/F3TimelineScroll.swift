import MarketSimulation
import Observation2
import Scenes
import ScenesHeadless

extension Workload {
  /// F3: the market's timeline of 100,000 posts is scrolled by a screen, down 20 screens and up again.
  static var timelineScroll: Workload {
    @Sendable
    func screen(_ round: Int) -> Int {
      let place = (round &+ 1) % 40
      return place < 20 ? place : 40 - place
    }
    return Workload("F3", against: .thousandItems, limit: 2) { _ in
      let timelines = (await OpenTimeline(posts: 100_000), await OpenTimeline(posts: 1_000))
      @MainActor
      func contender(_ timeline: OpenTimeline) -> Contender {
        Contender {
          { rounds, meter in
            _ = timeline.scroll(to: 0)
            var sum = 0
            meter.start()
            for round in 0..<rounds { sum &+= timeline.scroll(to: screen(round)) }
            meter.stop()
            return sum
          }
        }
      }
      return Trial(
        expected: { rounds in (0..<rounds).reduce(0) { $0 &+ screen($1) } },
        ours: contender(timelines.0),
        bases: [contender(timelines.1)]
      )
    }
  }
}

/// The market's timeline on a stage, with all its pages.
@MainActor
private struct OpenTimeline {
  /// How far a screen is scrolled, in points.
  private static let screen = 700.0
  /// How many posts a page of the timeline has.
  private static let page = 50

  private let stage: Stage
  private let scroll: ScreenNodeID

  /// Opens the timeline and scrolls to its end until so many posts are there.
  init(posts: Int) async {
    let time = VirtualTime()
    let app = MarketApp(clock: time, seed: 0)
    do {
      stage = try Stage(
        time,
        checksContracts: false,
        launching: app,
        ["scene": "timeline", "posts": "\(posts)"]
      )
    } catch {
      preconditionFailure("\(error)")
    }
    await stage.advance(by: .seconds(1))
    guard let area = stage.frames.scrolls.first else { preconditionFailure("nothing scrolls") }
    scroll = area.id
    for _ in 1..<(posts / Self.page) {
      stage.send(.scrolled(ScreenPoint(x: 0, y: 1e9)), to: scroll)
      // The last posts come into sight when the screen is looked at, which asks for the next page.
      stage.update()
      await stage.advance(by: .seconds(1))
    }
    // The last post is at the end of one of the columns.
    stage.send(.scrolled(ScreenPoint(x: 0, y: 1e9)), to: scroll)
    let shown = stage.frames.elements.compactMap { $0.element.identifier }
    precondition(shown.contains("timeline-post-\(posts)"), "the end shows \(shown)")
  }

  /// Scrolls by so many screens from the top; returns the number of the screen that is shown.
  func scroll(to screen: Int) -> Int {
    stage.send(.scrolled(ScreenPoint(x: 0, y: Double(screen) * Self.screen)), to: scroll)
    let offset = stage.frames.scrolls.first?.offset.y ?? 0
    return Int((offset / Self.screen).rounded())
  }
}
