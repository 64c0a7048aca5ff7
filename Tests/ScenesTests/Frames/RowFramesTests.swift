import Scenes
import Testing

@MainActor @Suite struct RowFramesTests {
  private func rects(
    width: Double = 390,
    textSize: ScreenTextSize = .large,
    @ScreenBuilder _ content: @escaping @MainActor (SketchPart) -> [ScreenElement]
  ) -> [ScreenRect] {
    let environment = ScreenEnvironment(
      containerSize: ScreenSize(width: width, height: 844),
      textSize: textSize,
      locale: "ja-JP"
    )
    return ScreenFrames(of: SketchPart(content: content), in: environment).elements.map(\.frame)
  }

  @Test func `children stand side by side, centred on one another`() {
    let rects = rects { part in
      part.row(spacing: 8) {
        part.image("salt")
        part.text("塩")
        part.button("注文する") {}
      }
    }
    #expect(
      rects == [
        ScreenRect(x: 0, y: 0, width: 390, height: 44),
        ScreenRect(x: 0, y: 2, width: 40, height: 40),
        ScreenRect(x: 48, y: 11, width: 17, height: 22),
        ScreenRect(x: 73, y: 0, width: 100, height: 44),
      ]
    )
  }

  @Test func `spacers share what is left over`() {
    let rects = rects(width: 100) { part in
      part.row {
        part.spacer()
        part.progress()
        part.spacer()
        part.progress()
      }
    }
    #expect(rects.dropFirst().map(\.x) == [0, 30, 50, 80])
  }

  @Test func `the widest words give way first`() {
    let rects = rects(width: 190) { part in
      part.row {
        part.text("塩塩")
        part.text(String(repeating: "塩", count: 10))
        part.text(String(repeating: "塩", count: 12))
        part.progress()
      }
    }
    #expect(rects.dropFirst().map(\.width) == [34, 68, 68, 20])
    #expect(rects.map(\.height) == [66, 22, 66, 66, 20])
  }

  @Test func `a fixed width does not give way`() {
    let rects = rects(width: 50) { part in
      part.row {
        part.text("塩塩塩").frame(width: 51)
        part.text("塩")
      }
    }
    #expect(rects.dropFirst().map(\.width) == [51, 0])
  }

  @Test func `a column in a row is as wide as its widest child`() {
    let rects = rects { part in
      part.row {
        part.column {
          part.text("塩")
          part.text("塩塩")
        }
        .padding(4)
        part.divider()
      }
    }
    #expect(rects[1] == ScreenRect(x: 0, y: 0, width: 42, height: 52))
    #expect(rects[4] == ScreenRect(x: 42, y: 0, width: 1, height: 52))
  }

  @Test func `a stepper is a row as wide as its parts`() {
    let rects = rects { part in
      part.column { part.stepper(2) { _ in } }
    }
    #expect(rects[1] == ScreenRect(x: 0, y: 0, width: 190.5, height: 44))
    #expect(rects[2] == ScreenRect(x: 0, y: 0, width: 83, height: 44))
    #expect(rects[3] == ScreenRect(x: 91, y: 11, width: 8.5, height: 22))
    #expect(rects[4] == ScreenRect(x: 107.5, y: 0, width: 83, height: 44))
  }

  @Test func `in the largest text a stepper's buttons give way to the room that there is`() {
    let rects = rects(textSize: .accessibilityExtraExtraExtraLarge) { part in
      part.column { part.stepper(2) { _ in } }
    }
    #expect(rects[4].maxX <= 390)
    #expect(rects[2].width == rects[4].width)
    // Two lines.
    #expect(rects[2].height == 146)
  }

  @Test func `the product row of the cart`() {
    let row = SampleProductRow(product: SampleProduct(id: 1, name: "商品0")) { _ in }
    let rects = ScreenFrames(of: row).elements.map(\.frame)
    #expect(rects[0] == ScreenRect(x: 0, y: 0, width: 390, height: 80))
    #expect(rects[1] == ScreenRect(x: 16, y: 8, width: 64, height: 64))
    #expect(rects[2] == ScreenRect(x: 88, y: 29, width: 42.5, height: 22))
    #expect(rects[3] == ScreenRect(x: 138.5, y: 40, width: 37, height: 0))
    #expect(rects[4] == ScreenRect(x: 183.5, y: 18, width: 190.5, height: 44))
  }
}
