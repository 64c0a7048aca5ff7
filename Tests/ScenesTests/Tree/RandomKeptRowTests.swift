import Foundation
import Observation2
import Scenes
import Testing

/// A field keeps the focus through random changes of a lazy list, wherever the list is scrolled.
///
/// The row of the field stands where the estimated lengths put it, and another layout of the whole screen moves nothing.
@MainActor @Suite struct RandomKeptRowTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
    var length: Double
  }

  @MainActor private final class Model: ObservedModel {
    @Observed var title = "題"
    @Observed var items: [Item] = []
    @Observed var isOff = false
    @Observed var target: ScreenScrollTarget?
    var log: [String] = []
  }

  /// A list, and where it is.
  @MainActor private struct Sample {
    let model = Model()
    let axis: ScreenAxis
    let isRightToLeft: Bool
    let spacing: Double
    let estimate: Double
    let padding: ScreenInsets

    init(_ random: inout SplitMix) {
      axis = Bool.random(using: &random) ? .vertical : .horizontal
      isRightToLeft = Bool.random(using: &random)
      spacing = [0, 8, 20.5].randomElement(using: &random) ?? 0
      estimate = [10, 44, 120].randomElement(using: &random) ?? 44
      padding =
        Bool.random(using: &random)
        ? .zero : ScreenInsets(top: 30, leading: 20, bottom: 5, trailing: 8)
      let count = [12, 60, 200].randomElement(using: &random) ?? 12
      for id in 0..<count {
        let length = Double(Int.random(in: 10...150, using: &random))
        model.items.append(Item(id: id, name: "品\(id)", length: length))
      }
    }

    var window: MirroredWindow {
      var environment = ScreenEnvironment.plain
      if isRightToLeft { environment.layoutDirection = .rightToLeft }
      return MirroredWindow(in: environment) { part in
        // The rows show a title that the list alone does not hear of.
        let title = model.title
        list(part) {
          part.text("").frame(width: 40, height: 40)
          part.each(model.items) { item in
            part.textField("\(title) \(item.name)") { _ in }.identifier("\(item.id)")
              .frame(width: item.length, height: item.length)
              .onFocusChange { model.log.append("\(item.id) \($0)") }
          }
          part.text("").frame(width: 30, height: 30)
        }
        .padding(padding).identifier("list").disabled(model.isOff)
        .scrollRequested(to: model.target) { model.target = nil }
        .frame(width: 300, height: 350)
      }
    }

    private func list(
      _ part: SketchPart,
      @ScreenBuilder _ rows: () -> [ScreenElement]
    ) -> ScreenElement {
      axis == .vertical
        ? part.lazyColumn(spacing: spacing, estimatedRowHeight: estimate, content: rows)
        : part.lazyRow(spacing: spacing, estimatedRowWidth: estimate, content: rows)
    }
  }

  /// `KEPT_CASES` sets how many are tried.
  private nonisolated static let cases =
    ProcessInfo.processInfo.environment["KEPT_CASES"].flatMap { Int($0) } ?? 120

  @Test func `the row with the focus follows its item, and another layout moves nothing`() throws {
    for seed in 0..<Self.cases { try play(seed) }
  }

  private func play(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed) &* 0x9E37_79B9 &+ 17)
    let sample = Sample(&random)
    let window = sample.window
    var focused: Int?
    var steps: [String] = []
    for step in 0..<20 {
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        steps.append(try change(sample, window, &focused, step, &random))
      }
      window.expectEqualToWhole()
      window.update()
      if sample.model.isOff || !sample.model.items.contains(where: { $0.id == focused }) {
        focused = nil
      }
      let text = "case \(seed): \(steps.suffix(4))"
      try checkRows(sample, window, focused, text)
      try checkAnotherLayout(window, text)
    }
  }

  // MARK: - Changes

  private func change(
    _ sample: Sample,
    _ window: MirroredWindow,
    _ focused: inout Int?,
    _ step: Int,
    _ random: inout SplitMix
  ) throws -> String {
    let model = sample.model
    let place = model.items.indices.randomElement(using: &random)
    let other = model.items.indices.randomElement(using: &random)
    let length = Double(Int.random(in: 10...150, using: &random))
    switch Int.random(in: 0..<13, using: &random) {
    case 0: model.title = "題\(step)"
    case 1:
      let item = Item(id: 1_000 + model.items.count + step * 1_000, name: "新", length: length)
      model.items.insert(item, at: place ?? 0)
    case 2: if let place { model.items.remove(at: place) }
    case 3: if let place, let other { model.items.swapAt(place, other) }
    case 4:
      // The row of the field alone.
      let from = model.items.firstIndex { $0.id == focused }
      guard let from, let place else { return "" }
      if step % 2 == 0 {
        model.items.swapAt(from, place)
      } else {
        model.items.insert(model.items.remove(at: from), at: place)
      }
    case 5: if let place { model.items[place].name = "名\(step)" }
    case 6: if let place { model.items[place].length = length }
    case 7:
      let from = model.items.firstIndex { $0.id == focused }
      if let from { model.items[from].length = length }
    case 8:
      if let place {
        model.target = .row(model.items[place].id, at: step % 2 == 0 ? .center : .nearest)
      }
    case 9: model.isOff.toggle()
    case 10: model.items.removeLast(model.items.count / 2)
    case 11:
      window.update()
      let seen = rows(sample, window).map(\.id)
      guard !model.isOff, let id = seen.randomElement(using: &random) else { return "" }
      try window.send(.focus(true), to: "\(id)")
      focused = id
      return "focus \(id)"
    default:
      window.update()
      let far = Double(Int.random(in: 0...9_000, using: &random))
      try window.send(.scrolled(ScreenPoint(x: far, y: far)), to: "list")
      return "scroll \(far)"
    }
    return "\(model.items.map(\.id).prefix(12)) \(model.isOff)"
  }

  // MARK: - Checks

  /// A row that is there, with its place among the items and its extent from where the content begins.
  private struct Row {
    let id: Int
    let place: Int?
    let text: String?
    let start: Double
    let end: Double
  }

  private func rows(_ sample: Sample, _ window: MirroredWindow) -> [Row] {
    let content = window["list"]?.scroll?.contentSize.width ?? 0
    let width = max(content, window["list"]?.frame.width ?? 0)
    return window.nodes.compactMap { _, node in
      guard let id = node.look.identifier.flatMap(Int.init) else { return nil }
      let (frame, isMirrored) = (node.frame, sample.isRightToLeft)
      let x = isMirrored ? width - frame.maxX : frame.x
      let start = sample.axis == .vertical ? frame.y : x
      let length = sample.axis == .vertical ? frame.height : frame.width
      return Row(
        id: id,
        place: sample.model.items.firstIndex { $0.id == id },
        text: node.look.text,
        start: start,
        end: start + length
      )
    }
  }

  private func checkRows(
    _ sample: Sample,
    _ window: MirroredWindow,
    _ focused: Int?,
    _ text: String
  ) throws {
    let (model, rows) = (sample.model, rows(sample, window))
    let focus = window.nodes.first { $0.id == window.mirror.focus }?.node.look.identifier
    try #require(focus == focused.map { "\($0)" }, "\(text)")
    try #require(window.window.focus == window.mirror.focus, "\(text)")
    for row in rows {
      let item = try #require(row.place.map { model.items[$0] }, "\(text): \(row)")
      try #require(row.text == "\(model.title) \(item.name)", "\(text): \(row)")
      try #require(abs(row.end - row.start - item.length) < 0.001, "\(text): \(row)")
    }
    // A row with the focus that is longer than estimated makes the content longer.
    let content = sample.axis.along(window["list"]?.scroll?.contentSize ?? .zero)
    for row in rows { try #require(row.end <= content + 0.001, "\(text): \(row) of \(content)") }
    for (row, next) in zip(rows, rows.dropFirst()) {
      let between = try #require(next.place) - (try #require(row.place)) - 1
      try #require(between >= 0, "\(text): \(row), \(next)")
      try #require(
        between == 0 || row.id == focused || next.id == focused,
        "\(text): \(row), \(next)"
      )
      // As if no row between were there.
      let way = sample.spacing + Double(between) * max(1, sample.estimate + sample.spacing)
      try #require(abs(next.start - row.end - way) < 0.001, "\(text): \(row), \(next)")
    }
    var reports: [String: [String]] = [:]
    for report in model.log {
      let words = report.split(separator: " ").map(String.init)
      reports[words[0], default: []].append(words[1])
    }
    for (id, heard) in reports {
      let turns = heard.indices.map { $0 % 2 == 0 ? "true" : "false" }
      try #require(
        heard == turns && (heard.last == "true") == (id == focus),
        "\(text): \(id) \(heard)"
      )
    }
  }

  /// Has the window lay out everything again, for another size of text and then for the same.
  private func checkAnotherLayout(_ window: MirroredWindow, _ text: String) throws {
    let before = window.mirror.snapshot
    window.window.environment.textSize = .small
    window.window.prepare()
    window.window.environment.textSize = .large
    window.update()
    for (one, node) in window.nodes {
      let old = before.flatMap { find(one, in: $0) }
      try #require(
        old.map { isClose($0.frame, node.frame) } == true,
        "\(text): \(node.look.identifier ?? "")"
      )
      let way = (old?.scroll?.offset ?? .zero, node.scroll?.offset ?? .zero)
      try #require(abs(way.0.x - way.1.x) < 0.001 && abs(way.0.y - way.1.y) < 0.001, "\(text)")
    }
  }

  private func find(_ id: ScreenNodeID, in node: ScreenNodeSnapshot) -> ScreenNodeSnapshot? {
    if node.id == id { return node }
    for child in node.children {
      if let found = find(id, in: child) { return found }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether two frames are the same, apart from rounding.
  private func isClose(_ one: ScreenRect, _ other: ScreenRect) -> Bool {
    [one.x - other.x, one.y - other.y, one.width - other.width, one.height - other.height]
      .allSatisfy { abs($0) < 0.001 }
  }
}
