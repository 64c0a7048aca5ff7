import Scenes
import Testing

@MainActor @Suite struct ColumnFramesTests {
  private func rects(
    _ environment: ScreenEnvironment = .plain,
    @ScreenBuilder _ content: @escaping @MainActor (SketchPart) -> [ScreenElement]
  ) -> [ScreenRect] {
    ScreenFrames(of: SketchPart(content: content), in: environment).elements.map(\.frame)
  }

  @Test func `children stand below one another with the spacing between`() {
    let rects = rects { part in
      part.column(spacing: 16) {
        part.text("塩")
        part.image("salt")
        part.button("注文する") {}
        part.divider()
        part.progress()
      }
    }
    #expect(
      rects == [
        ScreenRect(x: 0, y: 0, width: 390, height: 844),
        ScreenRect(x: 0, y: 0, width: 17, height: 22),
        ScreenRect(x: 0, y: 38, width: 40, height: 40),
        ScreenRect(x: 0, y: 94, width: 390, height: 44),
        ScreenRect(x: 0, y: 154, width: 390, height: 1),
        ScreenRect(x: 0, y: 171, width: 20, height: 20),
      ]
    )
  }

  @Test func `several roots stand as in a column`() {
    let rects = rects { part in
      part.text("塩")
      part.spacer()
      part.button("注文する") {}
    }
    #expect(rects.map(\.y) == [0, 22, 800])
    #expect(rects.map(\.height) == [22, 778, 44])
  }

  @Test func `padding lies inside the frame`() {
    let rects = rects { part in
      part.column {
        part.text("塩").padding(ScreenInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        part.column { part.text("塩") }.padding(10)
      }
    }
    #expect(rects[1] == ScreenRect(x: 0, y: 0, width: 23, height: 26))
    #expect(rects[2] == ScreenRect(x: 0, y: 26, width: 390, height: 42))
    #expect(rects[3] == ScreenRect(x: 10, y: 36, width: 17, height: 22))
  }

  @Test func `a fixed frame holds the padding`() {
    let rects = rects { part in
      part.column {
        part.column { part.divider() }.padding(10).frame(width: 100, height: 50)
      }
    }
    #expect(rects[1] == ScreenRect(x: 0, y: 0, width: 100, height: 50))
    #expect(rects[2] == ScreenRect(x: 10, y: 10, width: 80, height: 1))
  }

  @Test func `what is left over goes to scrolls and spacers in equal shares`() {
    let rects = rects { part in
      part.column {
        part.scroll { part.text("a") }
        part.button("b") {}
        part.spacer()
        part.column { part.scroll {} }
      }
    }
    let share: Double = 800 / 3
    #expect(rects.map(\.height) == [844, share, 22, 44, share, share, share])
  }

  @Test func `a column that is too high runs over the lower edge`() {
    let rects = rects { part in
      part.column {
        part.image("a").frame(height: 900)
        part.scroll {}
        part.text("b")
      }
    }
    #expect(rects.map(\.y) == [0, 0, 900, 900])
    #expect(rects[2].height == 0)
  }

  @Test func `words wrap at the width they are given`() {
    let rects = rects { part in
      part.column { part.text(String(repeating: "塩", count: 30)) }.padding(horizontal: 16)
    }
    #expect(rects[1] == ScreenRect(x: 16, y: 0, width: 358, height: 44))
  }

  @Test func `larger text takes more room in words and buttons`() {
    let rects = rects(ScreenEnvironment(textSize: .accessibilityLarge, locale: "ja-JP")) { part in
      part.column {
        part.text("塩")
        part.button("注文") {}
      }
    }
    #expect(rects[1].size == ScreenSize(width: 33, height: 40))
    #expect(rects[2].height == 62)
  }

  @Test(arguments: [(390.0, 0.0, 390.0), (1024, 176, 672)])
  func `a readable width is limited and centred`(width: Double, x: Double, expected: Double) {
    let rects = rects(
      ScreenEnvironment(containerSize: ScreenSize(width: width, height: 844), locale: "ja-JP")
    ) {
      part in
      part.column { part.column { part.divider() }.readableWidth() }
    }
    #expect(rects[1] == ScreenRect(x: x, y: 0, width: expected, height: 1))
    #expect(rects[2].x == x)
  }

  @Test func `a hidden element keeps its place`() {
    let rects = rects { part in
      part.text("a").hidden()
      part.text("b")
    }
    #expect(rects.map(\.y) == [0, 22])
  }
}
