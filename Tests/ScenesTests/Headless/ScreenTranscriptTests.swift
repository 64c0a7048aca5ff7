import Scenes
import ScenesHeadless
import Testing

@MainActor @Suite struct ScreenTranscriptTests {
  private let part = SketchPart { _ in }

  @Test func `a screen is written one line an element`() {
    let source = SampleCartView.DataSource.filled(count: 1, isOrderProcessing: true)
    let frames = ScreenFrames(of: SampleCartView(delegate: nil, dataSource: source))
    #expect(
      "\(ScreenTranscript(frames))" == """
        layers (0, 0, 390 × 844)
          column (0, 0, 390 × 844) disabled
            scroll (0, 0, 390 × 799) at 0 of 80 disabled
              row (0, 0, 390 × 80) disabled
                image "product-101" label "商品0" (16, 8, 64 × 64) disabled
                text "商品0" (88, 29, 42.5 × 22) disabled
                spacer (138.5, 40, 37 × 0) disabled
                stepper value "1" #cart-quantity-101 (183.5, 18, 190.5 × 44) disabled
                  button "減らす" (183.5, 18, 83 × 44) disabled
                  text "1" (274.5, 29, 8.5 × 22) disabled
                  button "増やす" (291, 18, 83 × 44) disabled
            divider (0, 799, 390 × 1) disabled
            button "注文する" #order-button (0, 800, 390 × 44) disabled
          toast "注文しています" (119.5, 16, 151 × 46)
        """
    )
  }

  @Test func `whatever a text is made of, it stays on its line`() {
    let words = [
      "\r\n", "\u{B}\u{C}", "\u{85}", "\u{2028}\u{2029}", "\u{0}\u{1B}[2J\u{7F}", "🧂\u{202E}",
    ]
    let frames = ScreenFrames(of: words.map { part.text($0).identifier($0).label($0) })
    let transcript = "\(ScreenTranscript(frames))"
    #expect(transcript.split(whereSeparator: \.isNewline).count == words.count)
    #expect(transcript.contains(#"text "\0\u{1B}[2J\u{7F}" label"#))
    #expect(transcript.contains(##"#\u{2028}\u{2029} ("##))
  }

  @Test func `marks stand at the end of the line`() throws {
    let list = ShopList()
    let stage = Stage(
      of: SketchPart { part in
        part.layers {
          part.scroll {
            part.text("題").header().selected().frame(height: 800)
            part.text("a").hidden().checked(true)
            part.text("b").checked(false)
            part.text("c").hint("\"\n\\")
          }
          .identifier("list")
          if list.isOn { part.column {}.blocksTouches().frame(width: 10) }
        }
      }
    )
    #expect(stage.scroll(by: ScreenPoint(x: 0, y: 6)))
    #expect(try stage.send(.focus(true), to: stage.element("b").id))
    list.isOn = true
    #expect(
      "\(ScreenTranscript(stage.frames))" == #"""
        layers (0, 0, 390 × 844)
          scroll #list (0, 0, 390 × 844) at 6 of 866
            text "題" (0, -6, 17 × 800) header selected
            text "a" (0, 794, 8.5 × 22) checked hidden
            text "b" (0, 816, 8.5 × 22) unchecked focused covered
            text "c" hint "\"\n\\" (0, 838, 8.5 × 22) covered
          column (0, 0, 10 × 844) blocks-touches
        """#
    )
  }

  @Test func `what lies outside is marked off-screen`() {
    let frames = ScreenFrames(of: [part.image("tall").frame(height: 844), part.text("a")])
    #expect(
      "\(ScreenTranscript(frames))" == """
        image "tall" (0, 0, 40 × 844)
        text "a" (0, 844, 8.5 × 22) off-screen
        """
    )
  }
}
