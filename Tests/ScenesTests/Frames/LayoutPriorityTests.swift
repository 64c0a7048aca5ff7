import Scenes
import Testing

/// The order in which the children of a row or a column receive space, and give it up.
@MainActor @Suite struct LayoutPriorityTests {
  private func rects(
    width: Double = 100,
    height: Double = 200,
    @ScreenBuilder _ content: @escaping @MainActor (SketchPart) -> [ScreenElement]
  ) -> [ScreenRect] {
    let size = ScreenSize(width: width, height: height)
    let environment = ScreenEnvironment(containerSize: size, locale: "ja-JP")
    return Array(ScreenFrames(of: SketchPart(content: content), in: environment).elements)
      .map(\.frame)
  }

  private let wide = String(repeating: "塩", count: 10)

  @Test func `a button of a higher priority keeps its width as long as there is some`() {
    let widths = rects { part in
      part.row {
        part.button(wide) {}
        part.button("砂糖") {}.layoutPriority(1)
        part.button(wide) {}
      }
    }.map(\.width)
    #expect(widths == [100, 17, 66, 17])
    let narrow = rects(width: 30) { part in
      part.row {
        part.button("砂糖") {}.layoutPriority(1)
        part.button(wide) {}
      }
    }.map(\.width)
    #expect(narrow == [30, 30, 0])
  }

  @Test func `those of one priority share what is left of it, and a negative one gives up first`() {
    let widths = rects(width: 150) { part in
      part.row {
        part.button("塩") {}
        part.button(wide) {}.layoutPriority(-1)
        part.button("砂糖") {}
      }
    }.map(\.width)
    #expect(widths == [150, 49, 35, 66])
  }

  @Test func `the spacers of the highest priority take what a row has left`() {
    let x = rects { part in
      part.row {
        part.spacer()
        part.progress()
        part.spacer().layoutPriority(2)
        part.progress()
      }
    }.dropFirst().map(\.x)
    #expect(x == [0, 0, 20, 80])
  }

  @Test func `those of the highest priority that can grow take what a column has left`() {
    let heights = rects { part in
      part.column {
        part.scroll { part.text("塩") }.layoutPriority(1)
        part.scroll { part.text("塩") }
        part.text("砂糖")
      }
    }
    #expect(heights[1].height == 178 && heights[3].height == 0 && heights[5].height == 22)
  }

  @Test func `what is no number is no priority`() {
    let widths = rects(width: 100) { part in
      part.row {
        part.button("砂糖") {}.layoutPriority(.nan)
        part.button("砂糖") {}.layoutPriority(.infinity)
      }
    }.map(\.width)
    #expect(widths == [100, 50, 50])
  }

  @Test func `a priority that changes is laid out again`() {
    let list = ShopList()
    let window = MirroredWindow(
      in: ScreenEnvironment(containerSize: ScreenSize(width: 100, height: 99), locale: "ja-JP")
    ) {
      part in
      part.row {
        part.button("砂糖") {}.layoutPriority(list.isOn ? 1 : 0)
        part.button("砂糖") {}
      }
    }
    window.update()
    list.isOn = true
    window.expectEqualToWhole()
    #expect(window.nodes.filter { $0.node.look.text != nil }.map(\.node.frame.width) == [66, 34])
  }
}
