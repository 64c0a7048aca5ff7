import Scenes
import Testing

@Suite struct ScreenTextMetricsTests {
  private let metrics = ScreenTextMetrics()

  @Test(
    arguments: [
      ("", 0), ("a", 8.5), ("注文する", 68), ("合計 1,056円", 102), ("ｶﾞ", 17), ("か\u{3099}", 17),
      ("👨‍👩", 34), ("👍🏽", 17), ("🇯🇵", 17), ("❤️", 17), ("a\nbcd\ne", 25.5), ("e\u{301}", 8.5), ("\t", 0),
    ] as [(String, Double)]
  )
  func `a character is an em, half an em or nothing wide`(text: String, width: Double) {
    #expect(metrics.width(of: text) == width)
  }

  @Test(
    arguments: [
      ("", 100, 1),
      ("注文する", 68, 1),
      ("注文する", 67.9, 2),
      ("注文する", 17, 4),
      ("注文する", 0, 4),
      ("ab cd", 42.5, 1),
      ("ab cd", 42, 2),
      ("ab  cd", 17, 2),
      ("abcdef", 17, 3),
      ("a bcd", 25.5, 2),
      ("塩abc", 34, 2),
      ("abc塩", 34, 2),
      ("a\nb", 100, 2),
      ("a\n", 100, 2),
      ("\n\n", 100, 3),
      ("か\u{3099}か\u{3099}", 34, 1),
    ] as [(String, Double, Int)]
  )
  func `lines break after spaces, around wide characters and at the last in long words`(
    text: String,
    width: Double,
    lines: Int
  ) {
    #expect(metrics.lineCount(of: text, width: width) == lines)
  }

  @Test func `larger text takes more room`() {
    let large = ScreenTextMetrics(scale: 2)
    #expect(large.width(of: "塩") == 34)
    #expect(large.lineHeight == 44)
    #expect(large.lineCount(of: "注文する", width: 68) == 2)
  }

  @Test func `text without size does not wrap`() {
    #expect(ScreenTextMetrics(scale: 0).lineCount(of: "注文する", width: 10) == 1)
  }

  @Test func `a long text wraps to as many lines as its width needs`() {
    let text = String(repeating: "塩", count: 5000)
    #expect(metrics.lineCount(of: text, width: 358) == 239)
  }
}
