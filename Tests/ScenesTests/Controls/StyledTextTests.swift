import Foundation
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

/// Text of which parts look different, and lead somewhere.
@MainActor @Suite struct StyledTextTests {
  private let list = ShopList(0)
  private let terms = "https://shop.example/terms"
  private let privacy = "https://shop.example/privacy"

  private var consent: [ScreenTextRun] {
    [
      "続けると", ScreenTextRun("利用規約").link(to: terms), "と",
      ScreenTextRun("個人情報の").link(to: privacy), ScreenTextRun("扱い").bold().link(to: privacy),
      "に同意したことになります。",
    ]
  }

  private func stage(_ environment: ScreenEnvironment = .plain) -> Stage {
    Stage(
      of: SketchPart { [list, consent] part in
        part.text(consent) { list.log.append($0) }.lineLimit(list.isOn ? 1 : nil)
          .identifier("consent")
      },
      in: environment
    )
  }

  private func flow(
    _ runs: [ScreenTextRun],
    width: Double,
    lineLimit: Int? = nil,
    textSize: ScreenTextSize = .large
  ) -> ScreenTextFlow {
    let measurer = EmTextMeasurer()
    return ScreenTextFlow(
      runs,
      textSize: textSize,
      width: width,
      lineLimit: lineLimit,
      measure: { measurer.size(of: $0, font: $1, width: .infinity).width }
    )
  }

  @Test(
    arguments: [
      "朝どれの野菜を、夕方までに。", "one two three  four fivesixseveneightnine ten", "", "\n", "a\n\nb ",
      "りんごapple 卵\n牛乳 milk", "   x   y", "か\u{3099}e\u{301}",
    ]
  )
  func `runs break where one text would, wherever they begin`(text: String) {
    let measurer = EmTextMeasurer()
    let font = ScreenTextStyle.body.font(at: .large)
    let characters = Array(text)
    for width in [Double.infinity, 390, 100, 51, 34, 17, 8.5, 0] {
      let whole = measurer.size(of: text, font: font, width: width)
      for cut in 0...characters.count {
        let runs = [characters[..<cut], characters[cut...]].map { ScreenTextRun(String($0)) }
        let flow = flow(runs, width: width)
        #expect(flow.size == whole, "\(text) cut at \(cut), \(width) wide")
        let words = flow.lines.flatMap { $0 }.map(\.text).joined()
        #expect(words == text.filter { $0 != "\n" })
      }
    }
  }

  @Test func `each run is measured in its own font, and a line is as high as the highest`() {
    let flow = flow([ScreenTextRun("大").textStyle(.largeTitle), "小"], width: 200)
    #expect(flow.lines[0].map(\.frame.width) == [34, 17])
    #expect(flow.lines[0].map(\.frame.maxY) == [41, 41])
    #expect(flow.size == ScreenSize(width: 51, height: 41))
    #expect(!flow.isCut)
    let narrow = self.flow([ScreenTextRun("大").textStyle(.largeTitle), "小"], width: 40)
    #expect(narrow.size.height == 63)
    let cut = self.flow([ScreenTextRun("大").textStyle(.largeTitle), "小"], width: 40, lineLimit: 1)
    #expect(cut.size.height == 41)
    #expect(cut.isCut)
  }

  @Test func `a tap on a link gives its address, and one beside it nothing`() throws {
    let stage = stage()
    try stage.tap("利用規約")
    try stage.tap("個人情報の扱い")
    #expect(list.log == [terms, privacy])
    stage.tap(at: ScreenPoint(x: 8, y: 11))
    #expect(list.log.count == 2)
    #expect(stage.shows("続けると利用規約と個人情報の扱いに同意したことになります。"))
  }

  @Test func `assistive technology reaches each link`() throws {
    let look = try stage().element("個人情報の扱い").element
    #expect(look.role == .link)
    #expect(look.traits.contains(.link))
    #expect(look.address == privacy)
    #expect(look.events == .tap)
    let links = stage().frames.elements.filter { $0.element.traits.contains(.link) }
    #expect(links.map(\.element.label) == ["利用規約", "個人情報の扱い"])
  }

  @Test(arguments: EveryControlTests.screens)
  func `a link takes taps where its words stand`(screen: EveryControlTests.Screen) throws {
    let stage = stage(screen.environment)
    let text = try stage.element("consent").frame
    for name in ["利用規約", "個人情報の扱い"] {
      let link = try stage.element(.label(name)).frame
      #expect(link.width >= 44 && link.height >= 44)
      #expect(link.x >= text.x - 0.001 && link.maxX <= text.maxX + 0.001)
      #expect(link.center.y > text.y && link.center.y < text.maxY)
    }
    if screen.testDescription == "phone" {
      #expect(try stage.element(.label("利用規約")).frame.x == 68)
      #expect(try stage.element(.label("利用規約")).frame.width == 68)
    }
    if screen.testDescription == "right to left" {
      #expect(try stage.element(.label("利用規約")).frame.maxX == text.maxX - 68)
    }
  }

  @Test func `a link that is cut off takes no tap`() throws {
    var narrow = ScreenEnvironment.plain
    narrow.containerSize = ScreenSize(width: 160, height: 400)
    let stage = stage(narrow)
    #expect(try stage.element("consent").frame.height > 22)
    list.isOn = true
    #expect(try stage.element("consent").frame.height == 22)
    #expect(throws: ScreenError.self) { try stage.tap("個人情報の扱い") }
    try stage.tap("利用規約")
    #expect(list.log == [terms])
  }

  @Test func `what changes in the runs is told, and plain text has none`() throws {
    let window = MirroredWindow { [list, terms] part in
      part.text(
        list.isOn
          ? ["規約", ScreenTextRun("を読む").bold().link(to: terms)]
          : [ScreenTextRun(list.title).textStyle(.largeTitle)]
      )
      .identifier("text")
      part.text("後").identifier("after")
    }
    #expect(window["text"]?.look.runs.map(\.text) == ["買い物"])
    #expect(window["after"]?.frame.y == 41)
    #expect(window["after"]?.look.runs == [])
    list.isOn = true
    window.expectEqualToWhole()
    #expect(window["text"]?.look.text == "規約を読む")
    #expect(window["after"]?.frame.y == 22)
    try window.send(.tap, to: "を読む")
    list.isOn = false
    list.title = "別の題"
    window.expectEqualToWhole()
    #expect(window["text"]?.look.runs.map(\.text) == ["別の題"])
    #expect(window["を読む"] == nil)
    #expect(window.issues.isEmpty)
  }

  @Test func `pictures and transcripts show how the words look`() throws {
    let frames = ScreenFrames(of: [
      SketchPart { _ in }.text([
        "値段", ScreenTextRun("980円").struckThrough(),
        ScreenTextRun("780円").bold().color(.destructive),
        ScreenTextRun("今だけ").italic().underlined(), ScreenTextRun("詳細").link(to: terms),
      ])
    ])
    let svg = ScreenWireframe(frames).svg
    #expect(svg.contains("text-decoration=\"line-through\">980円</text>"))
    #expect(svg.contains("font-weight=\"700\">780円</text>"))
    #expect(svg.contains("font-style=\"italic\" text-decoration=\"underline\">今だけ</text>"))
    #expect(svg.contains("text-decoration=\"underline\">詳細</text>"))
    let transcript = "\(ScreenTranscript(frames))"
    #expect(transcript.contains("«980円» struck-through «780円» bold destructive"))
    #expect(transcript.contains("«今だけ» italic underlined «詳細» to https://shop.example/terms"))
  }

  @Test func `a run goes through JSON`() throws {
    let run = ScreenTextRun("語").bold().italic().textStyle(.caption).link(to: terms)
    let coded = try JSONEncoder().encode(run)
    #expect(try JSONDecoder().decode(ScreenTextRun.self, from: coded) == run)
  }

  @Test(arguments: [Int.min, 0, 1]) func `a text has a line at least`(limit: Int) {
    let flow = ScreenTextFlow(["一\n二"], width: 100, lineLimit: limit) { text, _ in
      Double(text.count)
    }
    #expect(flow.lines.map { $0.map(\.text) } == [["一"]])
    #expect(flow.isCut)
  }
}
