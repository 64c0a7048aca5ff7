import Scenes
import Testing

@Suite struct ScreenTextSizeTests {
  @Test func `the sizes grow in the order of their cases`() {
    let sizes = ScreenTextSize.allCases
    #expect(sizes.count == 12)
    #expect(sizes.reversed().sorted() == sizes)
    for (smaller, larger) in zip(sizes, sizes.dropFirst()) {
      #expect(smaller < larger)
      #expect(!(larger < smaller))
    }
  }

  @Test func `the last five are accessibility sizes`() {
    let sizes = ScreenTextSize.allCases
    #expect(
      sizes.map(\.isAccessibilitySize) == sizes.map { $0.rawValue.hasPrefix("accessibility") }
    )
    #expect(sizes.filter(\.isAccessibilitySize).count == 5)
  }

  @Test func `no style shrinks when the size grows`() {
    for style in ScreenTextStyle.allCases {
      let fonts = ScreenTextSize.allCases.map { style.font(at: $0) }
      for (smaller, larger) in zip(fonts, fonts.dropFirst()) {
        #expect(smaller.size <= larger.size)
        #expect(smaller.lineHeight <= larger.lineHeight)
      }
      #expect(fonts.allSatisfy { $0.lineHeight > $0.size })
    }
  }

  @Test func `the usual body text is 17 points on lines of 22`() {
    #expect(ScreenTextStyle.body.font(at: .large) == ScreenFont(size: 17, lineHeight: 22))
  }

  @Test func `only a headline is semibold`() {
    for style in ScreenTextStyle.allCases {
      for size in ScreenTextSize.allCases {
        #expect(style.font(at: size).weight == (style == .headline ? .semibold : .regular))
      }
    }
  }
}
