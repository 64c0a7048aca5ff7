import Foundation
import Observation2
import Scenes
import Testing

/// Layouts that follow the safe area at random positions in random windows.
///
/// The covered part of each follows from its frame by a formula, and the screen equals one that is made from nothing.
@MainActor @Suite struct RandomSafeAreaTests {
  private enum Around: CaseIterable {
    case column, row, vertical, horizontal, layers, corner, padding, width, height, readable
    case lazyColumn, lazyRow
  }

  @MainActor private final class Model: ObservedModel {
    @Observed var before = 0.0
    @Observed var after = 0.0
    @Observed var inset = 0.0
    @Observed var padding = ScreenInsets.zero
    @Observed var number = 0
  }

  @MainActor private struct Sample {
    let model: Model
    let layout: EdgeLayout
    let around: [Around]
    let axis: ScreenAxis

    func window(_ environment: ScreenEnvironment) -> MirroredWindow {
      MirroredWindow(in: environment) { part in
        around.reduce(
          part.lazyArranged(by: layout, along: axis).identifier("edge").padding(model.padding)
        ) { wrapped($0, $1, part) }
      }
    }

    private func wrapped(
      _ element: ScreenElement,
      _ around: Around,
      _ part: SketchPart
    ) -> ScreenElement {
      @ScreenBuilder func content() -> [ScreenElement] {
        part.text("").frame(width: model.before, height: model.before)
        element
        part.text("").frame(width: model.after, height: model.after)
      }
      return switch around {
      case .column: part.column(spacing: 3.5, content: content)
      case .row: part.row(spacing: 3.5, content: content)
      case .vertical: part.scroll(content: content)
      case .horizontal: part.scroll(.horizontal, content: content)
      case .lazyColumn: part.lazyColumn(content: content)
      case .lazyRow: part.lazyRow(content: content)
      case .layers: part.layers(content: content)
      case .corner:
        part.layers { element.alignment(ScreenAlignment.allCases[model.number % 9]) }
      case .padding:
        part.column { element }.padding(ScreenInsets(top: model.inset, leading: model.before))
      case .width: part.column { element }.frame(width: 100 + model.inset * 4)
      case .height: part.column { element }.frame(height: 150 + model.inset)
      case .readable: part.column { part.column { element }.readableWidth(model.number % 2 == 0) }
      }
    }
  }

  /// `EDGE_CASES` sets how many are tried.
  private nonisolated static let cases =
    ProcessInfo.processInfo.environment["EDGE_CASES"].flatMap { Int($0) } ?? 300

  @Test func `a layout is asked for the covered part of its own edges`() throws {
    for seed in 0..<Self.cases { try play(seed) }
  }

  private func play(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed) &* 0x9E37_79B9 &+ 5)
    var around: [Around] = []
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      around.append(pick(Around.allCases, &random))
    }
    let sample = Sample(
      model: Model(),
      layout: EdgeLayout(
        length: pick([100, 700.5], &random),
        rounds: pick([0, 0, 1, 3], &random)
      ),
      around: around,
      axis: pick([.vertical, .vertical, .horizontal], &random)
    )
    var environment = ScreenEnvironment.plain
    for _ in 0..<4 { change(&environment, &random) }
    let window = sample.window(environment)
    window.expectEqualToWhole()
    try check(window, sample, "case \(seed): \(around) at first")
    for step in 0..<8 {
      let text = "case \(seed), step \(step): \(around)"
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        if Bool.random(using: &random) {
          change(sample.model, &random)
        } else {
          change(&environment, &random)
          window.window.environment = environment
        }
      }
      window.expectEqualToWhole()
      try check(window, sample, text)
      let rooms = sample.layout.rooms
      let fresh = sample.window(environment)
      fresh.update()
      try #require(seen(window) == seen(fresh), "\(text)")
      try #require(rooms.last?.safeArea == sample.layout.rooms.last?.safeArea, "\(text)")
      try check(fresh, sample, "fresh \(text)")
    }
  }

  private func pick<Value>(_ values: [Value], _ random: inout SplitMix) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private func change(_ model: Model, _ random: inout SplitMix) {
    let length = pick([0, 0, 4.5, 20, 44, 59, 100.25, 500], &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: model.before = length
    case 1: model.after = length
    case 2: model.inset = length
    case 3: model.number += 1
    default:
      let other = pick([0, 4.5, 20, 59], &random)
      model.padding = ScreenInsets(
        top: length / 4,
        leading: other,
        bottom: other / 2,
        trailing: length
      )
    }
  }

  private func change(_ environment: inout ScreenEnvironment, _ random: inout SplitMix) {
    let lengths = [0, 0, 20, 44.5, 59, 34, 300, 5_000]
    switch Int.random(in: 0..<7, using: &random) {
    case 0: environment.safeArea.leading = pick(lengths, &random)
    case 1: environment.safeArea.trailing = pick(lengths, &random)
    case 2: environment.safeArea.top = pick(lengths, &random)
    case 3: environment.safeArea.bottom = pick(lengths, &random)
    case 4:
      environment.layoutDirection =
        environment.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
    case 5: environment.textSize = pick(ScreenTextSize.allCases, &random)
    default:
      environment.containerSize = pick(
        [
          ScreenSize(width: 390, height: 844), ScreenSize(width: 844, height: 390),
          ScreenSize(width: 790, height: 600), ScreenSize(width: 1366, height: 1024),
          ScreenSize(width: 0, height: 0),
        ],
        &random
      )
    }
  }

  /// Everything that a copy shows, without the names of its nodes.
  private func seen(_ window: MirroredWindow) -> [String] {
    window.nodes.map { "\($0.node.look) \($0.node.frame) \(String(describing: $0.node.scroll))" }
  }

  // MARK: - The formula

  private func check(_ window: MirroredWindow, _ sample: Sample, _ text: String) throws {
    let covered = try coveredEdges(window, sample.model.padding)
    let room = try #require(sample.layout.rooms.last)
    try #require(room.safeArea.isClose(to: covered), "\(text): \(room.safeArea), not \(covered)")
    let edge = try #require(window["edge"])
    let entry = try #require(window["entry"]?.frame)
    // The frame of the entry is that of the last answer.
    let isRightToLeft = window.window.environment.layoutDirection == .rightToLeft
    let padding = sample.model.padding
    let left = isRightToLeft ? padding.trailing : padding.leading
    let width = max(0, edge.frame.width - padding.leading - padding.trailing)
    try #require(abs(entry.y - padding.top - covered.top) < 0.001, "\(text): \(entry)")
    if room.size.width.isFinite, abs(room.size.width - width) < 0.001,
      covered.leading + covered.trailing < width
    {
      let start = isRightToLeft ? covered.trailing : covered.leading
      try #require(abs(entry.x - left - start) < 0.001, "\(text): \(entry)")
    }
  }

  /// The covered part of the layout's edges by its frame in the window; how far scrolls have been moved does not count.
  private func coveredEdges(
    _ window: MirroredWindow,
    _ padding: ScreenInsets
  ) throws -> ScreenInsets {
    let environment = window.window.environment
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    var (x, y) = (0.0, 0.0)
    var axes: [ScreenAxis] = []
    var found: ScreenRect?
    func walk(_ id: ScreenNodeID, _ x: Double, _ y: Double, _ around: [ScreenAxis]) {
      guard let node = window.mirror[id], found == nil else { return }
      let (x, y) = (x + node.frame.x, y + node.frame.y)
      if node.look.identifier == "edge" {
        found = ScreenRect(x: x, y: y, width: node.frame.width, height: node.frame.height)
        axes = around
        return
      }
      let inner = around + (node.look.scrollAxis.map { [$0] } ?? [])
      for child in node.children { walk(child, x, y, inner) }
    }
    walk(window.mirror.root, 0, 0, [])
    let frame = try #require(found)
    let (left, right) =
      isRightToLeft
      ? (padding.trailing, padding.leading) : (padding.leading, padding.trailing)
    x = frame.x + left
    y = frame.y + padding.top
    let width = max(0, frame.width - left - right)
    let height = max(0, frame.height - padding.top - padding.bottom)
    let size = environment.containerSize
    let (toLeft, toRight) = (x, size.width - (x + width))
    let (toTop, toBottom) = (y, size.height - (y + height))
    let safe = environment.safeArea
    func part(_ length: Double, _ distance: Double, _ axis: ScreenAxis) -> Double {
      if axes.contains(axis) { return 0 }
      return Swift.min(length, Swift.max(0, length - distance))
    }
    return ScreenInsets(
      top: part(safe.top, toTop, .vertical),
      leading: part(safe.leading, isRightToLeft ? toRight : toLeft, .horizontal),
      bottom: part(safe.bottom, toBottom, .vertical),
      trailing: part(safe.trailing, isRightToLeft ? toLeft : toRight, .horizontal)
    )
  }
}

extension ScreenInsets {
  /// Returns a Boolean value that indicates whether other insets are the same, apart from rounding.
  fileprivate func isClose(to other: ScreenInsets) -> Bool {
    [top - other.top, leading - other.leading, bottom - other.bottom, trailing - other.trailing]
      .allSatisfy { abs($0) < 0.001 }
  }
}
