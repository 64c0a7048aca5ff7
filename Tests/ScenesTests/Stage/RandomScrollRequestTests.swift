import Foundation
import Observation2
import Scenes
import ScenesHeadless
import Testing

/// Random requests to random scrolls: one that is lazy shows what one that is not does, at the same place.
@MainActor @Suite struct RandomScrollRequestTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    let lengths: [Double]
  }

  @MainActor private final class Wishes: ObservedModel {
    @Observed var target: ScreenScrollTarget?
    var done = 0
  }

  /// A scroll, and what is in it.
  @MainActor private struct Sample {
    let items: [Item]
    let axis: ScreenAxis
    let isRightToLeft: Bool
    let spacing: Double
    let estimate: Double
    let length: Double
    let padding: ScreenInsets
    let head: Double?

    init(_ random: inout SplitMix) {
      func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &random)]
      }
      let count = pick([1, 3, 20, 60])
      items = (0..<count).map { id in
        Item(
          id: id,
          lengths: (0..<pick([1, 1, 1, 2])).map { _ in pick([5.5, 44, 90.25, 300, 1000]) }
        )
      }
      axis = pick([.vertical, .vertical, .horizontal])
      isRightToLeft = pick([false, true])
      spacing = pick([0, 0, 8, 40.5])
      estimate = pick([0, 44, 500])
      length = pick([120, 350.5])
      // Where nothing of it can be seen beside its padding, a lazy scroll goes no further than its rows.
      padding = ScreenInsets(
        top: pick([0, 16, 100]),
        leading: pick([0, 16, 100]),
        bottom: pick([0, 8.5]),
        trailing: pick([0, 8.5])
      )
      head = pick([nil, 30, 600])
    }

    func stage(isLazy: Bool, _ wishes: Wishes) -> Stage {
      var environment = ScreenEnvironment.plain
      if isRightToLeft { environment.layoutDirection = .rightToLeft }
      return Stage(of: SketchPart { scroll($0, isLazy, wishes) }, in: environment)
    }

    private func scroll(_ part: SketchPart, _ isLazy: Bool, _ wishes: Wishes) -> ScreenElement {
      let scroll =
        switch (isLazy, axis) {
        case (false, _): part.scroll(axis, spacing: spacing) { rows(part) }
        case (true, .vertical):
          part.lazyColumn(spacing: spacing, estimatedRowHeight: estimate) { rows(part) }
        case (true, .horizontal):
          part.lazyRow(spacing: spacing, estimatedRowWidth: estimate) { rows(part) }
        }
      return
        scroll
        .padding(padding)
        .frame(width: length, height: length)
        .scrollRequested(to: wishes.target) {
          wishes.done += 1
          wishes.target = nil
        }
    }

    @ScreenBuilder
    private func rows(_ part: SketchPart) -> [ScreenElement] {
      if let head { part.text("").frame(width: head, height: head) }
      part.each(items) { item in
        for (number, length) in item.lengths.enumerated() {
          part.text("").frame(width: length, height: length)
            .identifier("row-\(item.id)-\(number)")
        }
      }
    }
  }

  @Test(arguments: 0..<300)
  func `a list that is lazy answers as one that is not`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed) &* 0x9E37_79B9 &+ 3)
    let sample = Sample(&random)
    let wishes = (Wishes(), Wishes())
    let lazy = sample.stage(isLazy: true, wishes.0)
    let eager = sample.stage(isLazy: false, wishes.1)
    for step in 1...8 {
      let item = sample.items[Int.random(in: 0..<sample.items.count, using: &random)].id
      let (target, shown) = request(item, last: sample.items.count - 1, &random)
      (wishes.0.target, wishes.1.target) = (target, target)
      lazy.update()
      eager.update()
      #expect(wishes.0.done == step && wishes.1.done == step)
      // The beginning is that of the elements before the rows. The rows may be far away then.
      guard let shown else { continue }
      guard let answer = row(shown, lazy), let plain = row(shown, eager) else {
        Issue.record("\(target) does not show row \(shown) of \(sample)")
        return
      }
      let isSame =
        sample.axis == .vertical
        ? abs(answer.y - plain.y) < 0.001 : abs(answer.x - plain.x) < 0.001
      #expect(isSame, "\(target): row \(shown) is at \(answer), not \(plain), of \(sample)")
      if !isSame { return }
    }
  }

  /// A request, and the row by which to see what has come of it.
  private func request(
    _ item: Int,
    last: Int,
    _ random: inout SplitMix
  ) -> (ScreenScrollTarget, Int?) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: (.beginning, nil)
    case 1: (.end, last)
    case 2: (.row(item), item)
    case 3: (.row(item, at: .start), item)
    case 4: (.row(item, at: .center), item)
    default: (.row(item, at: .end), item)
    }
  }

  private func row(_ item: Int, _ stage: Stage) -> ScreenRect? {
    stage.frames.elements.first { $0.element.identifier == "row-\(item)-0" }?.frame
  }
}
