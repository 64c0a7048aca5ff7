import Scenes
import ScenesHeadless
import Testing

@MainActor @Suite struct ScreenFindingTests {
  private let part = SketchPart { _ in }

  private func cart(isOrderProcessing: Bool = false) -> ScreenFrames {
    let source = SampleCartView.DataSource.filled(isOrderProcessing: isOrderProcessing)
    return ScreenFrames(of: SampleCartView(delegate: nil, dataSource: source))
  }

  @Test(arguments: ["order-button", "注文する"])
  func `a string finds by identifier or by words`(name: String) throws {
    #expect(try cart().element(.named(name)).element.identifier == "order-button")
    #expect(cart().shows(.named(name)))
  }

  @Test func `a literal is a query`() throws {
    let query: ScreenQuery = "order-button"
    #expect(try cart().element(query) == cart().element("注文する"))
  }

  @Test func `an identifier is no word, and the other way round`() {
    #expect(cart().matches(.text("order-button")) == [])
    #expect(cart().matches(.id("注文する")) == [])
  }

  @Test func `words are matched whole`() {
    #expect(!cart().shows("注文"))
    let part = ScreenQuery.matching("contains 注文") { candidate in
      candidate.element.says { $0.contains("注文") }
    }
    #expect(cart().shows(part))
  }

  @Test func `a label, a value and a hint are words`() {
    let frames = ScreenFrames(of: [
      part.image("salt", label: "塩"),
      part.button("a") {}.hint("開く"),
      part.stepper(7) { _ in },
    ])
    #expect(["塩", "開く", "7"].allSatisfy { frames.shows(.text($0)) })
    #expect(!frames.shows("salt"))
  }

  @Test func `of two inside one another the inner is found`() throws {
    let stepper = ScreenFrames(of: [part.stepper(7) { _ in }.identifier("stepper")])
    #expect(try stepper.element("7").element.role == .text)
    #expect(stepper.matches("7").count == 1)
    #expect(try stepper.element("stepper").element.role == .stepper)
  }

  @Test func `several are found from top to bottom, then from left to right`() {
    let frames = ScreenFrames(of: [
      part.row {
        part.column {
          part.text("塩").frame(height: 50).identifier("a")
          part.text("塩").identifier("b")
        }
        part.column {
          part.text("塩").identifier("c")
          part.text("塩").identifier("d")
        }
      }
    ])
    let found = frames.matches("塩").map { "\($0.element.identifier ?? "") \($0.frame.y)" }
    #expect(found == ["a 0.0", "c 14.0", "d 36.0", "b 50.0"])
  }

  @Test func `what can be seen is found before what can't`() throws {
    let frames = ScreenFrames(of: [
      part.text("塩").hidden().identifier("hidden"),
      part.text("塩").identifier("seen"),
    ])
    #expect(try frames.element("塩").element.identifier == "seen")
    #expect(frames.matches("塩").count == 2)
    #expect(frames.visibleMatches("塩").count == 1)
  }

  @Test func `what is hidden is found when nothing else is`() throws {
    let frames = ScreenFrames(of: [part.text("塩").hidden()])
    #expect(try frames.element("塩").isHidden)
    #expect(!frames.shows("塩"))
  }

  @Test func `what is not there is an error that says what was looked for`() {
    let queries: [ScreenQuery] = ["a", .id("b"), .text("c"), .matching("is blue") { _ in false }]
    let sentences = queries.map { query in
      do throws(ScreenError) {
        return "\(try cart().element(query))"
      } catch {
        return "\(error)"
      }
    }
    #expect(
      sentences == [
        "Nothing on the screen is called or says \"a\".",
        "Nothing on the screen has the identifier \"b\".",
        "Nothing on the screen says \"c\".",
        "Nothing on the screen is blue.",
      ]
    )
  }
}
