import Foundation
import Scenes
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Scrolls of a person, as drags that move the same scrolls as far.
@MainActor @Suite struct RecordedScrollTests {
  /// `RECORDED_NESTS=1000` records that many.
  private nonisolated static let nests =
    ProcessInfo.processInfo.environment["RECORDED_NESTS"].flatMap(Int.init) ?? 40

  private static func area(_ id: String, on stage: Stage) throws -> ScrollArea {
    let frames = stage.frames
    let index = try frames.element(.id(id)).index
    return try #require(frames.scrolls.first { $0.elementIndex == index })
  }

  private static func scroll(_ id: String, by way: Double, _ session: RecordedSession) async throws
  {
    let area = try area(id, on: session.stage)
    try await session { session.stage.scroll(by: area.axis.point(way), area.id) }
  }

  @Test func `each direction of each scroll is written in order`() async throws {
    let session = try await RecordedSession(of: NestApp.self)
    try await Self.scroll("scroll-2", by: 200, session)
    try await Self.scroll("scroll-2", by: -50, session)
    try await Self.scroll("scroll-1", by: 130.5, session)
    #expect(session.recorder.gaps.isEmpty)
    let swipes = session.steps.split(separator: "\n").filter { $0 == "- swipe:" }
    #expect(swipes.count == 3)
    try await session.expectEndsAlike()
  }

  @Test func `scrolls in one direction become one drag, as far as that goes on the screen`()
    async throws
  {
    let session = try await RecordedSession(of: NestApp.self)
    for _ in 0..<4 { try await Self.scroll("scroll-2", by: 30, session) }
    #expect(session.steps.split(separator: "\n").count { $0 == "- swipe:" } == 1)
    try await Self.scroll("scroll-2", by: 580, session)
    try await Self.scroll("scroll-1", by: 1_400, session)
    try await session.expectEndsAlike()
  }

  @Test func `a finger that is followed is one drag, from where it began to where it let go`()
    async throws
  {
    let session = try await RecordedSession(of: NestApp.self)
    let area = try Self.area("scroll-2", on: session.stage)
    let gesture = [(30.0, ScreenScrollPhase.dragging), (-20, .dragging), (90, .dragging)]
    for (way, phase) in gesture + [(140, .decelerating), (140, .ended)] {
      let offset = area.axis.along(area.offset) + way
      try await session {
        session.stage.send(.scrolled(area.axis.point(offset), phase: phase), to: area.id)
      }
    }
    #expect(session.steps.split(separator: "\n").count { $0 == "- swipe:" } == 1)
    try await session.expectEndsAlike()
  }

  @Test func `a finger that comes back to where it began is no step`() async throws {
    let session = try await RecordedSession(of: NestApp.self)
    let area = try Self.area("scroll-2", on: session.stage)
    for (way, phase) in [(30.0, ScreenScrollPhase.dragging), (0, .dragging), (0, .ended)] {
      let offset = area.axis.along(area.offset) + way
      try await session {
        session.stage.send(.scrolled(area.axis.point(offset), phase: phase), to: area.id)
      }
    }
    #expect(!session.steps.contains("swipe"))
    try await session.expectEndsAlike()
  }

  @Test func `a long way in one movement is written as several drags`() async throws {
    let session = try await RecordedSession(of: NestApp.self, seed: 1)
    try await Self.scroll("scroll-1", by: 2_200, session)
    #expect(session.recorder.gaps.isEmpty)
    try await session.expectEndsAlike()
  }

  @Test func `a drag that moves what is around a scroll at its end is written as such`()
    async throws
  {
    let session = try await RecordedSession(of: NestApp.self)
    let (low, high) = (ScreenPoint(x: 100, y: 500), ScreenPoint(x: 100, y: 350))
    for _ in 0..<6 { try await session { session.stage.drag(from: low, to: high) } }
    try await session { session.stage.drag(from: high, to: low) }
    try await session.expectEndsAlike()
  }

  @Test
  func `an element touched after a scroll is also looked for, and does not move on such a screen`()
    async throws
  {
    let session = try await RecordedSession(of: FieldApp.self)
    try await Self.scroll("rows", by: 205, session)
    try await Self.scroll("columns", by: 77, session)
    try await session { try session.stage.longPress("hold") }
    #expect(
      session.steps.hasSuffix(
        """
        - scrollUntilVisible:
            element:
              id: hold
            direction: RIGHT
        - longPressOn:
            id: hold

        """
      ),
      "\(session.steps)"
    )
    try await session.expectEndsAlike()
  }

  @Test func `a movement of which no finger is capable is a gap`() async throws {
    // The whole page lies under a list that can still move.
    let session = try await RecordedSession(of: NestApp.self, seed: 5)
    try await Self.scroll("scroll-1", by: 10, session)
    #expect(session.recorder.gaps.count == 0)
    _ = session.recorder.text
    #expect(session.recorder.gaps.count == 1)
  }

  @Test func `a list at its end in front of a whole page leaves the drag to the page`() async throws
  {
    let session = try await RecordedSession(of: NestApp.self, seed: 5)
    try await Self.scroll("scroll-2", by: 2_100, session)
    try await Self.scroll("scroll-1", by: 40, session)
    #expect(session.steps.contains("- swipe:"))
    #expect(session.recorder.gaps.isEmpty)
    try await session.expectEndsAlike()
  }

  @Test func `each direction of lists in rows in lists, and in a sheet, is written in order`()
    async throws
  {
    for (seed, ways) in [
      (
        7,
        [
          ("scroll-4", 90.0), ("scroll-3", 120), ("scroll-2", 60), ("scroll-1", 300),
          ("scroll-2", -25.5), ("scroll-3", -70), ("scroll-3", 200), ("scroll-1", -280),
          ("scroll-4", -40), ("scroll-4", 100),
        ]
      ),
      (8, [("scroll-9", 500), ("scroll-9", -120), ("scroll-9", 320)]),
    ] as [(UInt64, [(String, Double)])] {
      let session = try await RecordedSession(of: NestApp.self, seed: seed)
      for (scroll, way) in ways { try await Self.scroll(scroll, by: way, session) }
      _ = session.recorder.text
      #expect(session.recorder.gaps.isEmpty, "\(session.recorder.gaps)")
      try await session.expectEndsAlike("nest \(seed)")
    }
  }

  @Test func `a random session in scrolls in scrolls plays, and ends at the same offsets`()
    async throws
  {
    var played = 0
    for seed in 0..<Self.nests {
      let session = try await RecordedSession(of: NestApp.self, seed: UInt64(1_000 + seed))
      var random = FlowRandom(seed: UInt64(seed))
      for _ in 0..<6 {
        let stage = session.stage
        let areas = stage.frames.scrolls.filter {
          stage.frames.isVisible(stage.frames.elements[$0.elementIndex])
        }
        let number = Int.random(in: 0..<areas.count, using: &random)
        let way = Double(Int.random(in: -400...700, using: &random))
        let start = ScreenPoint(
          x: Double(Int.random(in: 10..<380, using: &random)),
          y: Double(Int.random(in: 10..<830, using: &random))
        )
        let isFinger = Bool.random(using: &random)
        let end = areas[number].axis.point(way / 3)
        try await session {
          if isFinger {
            stage.drag(from: start, to: ScreenPoint(x: start.x - end.x, y: start.y - end.y))
          } else {
            stage.scroll(by: areas[number].axis.point(way), areas[number].id)
          }
        }
      }
      _ = session.recorder.text
      // A person's finger could not have made all of these movements.
      guard session.recorder.gaps.isEmpty else { continue }
      played += 1
      try await session.expectEndsAlike("seed \(seed):")
    }
    #expect(played > Self.nests / 3, "\(played)")
  }
}
