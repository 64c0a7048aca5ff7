import Foundation
import Scenes
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// A model: in random scrolls in scrolls a search reaches each element that it can reach, and a finger moves one scroll.
@MainActor @Suite struct RandomNestTests {
  /// `RANDOM_NESTS=10000` tries that many.
  private nonisolated static let nests =
    ProcessInfo.processInfo.environment["RANDOM_NESTS"].flatMap(Int.init) ?? 60

  /// Launches each nest, some from right to left, and plays steps on it.
  ///
  /// - Parameters:
  ///   - rounds: How often a nest is shaken and acted on.
  ///   - act: Plays steps on a stage whose scrolls stand somewhere.
  /// - Throws: An error of the app or the action.
  private static func onEachNest(
    rounds: Int,
    _ act: (_ seed: Int, FlowRun, Stage, inout FlowRandom) async throws -> Void
  ) async throws {
    for seed in 0..<nests {
      let player = try FlowStage.player(
        "- launchApp",
        on: NestApp.self,
        seed: UInt64(1_000 + seed)
      )
      let run = FlowRun(player.flows[0], for: player)
      _ = await run.playNext(player.flows[0].steps[0])
      let stage = try #require(run.stage)
      var random = FlowRandom(seed: UInt64(seed))
      if seed % 3 == 0 { stage.environment.layoutDirection = .rightToLeft }
      for _ in 0..<rounds {
        shake(stage, &random)
        try await act(seed, run, stage, &random)
      }
      _ = await run.finish()
    }
  }

  private static func step(_ text: String) throws -> FlowStep {
    let player = try FlowStage.player(text, on: NestApp.self)
    try #require(player.errors.isEmpty, "\(player.errors)")
    return player.flows[0].steps[0]
  }

  /// Moves each scroll somewhere.
  private static func shake(_ stage: Stage, _ random: inout FlowRandom) {
    for area in stage.frames.scrolls {
      let share = [0, 0, 1, 0.3, 0.6][Int.random(in: 0..<5, using: &random)]
      let end = area.maxOffset
      let way = ScreenPoint(
        x: (end.x * share).rounded() - area.offset.x,
        y: (end.y * share).rounded() - area.offset.y
      )
      stage.scroll(by: way, area.id)
    }
  }

  private static func offsets(of stage: Stage) -> [ScreenNodeID: ScreenPoint] {
    Dictionary(uniqueKeysWithValues: stage.frames.scrolls.map { ($0.id, $0.offset) })
  }

  /// Returns the offsets at which a person sees all of an element after the shortest movement in one direction.
  ///
  /// - Returns: The offsets; `nil` if the person has to move in another direction too. The stage is as before.
  /// - Throws: An error if there is no such element.
  private static func goal(
    _ id: String,
    _ direction: FlowDirection,
    on stage: Stage
  ) throws -> [ScreenNodeID: ScreenPoint]? {
    let before = stage.frames
    try stage.scroll(to: .id(id))
    let after = stage.frames
    let element = try after.element(.id(id))
    var isReachable = after.visiblePart(of: element) == element.frame
    let goal = offsets(of: stage)
    let step = direction.step
    for (old, new) in zip(before.scrolls, after.scrolls) {
      let way = (new.offset.x - old.offset.x, new.offset.y - old.offset.y)
      if way.0 * step.x + way.1 * step.y < abs(way.0) + abs(way.1) { isReachable = false }
    }
    for area in before.scrolls {
      let there = stage.frames.scrolls.first { $0.id == area.id }?.offset ?? .zero
      let back = ScreenPoint(x: area.offset.x - there.x, y: area.offset.y - there.y)
      stage.scroll(by: back, area.id)
    }
    return isReachable ? goal : nil
  }

  @Test func `a search reaches every element that it can reach, and centres it if it is asked to`()
    async throws
  {
    var (reached, refused) = (0, 0)
    try await Self.onEachNest(rounds: 4) { seed, run, stage, random in
      let leaves = Nest.random(seed: UInt64(1_000 + seed)).leaves
      guard leaves > 0 else { return }
      let (id, direction, goal) = try Self.target(among: leaves, on: stage, &random)
      let centers = Bool.random(using: &random)
      let keys = "direction: \(direction.rawValue), centerElement: \(centers), timeout: 60000"
      let step = "- scrollUntilVisible: {element: {id: \(id)}, \(keys)}"
      let seen: Comment = "seed \(seed): \(step)"
      stage.window.onInput = { [unowned stage] input in
        guard case .event(.scrolled, let id) = input else { return }
        let frames = stage.frames
        let element = frames.elements.first { $0.id == id }
        #expect(element.flatMap { frames.visiblePart(of: $0) } != nil, seen)
      }
      let result = await run.playNext(try Self.step(step))
      stage.window.onInput = nil
      let hint: Comment = "seed \(seed): \(step)\n\(result.message ?? "")"
      if let goal {
        reached += 1
        #expect(result.outcome == .passed, hint)
        // Where a panel hides it, a search goes on.
        let hasPanel = stage.frames.elements.contains { $0.element.blocksTouches }
        if !centers, !hasPanel { Self.expect(stage, at: goal, hint) }
      } else {
        refused += 1
      }
      if result.outcome == .passed, centers { try Self.expectCentered(id, on: stage, hint) }
    }
    #expect(reached > Self.nests / 2 && refused > Self.nests / 2, "\(reached), \(refused)")
  }

  /// Returns an element and a direction, if possible such that several scrolls have to move.
  private static func target(
    among leaves: Int,
    on stage: Stage,
    _ random: inout FlowRandom
  ) throws -> (id: String, FlowDirection, goal: [ScreenNodeID: ScreenPoint]?) {
    let here = offsets(of: stage)
    for attempt in 1... {
      let id = "leaf-\(Int.random(in: 1...leaves, using: &random))"
      let direction = FlowDirection.allCases[Int.random(in: 0..<4, using: &random)]
      let goal = try Self.goal(id, direction, on: stage)
      let moved = here.count { goal?[$0.key] ?? $0.value != $0.value }
      // Every fourth round takes what comes first.
      if moved > 1 || attempt == 12 || (attempt == 1 && Int.random(in: 0..<4, using: &random) == 0)
      {
        return (id, direction, goal)
      }
    }
    preconditionFailure("unreachable: the twelfth attempt returns")
  }

  private static func expect(
    _ stage: Stage,
    at goal: [ScreenNodeID: ScreenPoint],
    _ hint: Comment
  ) {
    for (id, offset) in offsets(of: stage) {
      let wanted = goal[id] ?? .zero
      #expect(abs(offset.x - wanted.x) + abs(offset.y - wanted.y) < 0.01, hint)
    }
  }

  private static func expectCentered(_ id: String, on stage: Stage, _ hint: Comment) throws {
    let frames = stage.frames
    let element = try frames.element(.id(id))
    var next = frames.parent(of: element)
    let areas = frames.scrolls.filter { frames.elements[$0.elementIndex].contains(element) }
    while let container = next {
      next = frames.parent(of: container)
      guard let area = frames.scrolls.first(where: { $0.id == container.id }) else { continue }
      // The screen may show the outermost scroll in part; the middle of that part counts.
      let isOutermost = areas.first { $0.axis == area.axis } == area
      let room = isOutermost ? area.frame.intersection(frames.viewport) : area.frame
      if room.isEmpty { continue }
      let (here, middle) = (element.frame.center, room.center)
      let isVertical = area.axis == .vertical
      let beyond = isVertical ? here.y - middle.y : here.x - middle.x
      let offset = isVertical ? area.offset.y : area.offset.x
      let end = isVertical ? area.maxOffset.y : area.maxOffset.x
      let isCentered = abs(beyond) < 0.01 || (beyond > 0 ? offset > end - 0.01 : offset < 0.01)
      #expect(isCentered, hint)
    }
  }

  @Test func `a search in vain moves all that a finger moves, and passes no list that can move`()
    async throws
  {
    var moves = 0
    try await Self.onEachNest(rounds: 2) { seed, run, stage, random in
      let direction = FlowDirection.allCases[Int.random(in: 0..<4, using: &random)]
      let keys = "direction: \(direction.rawValue), timeout: 600000"
      let step = "- scrollUntilVisible: {element: {id: none}, \(keys)}"
      let hint: Comment = "seed \(seed): \(step)"
      stage.window.onInput = { [unowned stage] input in
        guard case .event(.scrolled(let offset, _), let id) = input else { return }
        moves += 1
        #expect(Self.passed(on: stage.frames, moving: id, to: offset).isEmpty, hint)
      }
      let result = await run.playNext(try Self.step(step))
      stage.window.onInput = nil
      #expect(result.outcome == .failed, hint)
      #expect(result.message?.contains("can be scrolled") == true, hint)
      let frames = stage.frames
      let way = ScreenPoint(x: direction.step.x, y: direction.step.y)
      let movable = frames.scrolls.filter {
        frames.visiblePart(of: frames.elements[$0.elementIndex]) != nil
          && Self.room(of: $0, toward: way) > 0.01
      }
      #expect(movable.isEmpty, "\(hint)\n\(result.message ?? "")")
      #expect(result.message?.contains("time-out") == false, hint)
    }
    #expect(moves > Self.nests)
  }

  private static func room(of area: ScrollArea, toward way: ScreenPoint) -> Double {
    let end = area.clamped(
      ScreenPoint(x: area.offset.x + 100_000 * way.x, y: area.offset.y + 100_000 * way.y)
    )
    return abs(end.x - area.offset.x) + abs(end.y - area.offset.y)
  }

  /// The lists that can still move and whose middle a movement carries past a finger in the middle of the screen.
  private static func passed(
    on frames: ScreenFrames,
    moving id: ScreenNodeID,
    to offset: ScreenPoint
  ) -> [ScrollArea] {
    guard let outer = frames.scrolls.first(where: { $0.id == id }) else { return [] }
    let finger = frames.viewport.center
    guard outer.frame.contains(finger) else { return [] }
    let way = ScreenPoint(x: offset.x - outer.offset.x, y: offset.y - outer.offset.y)
    return frames.scrolls.filter { inner in
      let element = frames.elements[inner.elementIndex]
      guard inner.axis == outer.axis, frames.elements[outer.elementIndex].contains(element),
        frames.visiblePart(of: element) != nil, room(of: inner, toward: way) > 0.01
      else { return false }
      let middle = inner.frame.center
      let isVertical = inner.axis == .vertical
      let before = isVertical ? middle.y - finger.y : middle.x - finger.x
      let after = before - (isVertical ? way.y : way.x)
      let beside =
        isVertical
        ? ScreenPoint(x: finger.x, y: middle.y) : ScreenPoint(x: middle.x, y: finger.y)
      return abs(before) > 0.01 && abs(after) > 0.01 && before * after < 0
        && inner.frame.contains(beside)
    }
  }

  @Test func `a swipe moves the one scroll that a finger moves, as far as it goes`() async throws {
    var moved = 0
    try await Self.onEachNest(rounds: 8) { seed, run, stage, random in
      let frames = stage.frames
      let visible = frames.scrolls.compactMap {
        frames.visiblePart(of: frames.elements[$0.elementIndex])
      }
      // A finger comes down anywhere on a scroll.
      let place = visible[Int.random(in: 0..<visible.count, using: &random)]
      let start = ScreenPoint(
        x: min(389, (place.x + place.width * Double.random(in: 0..<1, using: &random)).rounded()),
        y: min(843, (place.y + place.height * Double.random(in: 0..<1, using: &random)).rounded())
      )
      let isVertical = Bool.random(using: &random)
      let length = Double(Int.random(in: 1...300, using: &random))
      let way = Bool.random(using: &random) ? length : -length
      var end = start
      if isVertical {
        end.y = max(0, min(843, start.y + way))
      } else {
        end.x = max(0, min(389, start.x + way))
      }
      let points = [start, end].map { "'\(Int($0.x)),\(Int($0.y))'" }
      let step = "- swipe: {start: \(points[0]), end: \(points[1])}"
      var expected = Self.offsets(of: stage)
      let distance = ScreenPoint(x: start.x - end.x, y: start.y - end.y)
      if let (id, offset) = Self.moved(by: distance, at: start, stage.frames) {
        expected[id] = offset
        moved += 1
      }
      _ = await run.playNext(try Self.step(step))
      #expect(Self.offsets(of: stage) == expected, "seed \(seed): \(step)")
    }
    #expect(moved > Self.nests)
  }

  @Test
  func `a scroll moves what a finger in the middle moves, or else the one other that can move`()
    async throws
  {
    var (middle, elsewhere, nowhere) = (0, 0, 0)
    try await Self.onEachNest(rounds: 2) { seed, run, stage, _ in
      let frames = stage.frames
      let result = await run.playNext(try Self.step("- scroll"))
      let hint: Comment = "seed \(seed)"
      let after = Self.offsets(of: stage)
      let moved = frames.scrolls.filter { after[$0.id] != $0.offset }
      let movable = frames.scrolls.filter {
        $0.axis == .vertical && frames.visiblePart(of: frames.elements[$0.elementIndex]) != nil
          && $0.offset.y < $0.maxOffset.y - 0.001
      }
      let under = Self.scrolls(at: frames.viewport.center, along: .vertical, frames)
      if !movable.isEmpty { #expect(result.outcome == .passed, hint) }
      if let area = under.first(where: { movable.contains($0) }) {
        middle += 1
        let seen = frames.visiblePart(of: frames.elements[area.elementIndex])?.height ?? 0
        let offset = area.clamped(ScreenPoint(x: 0, y: area.offset.y + seen / 2))
        #expect(moved == [area] && after[area.id] == offset, hint)
      } else if movable.isEmpty {
        nowhere += 1
        #expect(moved.isEmpty, hint)
      } else {
        elsewhere += 1
        let area = try #require(moved.first, hint)
        #expect(moved.count == 1 && movable.contains(area), hint)
        #expect((after[area.id]?.y ?? 0) > area.offset.y, hint)
      }
    }
    let counts: Comment = "\(middle), \(elsewhere), \(nowhere)"
    #expect(min(middle, elsewhere, nowhere) > Self.nests / 30, counts)
  }

  /// The scroll that a finger moves, and where to: of those that lie under it, the deepest with room in its direction.
  private static func moved(
    by way: ScreenPoint,
    at point: ScreenPoint,
    _ frames: ScreenFrames
  ) -> (ScreenNodeID, ScreenPoint)? {
    let axis: ScreenAxis = way.x == 0 ? .vertical : .horizontal
    for area in scrolls(at: point, along: axis, frames) {
      let offset = area.clamped(ScreenPoint(x: area.offset.x + way.x, y: area.offset.y + way.y))
      if offset != area.offset { return (area.id, offset) }
    }
    return nil
  }

  /// The scrolls under a finger, the deepest first: those in the foremost panel there, and the panel itself.
  private static func scrolls(
    at point: ScreenPoint,
    along axis: ScreenAxis,
    _ frames: ScreenFrames
  ) -> [ScrollArea] {
    let wall = frames.elements.lastIndex {
      $0.element.blocksTouches && $0.clippedFrame.contains(point)
    }
    return frames.scrolls
      .filter {
        $0.axis == axis && $0.elementIndex >= wall ?? 0
          && frames.elements[$0.elementIndex].clippedFrame.contains(point)
      }
      .sorted { frames.elements[$0.elementIndex].depth > frames.elements[$1.elementIndex].depth }
  }
}
