import Foundation
import Observation2
import Scenes
import Testing

/// A front-end takes whole screens at random moments between its updates.
///
/// Each patch changes its copy, and together they make the copy equal to the screen.
@MainActor @Suite struct RandomSnapshotTests {
  @MainActor private final class Model: ObservedModel {
    @Observed var items = ShopItem.some(5)
    @Observed var text = ""
    @Observed var isOff = false
    @Observed var isHidden = false
    @Observed var isWide = false
    @Observed var spacing = 0.0
  }

  private func window(_ model: Model) -> MirroredWindow {
    MirroredWindow { part in
      part.column(spacing: model.spacing) {
        part.textField(model.text) { model.text = $0.uppercased() }.identifier("field")
          .disabled(model.isOff)
        part.scroll(.horizontal) {
          part.text("長い").frame(width: model.isWide ? 2_000 : 900).identifier("wide")
        }
        .identifier("row")
        part.scroll {
          part.each(model.items) { item in
            part.row {
              part.text(item.name).hidden(model.isHidden && item.id % 2 == 0)
              part.textField("") { _ in }.identifier("item-\(item.id)")
            }
            .frame(height: Double(item.count) * 90)
          }
        }
        .identifier("list")
        part.lazyColumn(estimatedRowHeight: 30) {
          part.each(model.items) { item in
            part.text(item.name).frame(height: Double(item.count) * 80).identifier(
              "lazy-\(item.id)"
            )
          }
        }
        .identifier("lazy").frame(height: 150)
      }
    }
  }

  /// `SNAPSHOT_CASES` sets how many are tried.
  private nonisolated static let cases =
    ProcessInfo.processInfo.environment["SNAPSHOT_CASES"].flatMap { Int($0) } ?? 150

  @Test func `each patch tells news since the last whole screen`() throws {
    for seed in 0..<Self.cases {
      var random = SplitMix(seed: UInt64(seed) &* 0x9E37_79B9 &+ 23)
      let model = Model()
      let window = window(model)
      var steps: [String] = []
      for step in 0..<30 {
        let kind = Int.random(in: 0..<14, using: &random)
        steps.append("\(kind)")
        try change(kind, model, window, step, &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: break
        case 1:
          steps.append("prepared")
          window.window.prepare()
        case 2:
          steps.append("whole")
          window.show(window.window.snapshot())
          if Bool.random(using: &random) { continue }
          let rest = window.update()
          let focus = window.mirror.focus
          #expect(
            rest == (focus == nil ? [] : [.focus(focus)]),
            "case \(seed): \(steps.suffix(12))"
          )
        default:
          steps.append("update")
          try update(window, "case \(seed): \(steps.suffix(12))")
        }
      }
      try update(window, "case \(seed): \(steps.suffix(12))")
      try update(window, "case \(seed): \(steps.suffix(12))")
      #expect(window.mirror.focus == window.window.focus, "case \(seed): \(steps.suffix(12))")
      window.expectEqualToWhole()
    }
  }

  /// Updates, and expects each patch to change the copy.
  private func update(_ window: MirroredWindow, _ text: String) throws {
    var copy = window.mirror
    for patch in window.update() {
      let (before, focus) = (copy.snapshot, copy.focus)
      try copy.apply([patch])
      switch patch {
      // A copy forgets by itself the focus of a node that goes.
      case .focus(nil): continue
      // A text may change, and change back, between two updates.
      case .update: continue
      case .focus: try #require(copy.focus != focus, "\(text): \(patch)")
      default: try #require(copy.snapshot != before, "\(text): \(patch)")
      }
    }
    try #require(copy.snapshot == window.mirror.snapshot, "\(text)")
  }

  private func change(
    _ kind: Int,
    _ model: Model,
    _ window: MirroredWindow,
    _ step: Int,
    _ random: inout SplitMix
  ) throws {
    let place = model.items.indices.randomElement(using: &random)
    let offset = Double([0, 10, 200, 5_000].randomElement(using: &random) ?? 0)
    let name = ["row", "list", "lazy"].randomElement(using: &random) ?? "list"
    switch kind {
    case 0: model.items.insert(ShopItem(id: 100 + step, name: "新"), at: place ?? 0)
    case 1: if let place { model.items.remove(at: place) }
    case 2: model.items.shuffle(using: &random)
    case 3: if let place { model.items[place].name = "名\(step % 3)" }
    case 4: if let place { model.items[place].count = 1 + step % 3 }
    case 5: model.isOff.toggle()
    case 6: model.isHidden.toggle()
    case 7: model.isWide.toggle()
    case 8: model.spacing = model.spacing == 0 ? 6 : 0
    case 9, 10: try window.send(.scrolled(ScreenPoint(x: offset, y: offset)), to: name)
    case 11:
      let height = [700, 844].randomElement(using: &random) ?? 844
      window.window.environment.containerSize.height = Double(height)
    case 12:
      if model.isOff { return }
      let isMarked = Bool.random(using: &random)
      window.update()
      try window.send(.focus(true), to: "field")
      try window.send(.text("ab\(step % 3)", isMarked: isMarked), to: "field")
    default:
      window.update()
      let names = window.nodes.compactMap { $0.node.look.identifier }.filter {
        $0.hasPrefix("item")
      }
      if let name = names.randomElement(using: &random) { try window.send(.focus(true), to: name) }
    }
  }
}
