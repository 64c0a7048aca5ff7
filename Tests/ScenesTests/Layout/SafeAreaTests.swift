import Observation2
import ScenesTesting
import Testing

@testable import Scenes

/// A layout learns of the part of its edges that the device covers.
@MainActor @Suite struct SafeAreaTests {
  private let insets = ScreenInsets(top: 47, leading: 10, bottom: 34, trailing: 20)

  private func environment(
    _ insets: ScreenInsets,
    width: Double = 1_366,
    height: Double = 900
  ) -> ScreenEnvironment {
    var environment = ScreenEnvironment.plain
    environment.containerSize = ScreenSize(width: width, height: height)
    environment.safeArea = insets
    return environment
  }

  @Test(arguments: [ScreenLayoutDirection.leftToRight, .rightToLeft])
  func `a layout that fills the window learns of all of the safe area, at once`(
    direction: ScreenLayoutDirection
  ) {
    let layout = EdgeLayout()
    var environment = environment(insets)
    environment.layoutDirection = direction
    let window = MirroredWindow(in: environment) { $0.lazyArranged(by: layout) }
    #expect(layout.rooms.allSatisfy { $0.safeArea == insets } && layout.rooms.count == 1)
    let isMirrored = direction == .rightToLeft
    #expect(
      window["entry"]?.frame
        == ScreenRect(x: isMirrored ? 20 : 10, y: 47, width: 1_336, height: 819)
    )
  }

  @Test(arguments: [false, true])
  func `a layout between two edges learns of the other two at once`(isHigh: Bool) {
    let layout = EdgeLayout()
    _ = MirroredWindow(in: environment(insets)) { part in
      if isHigh {
        part.row {
          part.text("").frame(width: 100)
          part.lazyArranged(by: layout).frame(width: 300, height: 900)
          part.spacer()
        }
      } else {
        part.column {
          part.text("").frame(height: 100)
          part.lazyArranged(by: layout).frame(height: 300)
          part.spacer()
        }
      }
    }
    let expected =
      isHigh ? ScreenInsets(top: 47, bottom: 34) : ScreenInsets(leading: 10, trailing: 20)
    #expect(layout.rooms.map(\.safeArea) == [expected])
  }

  @Test(arguments: [1, 2, 5])
  func `each round of a layout learns of the same part of the same edges`(rounds: Int) {
    let layout = EdgeLayout(rounds: rounds)
    let window = MirroredWindow(in: environment(insets)) { $0.lazyArranged(by: layout) }
    #expect(layout.rooms.map(\.safeArea) == Array(repeating: insets, count: rounds + 1))
    #expect(layout.rooms.map(\.isNew) == [true] + Array(repeating: false, count: rounds))
    window.window.environment.safeArea.leading = 77
    window.expectEqualToWhole()
    let other = layout.rooms.dropFirst(rounds + 1)
    #expect(other.allSatisfy { $0.safeArea.leading == 77 && !$0.isNew })
    #expect(other.count == rounds + 1)
    #expect(Set(layout.rooms.map(\.size.height)) == [900])
  }

  @Test func `a layout that does not follow the safe area learns of none`() {
    let layout = EdgeLayout(follows: false)
    let window = MirroredWindow(in: environment(insets)) { $0.lazyArranged(by: layout) }
    window.window.environment.safeArea.leading = 50
    window.update()
    #expect(layout.rooms.map(\.safeArea) == [.zero])
  }

  @Test(arguments: [0, 9, 10, 11, 5_000])
  func `padding that is as broad as the covered part uncovers it`(padding: Double) {
    let layout = EdgeLayout()
    let around = ScreenInsets(leading: padding)
    _ = MirroredWindow(in: environment(insets)) { part in
      part.column { part.lazyArranged(by: layout) }.padding(around)
    }
    #expect(layout.rooms.last?.safeArea.leading == max(0, 10 - padding))
    #expect(layout.rooms.last?.safeArea.top == 47)
  }

  @Test func `insets that are larger than the window are taken as they are`() {
    let layout = EdgeLayout()
    let large = ScreenInsets(top: 5_000, leading: 6_000, bottom: 7_000, trailing: 8_000)
    let window = MirroredWindow(in: environment(large)) { $0.lazyArranged(by: layout) }
    #expect(layout.rooms.last?.safeArea == large)
    #expect(window["entry"]?.frame.size == .zero)
    window.window.environment.containerSize = .zero
    window.expectEqualToWhole()
    #expect(layout.rooms.last?.safeArea == large)
  }

  @Test func `insets that are no lengths count as none`() {
    let layout = EdgeLayout()
    let window = MirroredWindow(in: environment(insets)) { $0.lazyArranged(by: layout) }
    window.window.environment.safeArea = ScreenInsets(
      top: .nan,
      leading: -10,
      bottom: .infinity,
      trailing: 5
    )
    window.expectEqualToWhole()
    #expect(layout.rooms.last?.safeArea == ScreenInsets(trailing: 5))
  }

  @Test func `a layout away from the edges is not asked again when the covered part changes`() {
    let (inner, outer) = (EdgeLayout(), EdgeLayout())
    let window = MirroredWindow(in: environment(.zero)) { part in
      part.layers {
        part.lazyArranged(by: outer)
        part.column { part.lazyArranged(by: inner) }.padding(100)
      }
    }
    let asked = (inner.rooms.count, outer.rooms.count)
    window.window.environment.safeArea = ScreenInsets(leading: 44)
    #expect(window.requests > 0)
    window.expectEqualToWhole()
    #expect(inner.rooms.count == asked.0)
    #expect(outer.rooms.count == asked.1 + 1)
    window.window.environment.safeArea = ScreenInsets(leading: 130)
    window.expectEqualToWhole()
    #expect(inner.rooms.last?.safeArea == ScreenInsets(leading: 30))
  }

  @Test func `each layout between bars learns of the part that the bars leave`() {
    let (first, second) = (EdgeLayout(), EdgeLayout())
    let list = ShopList()
    let window = MirroredWindow(in: environment(insets)) { part in
      part.column {
        if list.isOn { part.text("").frame(height: 30) }
        part.row {
          part.lazyArranged(by: first).frame(width: 300, height: 400)
          part.spacer()
          part.lazyArranged(by: second).frame(width: 300, height: 400)
        }
      }
    }
    #expect(first.rooms.last?.safeArea == ScreenInsets(top: 47, leading: 10))
    #expect(second.rooms.last?.safeArea == ScreenInsets(top: 47, trailing: 20))
    list.isOn = true
    window.expectEqualToWhole()
    #expect(first.rooms.last?.safeArea == ScreenInsets(top: 17, leading: 10))
    window.window.environment.layoutDirection = .rightToLeft
    window.expectEqualToWhole()
    #expect(first.rooms.last?.safeArea == ScreenInsets(top: 17, leading: 10))
    #expect(second.rooms.last?.safeArea == ScreenInsets(top: 17, trailing: 20))
  }

  @Test func `a layout that grows with the covered part comes to rest`() {
    let layout = EdgeLayout(length: 100, grows: true)
    let window = MirroredWindow(in: environment(insets, height: 600)) { part in
      part.layers { part.lazyArranged(by: layout).alignment(.bottom) }
    }
    #expect(layout.rooms.count < 8)
    #expect(layout.rooms.last?.safeArea.bottom == 34)
    window.window.environment.safeArea.bottom = 60
    window.expectEqualToWhole()
    #expect(layout.rooms.last?.safeArea.bottom == 60)
    #expect(layout.rooms.count < 16)
  }

  @Test func `a layout that comes back learns of the safe area as it is by then`() {
    let layout = EdgeLayout()
    let list = ShopList()
    let window = MirroredWindow(in: environment(insets)) { part in
      if !list.isOn { part.lazyArranged(by: layout) }
    }
    list.isOn = true
    window.update()
    window.window.environment.safeArea = ScreenInsets(top: 20)
    window.update()
    list.isOn = false
    window.expectEqualToWhole()
    #expect(layout.rooms.last?.safeArea == ScreenInsets(top: 20))
  }

  @Test func `another safe area is another room, and no other trait`() {
    let (plain, other) = (environment(.zero), environment(insets))
    #expect(plain != other && plain.hasTraits(of: other))
    #expect(!environment(insets, width: 5).isLaidOut(as: other))
    var large = other
    large.textSize = .extraLarge
    #expect(!large.hasTraits(of: other))
  }

  // MARK: - Presented scenes

  @Test(arguments: [SceneCover.sheet, .fullScreen])
  func `a presented scene and the one below it both follow the safe area`(
    cover: SceneCover
  ) throws {
    let (below, above) = (EdgeLayout(), EdgeLayout())
    let window = MirroredWindow(in: environment(insets)) { part in
      part.lazyArranged(by: below)
      part.textField("") { _ in }.identifier("below").frame(height: 40)
    }
    let navigator = window.window.navigator
    navigator.registry.add(ShopRoute.self) { _, _ in
      SketchScene { part in
        part.lazyArranged(by: above)
        part.textField("") { _ in }.identifier("above").frame(height: 40)
      }
    }
    try window.send(.focus(true), to: "below")
    window.update()
    let field = window.mirror.focus
    navigator.apply(.present([.cart], as: cover, id: "a"))
    window.expectEqualToWhole()
    window.update()
    // The layout stands above a field of 40 points.
    #expect(above.rooms.last?.safeArea == ScreenInsets(top: 47, leading: 10, trailing: 20))
    #expect(window.mirror.focus == nil)
    try window.send(.focus(true), to: "above")
    window.update()
    #expect(window.mirror.focus == (try window.id("above")))
    window.window.environment.safeArea = ScreenInsets(top: 20, leading: 5, bottom: 50)
    window.expectEqualToWhole()
    let expected = ScreenInsets(top: 20, leading: 5, bottom: 10)
    #expect(above.rooms.last?.safeArea == expected)
    navigator.apply(.dismiss(nil))
    window.update()
    #expect(below.rooms.last?.safeArea == expected)
    #expect(window.mirror.focus == field)
    window.expectEqualToWhole()
  }
}
