import Scenes
import Testing

/// Lines of a readable width at its limit, in windows of which the device covers parts.
@MainActor @Suite struct ReadableWidthTests {
  private func frame(
    width: Double,
    safe: ScreenInsets = .zero,
    textSize: ScreenTextSize = .large,
    isRightToLeft: Bool = false,
    @ScreenBuilder _ content: @escaping @MainActor (SketchPart) -> [ScreenElement]
  ) throws -> ScreenRect {
    var environment = ScreenEnvironment.plain
    environment.containerSize = ScreenSize(width: width, height: 844)
    environment.safeArea = safe
    environment.textSize = textSize
    if isRightToLeft { environment.layoutDirection = .rightToLeft }
    return try #require(MirroredWindow(in: environment, content)["line"]?.frame)
  }

  @Test(
    arguments: [
      (0, 0, 0), (1, 0, 1), (671, 0, 671), (672, 0, 672), (673, 0.5, 672), (2_000, 664, 672),
    ] as [(Double, Double, Double)]
  )
  func `a column is no wider than that, and in the middle`(
    width: Double,
    x: Double,
    expected: Double
  ) throws {
    for isRightToLeft in [false, true] {
      let column = try frame(width: width, isRightToLeft: isRightToLeft) { part in
        part.column { part.column { part.divider() }.readableWidth().identifier("line") }
      }
      #expect((column.x, column.width) == (x, expected))
      let layer = try frame(width: width, isRightToLeft: isRightToLeft) { part in
        part.layers {
          part.column { part.divider() }.readableWidth().identifier("line")
            .alignment(.bottomTrailing)
        }
      }
      #expect((layer.x, layer.y, layer.width) == (x, 0, expected))
    }
  }

  @Test(
    arguments: [
      (ScreenInsets(leading: 59), 641), (ScreenInsets(trailing: 28), 672),
      (ScreenInsets(leading: 20, trailing: 9), 671), (ScreenInsets(leading: 700), 0),
      (ScreenInsets(leading: 400, trailing: 400), 0), (ScreenInsets(top: 59, bottom: 34), 672),
    ] as [(ScreenInsets, Double)]
  )
  func `the covered parts at both sides take their part of the window`(
    safe: ScreenInsets,
    expected: Double
  ) throws {
    for isRightToLeft in [false, true] {
      let column = try frame(width: 700, safe: safe, isRightToLeft: isRightToLeft) { part in
        part.column { part.column { part.divider() }.readableWidth().identifier("line") }
      }
      #expect((column.x, column.width) == ((700 - expected) / 2, expected))
    }
  }

  @Test(
    arguments: zip(
      ScreenTextSize.allCases,
      [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53] as [Double]
    )
  )
  func `it is in proportion to the text`(size: ScreenTextSize, points: Double) throws {
    let column = try frame(width: 5_000, textSize: size) { part in
      part.column { part.column { part.divider() }.readableWidth().identifier("line") }
    }
    #expect(abs(column.width - 672 * points / 17) < 0.001)
  }

  @Test func `a narrower text keeps its width, and a fixed width is limited`() throws {
    let text = try frame(width: 1_000) { part in
      part.column { part.text("塩").readableWidth().identifier("line") }
    }
    #expect(text.width == 17 && text.x == 491.5)
    let wide = try frame(width: 1_000) { part in
      part.column { part.column {}.frame(width: 800).readableWidth().identifier("line") }
    }
    #expect(wide.width == 672 && wide.x == 164)
    let narrow = try frame(width: 1_000) { part in
      part.column { part.column {}.frame(width: 100).readableWidth().identifier("line") }
    }
    #expect(narrow.width == 100 && narrow.x == 450)
  }

  @Test func `a row gives it no more than that`() throws {
    let long = String(repeating: "塩", count: 100)
    let line = try frame(width: 1_500) { part in
      part.row {
        part.text("a")
        part.text(long).readableWidth().identifier("line")
        part.spacer()
      }
    }
    #expect(line.width <= 672 && line.width > 672 - 17)
  }

  @Test func `another covered part lays lines out again only where that changes their width`() {
    var environment = ScreenEnvironment.plain
    environment.containerSize = ScreenSize(width: 700, height: 844)
    let window = MirroredWindow(in: environment) { part in
      part.column { part.column { part.text("塩") }.readableWidth().identifier("line") }
    }
    let first = window.cost { window.window.environment.safeArea.leading = 28 }
    #expect(first.patches == 0 && first.measurements == 0)
    window.window.environment.safeArea.leading = 29
    window.expectEqualToWhole()
    #expect(window["line"]?.frame.width == 671)
    window.window.environment.safeArea = ScreenInsets(trailing: 100)
    window.expectEqualToWhole()
    #expect(window["line"]?.frame.width == 600)
  }

  @Test func `a row counts on no more than that, and leaves the others the rest`() throws {
    let (long, other) = (String(repeating: "塩", count: 100), String(repeating: "酢", count: 60))
    let line = try frame(width: 1_500) { part in
      part.row {
        part.text(long).readableWidth()
        part.text(other).identifier("line")
      }
    }
    // 48 characters of 17 points fit into the 828 points that are left.
    #expect(line.width > 800 && line.width <= 828)
  }

  @Test func `a part that reads it is described again when the device covers another part`() {
    var environment = ScreenEnvironment.plain
    environment.containerSize = ScreenSize(width: 700, height: 844)
    let window = MirroredWindow(in: environment) { part in
      part.text("\(part.environment.readableWidth)").identifier("line")
    }
    #expect(window["line"]?.look.text == "672.0")
    window.window.environment.safeArea.trailing = 100
    window.expectEqualToWhole()
    #expect(window["line"]?.look.text == "600.0")
  }
}
