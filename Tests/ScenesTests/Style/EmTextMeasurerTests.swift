import Scenes
import Testing

@Suite struct EmTextMeasurerTests {
  private let measurer = EmTextMeasurer()
  private let body = ScreenTextStyle.body.font(at: .large)

  @Test(
    arguments: [
      ("", 0), ("a", 8.5), ("注文する", 68), ("合計 1,056円", 102), ("ｶﾞ", 17), ("か\u{3099}", 17),
      ("👨‍👩", 34), ("👍🏽", 17), ("🇯🇵", 17), ("❤️", 17), ("a\nbcd\ne", 25.5), ("e\u{301}", 8.5), ("\t", 0),
      ("a ", 17), ("\u{7F}", 8.5), ("é", 8.5), ("Ж", 8.5), ("한", 17), ("\u{FEFF}a", 8.5),
      ("a\r\nb", 8.5),
    ] as [(String, Double)]
  )
  func `a character is an em, half an em or nothing wide`(text: String, width: Double) {
    #expect(measurer.size(of: text, font: body, width: .infinity).width == width)
  }

  @Test(
    arguments: [
      ("", 100, 1), ("注文する", 68, 1), ("注文する", 67.9, 2), ("注文する", 17, 4), ("注文する", 0, 4),
      ("ab cd", 42.5, 1), ("ab cd", 42, 2), ("ab  cd", 17, 2), ("abcdef", 17, 3),
      ("a bcd", 25.5, 2),
      ("塩abc", 34, 2), ("abc塩", 34, 2), ("a\nb", 100, 2), ("a\n", 100, 2), ("\n\n", 100, 3),
      ("か\u{3099}か\u{3099}", 34, 1), ("a\r\nb", 100, 2), ("ab   ", 17, 1),
    ] as [(String, Double, Double)]
  )
  func `lines break after spaces, around wide characters and at the last in long words`(
    text: String,
    width: Double,
    lines: Double
  ) {
    #expect(measurer.size(of: text, font: body, width: width).height == lines * 22)
  }

  @Test func `a text that wraps is as wide as it may be`() {
    let size = measurer.size(of: "注文する", font: body, width: 60)
    #expect(size == ScreenSize(width: 60, height: 44))
  }

  @Test func `a larger font takes more room, a heavier one does not`() {
    let large = ScreenFont(size: 34, lineHeight: 44)
    let bold = ScreenFont(size: 34, lineHeight: 44, weight: .bold)
    let size = measurer.size(of: "注文する", font: large, width: 68)
    #expect(size == ScreenSize(width: 68, height: 88))
    #expect(measurer.size(of: "注文する", font: bold, width: 68) == size)
  }

  @Test func `text without size has no width and does not wrap`() {
    for size in [0, Double.leastNonzeroMagnitude] {
      let font = ScreenFont(size: size, lineHeight: 22)
      for width in [0, 10, .infinity] {
        let measured = measurer.size(of: "注文する", font: font, width: width)
        #expect(measured == ScreenSize(width: 0, height: 22))
      }
    }
  }

  @Test(arguments: [-1, -Double.infinity, .nan])
  func `a width that is none counts as no width`(width: Double) {
    let size = measurer.size(of: "ab", font: body, width: width)
    #expect(size == measurer.size(of: "ab", font: body, width: 0))
    #expect(size == ScreenSize(width: 0, height: 44))
  }

  @Test func `the tallest font and the widest line can be measured`() {
    let font = ScreenFont(size: .greatestFiniteMagnitude, lineHeight: .greatestFiniteMagnitude)
    #expect(measurer.size(of: "注文する", font: font, width: 100).width == 100)
    #expect(measurer.size(of: "注文する", font: body, width: .greatestFiniteMagnitude).width == 68)
  }

  @Test func `a long text wraps to as many lines as its width needs`() {
    let text = String(repeating: "塩", count: 5000)
    #expect(measurer.size(of: text, font: body, width: 358).height == 239 * 22)
  }

  @Test(arguments: [0..<0x3200, 0xFD00..<0x1_0080, 0x1_F100..<0x1_F400, 0xD_FF80..<0xE_0280])
  func `every character is as wide as the plain rules say`(values: Range<UInt32>) {
    for scalar in values.compactMap(Unicode.Scalar.init) {
      let text = "a\(scalar)b"
      let measured = measurer.size(of: text, font: body, width: 17)
      let expected = PlainTextMeasurer().size(of: text, font: body, width: 17)
      #expect(measured == expected, "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `random texts are as large as the plain rules say`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<1000 {
      let text = randomText(&random)
      let size = ScreenTextSize.allCases.randomElement(using: &random) ?? .large
      let font = (ScreenTextStyle.allCases.randomElement(using: &random) ?? .body).font(at: size)
      let width = randomWidth(font, &random)
      let measured = measurer.size(of: text, font: font, width: width)
      let expected = PlainTextMeasurer().size(of: text, font: font, width: width)
      #expect(measured == expected, "\(text.debugDescription) at \(width) in \(font)")
    }
  }

  @Test(
    arguments: [
      ("a quick brown fox", 80, ["a quick ", "brown fox"]),
      ("注文を order する", 51, ["注文を ", "order ", "する"]), ("abcdef", 17, ["ab", "cd", "ef"]),
      ("a\n\nb", 100, ["a", "", "b"]), ("", 10, [""]),
    ] as [(String, Double, [Substring])]
  )
  func `the lines of a text are whole words where words fit`(
    text: String,
    width: Double,
    lines: [Substring]
  ) {
    #expect(measurer.lines(of: text, font: body, width: width) == lines)
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `random texts have as many lines as are counted, none wider than it may be`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<500 {
      let text = randomText(&random)
      let width = randomWidth(body, &random)
      let lines = measurer.lines(of: text, font: body, width: width)
      let size = measurer.size(of: text, font: body, width: width)
      #expect(Double(lines.count) * 22 == size.height, "\(text.debugDescription) at \(width)")
      let joined = lines.flatMap { $0.unicodeScalars.map { $0 } }
      #expect(joined == text.unicodeScalars.filter { $0 != "\n" })
      for line in lines {
        // A space at the end hangs over, and a line holds a character even where there is no room.
        var seen = line.unicodeScalars
        while let last = seen.last, last == " " || self.width(of: [last]) == 0 { seen.removeLast() }
        let wide = self.width(of: Array(seen))
        #expect(wide <= max(width.isNaN ? 0 : width, 17) + 0.01, "\(line.debugDescription)")
      }
    }
  }

  private func width(of scalars: [Unicode.Scalar]) -> Double {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return measurer.size(of: String(text), font: body, width: .infinity).width
  }

  private static let pieces: [[String]] = [
    ["a", "b", "Z", "0", "9", ".", "-", "~", "\u{7F}"], [" ", "  "], ["\n", "\r\n", "\t"],
    ["塩", "か", "カ", "ー", "、", "（", "한", "\u{FFFD}"], ["ｶ", "ﾞ", "ﾟ"],
    ["👍", "👍🏽", "👨‍👩‍👧", "🇯🇵", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"], ["\u{301}", "\u{3099}", "\u{200B}", "\u{20DD}", "\u{FEFF}"],
    ["é", "ß", "Ж", "א", "ب", "ก", "\u{10FF}", "\u{1100}", "\u{2FF}", "\u{370}"],
  ]

  /// A text of up to 40 pieces, of one kind or of several, with or without words.
  private func randomText(_ random: inout SplitMix) -> String {
    let kinds = Self.pieces.shuffled(using: &random).prefix(.random(in: 1...4, using: &random))
    let choices = kinds.flatMap { $0 }
    return (0..<Int.random(in: 0...40, using: &random)).map { _ in
      let piece = choices.randomElement(using: &random) ?? ""
      return String(repeating: piece, count: .random(in: 1...3, using: &random))
    }
    .joined()
  }

  /// A width that may be none, one that is a number of half ems, or any.
  private func randomWidth(_ font: ScreenFont, _ random: inout SplitMix) -> Double {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: [0, .infinity, -5, .nan].randomElement(using: &random) ?? 0
    case 1, 2: Double(Int.random(in: 0...30, using: &random)) * font.size / 2
    default: .random(in: 0...500, using: &random)
    }
  }
}
