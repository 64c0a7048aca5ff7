import Scenes
import Testing

@MainActor @Suite struct ScreenBuilderTests {
  private func words(
    @ScreenBuilder _ content: @escaping @MainActor (SketchPart) -> [ScreenElement]
  )
    -> [String]
  {
    SketchPart(content: content).elements.map { $0.text ?? $0.role.rawValue }
  }

  @Test func `statements come in their order`() {
    #expect(words { _ in } == [])
    #expect(words { $0.text("a") } == ["a"])
    #expect(
      words {
        $0.text("a")
        $0.divider()
        $0.text("b")
      } == ["a", "divider", "b"]
    )
  }

  @Test(arguments: [true, false])
  func `an if gives its branch`(isOn: Bool) {
    let optional = words {
      if isOn { $0.text("on") }
      $0.text("end")
    }
    let either = words {
      if isOn { $0.text("on") } else { $0.text("off") }
    }
    #expect(optional == (isOn ? ["on", "end"] : ["end"]))
    #expect(either == (isOn ? ["on"] : ["off"]))
  }

  @Test(arguments: 0..<3)
  func `a switch gives its case`(number: Int) {
    let words = words {
      switch number {
      case 0: $0.text("none")
      case 1: $0.text("one")
      default:
        $0.text("more")
        $0.text("many")
      }
    }
    #expect(words == [["none"], ["one"], ["more", "many"]][number])
  }

  @Test func `an optional is unwrapped in place`() {
    let name: String? = "塩"
    #expect(words { if let name { $0.text(name) } } == ["塩"])
  }

  @Test func `a for gives every round`() {
    let words = words {
      for number in 1...3 where number != 2 {
        $0.text("\(number)")
        $0.divider()
      }
      $0.text("end")
    }
    #expect(words == ["1", "divider", "3", "divider", "end"])
  }

  @Test func `arrays and other parts stand in a body`() {
    let made = [ScreenElement(.text, .text, text: "a"), ScreenElement(.text, .text, text: "b")]
    let words = words {
      made
      SketchPart {
        $0.text("c")
        $0.text("d")
      }
      $0.text("e")
    }
    #expect(words == ["a", "b", "c", "d", "e"])
  }

  @Test func `a part's own property may have the name of a method`() {
    struct Note: ScreenPart {
      let text: String
      var body: [ScreenElement] { text(text) }
    }
    #expect(Note(text: "塩").elements == [ScreenElement(.text, .text, text: "塩")])
  }
}
