import Observation2
import Scenes
import ScenesHeadless
import Testing

/// Where lines begin on the right, what goes from side to side begins there as well.
@MainActor @Suite struct RightToLeftScrollTests {
  private let list = ShopList(30)

  private func window(isLazy: Bool, count: Int = 30) -> MirroredWindow {
    list.items = ShopItem.some(count)
    var environment = ScreenEnvironment.plain
    environment.layoutDirection = .rightToLeft
    return MirroredWindow(in: environment) { [list] part in
      if isLazy {
        part.lazyRow(spacing: 10, estimatedRowWidth: 90) { row(part, list) }
          .identifier("list").padding(ScreenInsets(leading: 6, trailing: 4))
      } else {
        part.scroll(.horizontal, spacing: 10) { row(part, list) }
          .identifier("list").padding(ScreenInsets(leading: 6, trailing: 4))
      }
    }
  }

  @ScreenBuilder
  private func row(_ part: SketchPart, _ list: ShopList) -> [ScreenElement] {
    part.each(list.items) { part.text($0.name).frame(width: 90).identifier("\($0.id)") }
  }

  /// The right edge of a row within the viewport, which is 390 points wide.
  private func right(_ name: String, _ window: MirroredWindow) -> Double? {
    guard let row = window[name], let scroll = window["list"]?.scroll else { return nil }
    return row.frame.maxX - scroll.offset.x
  }

  @Test(arguments: [false, true])
  func `a scroll shows its beginning, on the right`(isLazy: Bool) {
    let window = window(isLazy: isLazy)
    #expect(right("0", window) == 384)
    #expect(right("1", window) == 284)
    // The offset is the point of the content at the top left corner, as everywhere.
    #expect(window["list"]?.scroll?.contentSize.width == 3_000)
    #expect(window["list"]?.scroll?.offset.x == 2_610)
    window.expectEqualToWhole()
  }

  @Test(arguments: [false, true])
  func `an offset is counted from the left`(isLazy: Bool) throws {
    let window = window(isLazy: isLazy)
    try window.send(.scrolled(ScreenPoint(x: 1_300, y: 0)), to: "list")
    window.update()
    #expect(window["list"]?.scroll?.offset.x == 1_300)
    #expect(right("14", window) == 294)
    try window.send(.scrolled(ScreenPoint(x: 0, y: 0)), to: "list")
    window.update()
    #expect(right("29", window) == 94)
    try window.send(.scrolled(ScreenPoint(x: 9_999, y: 0)), to: "list")
    window.update()
    #expect(right("0", window) == 384)
    window.expectEqualToWhole()
  }

  @Test(arguments: [false, true])
  func `a scroll keeps its distance from its beginning, whatever comes at its end`(
    isLazy: Bool
  ) throws {
    let window = window(isLazy: isLazy)
    try window.send(.scrolled(ScreenPoint(x: 2_110, y: 0)), to: "list")
    window.update()
    #expect(right("5", window) == 384)
    list.items.append(ShopItem(id: 99, name: "新"))
    window.update()
    #expect(right("5", window) == 384)
    #expect(window["list"]?.scroll?.offset.x == 2_210)
    window.window.environment.layoutDirection = .leftToRight
    window.update()
    #expect(window["list"]?.scroll?.offset.x == 500)
    #expect(window["5"]?.frame.x == 506)
    window.expectEqualToWhole()
  }

  @Test(arguments: [false, true])
  func `what is shorter than its scroll stands on the right`(isLazy: Bool) {
    let window = window(isLazy: isLazy, count: 2)
    #expect(right("0", window) == 384)
    #expect(right("1", window) == 284)
    #expect(window["list"]?.scroll?.offset == .zero)
  }

  @Test(arguments: [false, true])
  func `a finger that goes to the right shows what follows`(isLazy: Bool) {
    let list = list
    var environment = ScreenEnvironment.plain
    environment.layoutDirection = .rightToLeft
    let stage = Stage(
      of: SketchPart { part in
        if isLazy { part.lazyRow { row(part, list) } }
        if !isLazy { part.scroll(.horizontal) { row(part, list) } }
      },
      in: environment
    )
    #expect(stage.shows("0"))
    #expect(!stage.drag(from: ScreenPoint(x: 300, y: 5), to: ScreenPoint(x: 100, y: 5)))
    #expect(stage.drag(from: ScreenPoint(x: 100, y: 5), to: ScreenPoint(x: 300, y: 5)))
    #expect(!stage.shows("0"))
    #expect(stage.shows("4"))
  }

  @Test(arguments: [false, true])
  func `a request shows the beginning, the end, and a row`(isLazy: Bool) {
    let (list, wish) = (list, ShopWish())
    var environment = ScreenEnvironment.plain
    environment.layoutDirection = .rightToLeft
    let stage = Stage(
      of: SketchPart { part in
        if isLazy {
          part.lazyRow { row(part, list) }.scrollRequested(to: wish.target) { wish.target = nil }
        } else {
          part.scroll(.horizontal) { row(part, list) }
            .scrollRequested(to: wish.target) { wish.target = nil }
        }
      },
      in: environment
    )
    func right(_ target: ScreenScrollTarget, _ name: String) -> Double? {
      wish.target = target
      stage.update()
      let found = stage.frames.elements.first { $0.element.identifier == name }
      return found.map { ($0.frame.maxX * 1_000).rounded() / 1_000 }
    }
    #expect(right(.end, "29") == 90)
    #expect(right(.row(10, at: .start), "10") == 390)
    #expect(right(.row(10, at: .end), "10") == 90)
    #expect(right(.row(10), "10") == 90)
    #expect(right(.row(20), "20") == 90)
    #expect(right(.row(15), "15") == 390)
    #expect(right(.beginning, "0") == 390)
  }
}

private final class ShopWish: ObservedModel {
  @Observed var target: ScreenScrollTarget?
}
