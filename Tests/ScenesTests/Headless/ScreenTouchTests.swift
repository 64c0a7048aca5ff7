import Scenes
import ScenesHeadless
import Testing

@MainActor @Suite struct ScreenTouchTests {
  private let part = SketchPart { _ in }

  private final class Taps {
    var names: [String] = []
  }

  private func sentence(_ stage: Stage, _ query: ScreenQuery) -> String {
    do throws(ScreenError) {
      return "\(try stage.tap(stage.element(query)))"
    } catch {
      return "\(error)"
    }
  }

  @Test func `a tap does what the element does`() throws {
    let delegate = RecordingCartDelegate()
    let view = SampleCartView(delegate: delegate, dataSource: .filled())
    let stage = Stage(of: view)
    try stage.tap(stage.element("order-button"))
    let second = try #require(stage.frames.matches("増やす").last)
    try stage.tap(second)
    #expect(delegate.events == [.order, .quantity(2, productID: 102)])
  }

  @Test func `a tap on something disabled fails and names who disabled it`() {
    let delegate = RecordingCartDelegate()
    let view = SampleCartView(delegate: delegate, dataSource: .filled(isOrderProcessing: true))
    let stage = Stage(of: view)
    #expect(
      sentence(stage, "order-button")
        == "button \"注文する\" #order-button is disabled, because column around it is."
    )
    #expect(
      sentence(Stage(of: [part.button("a") {}.disabled()]), "a")
        == "button \"a\" is disabled."
    )
    #expect(delegate.events == [])
  }

  @Test func `a tap on purpose on something disabled does nothing`() throws {
    let delegate = RecordingCartDelegate()
    let view = SampleCartView(delegate: delegate, dataSource: .filled(isOrderProcessing: true))
    let stage = Stage(of: view)
    let order = try stage.element("order-button")
    #expect(try stage.tap(order, disabledToo: true) == .disabled(order))
    #expect(stage.tap(at: order.frame.center) == .disabled(order))
    #expect(delegate.events == [])
  }

  @Test func `a disabled word in a control that is enabled does not set it off`() throws {
    let taps = Taps()
    let stage = Stage(of: [
      part.row { part.text("a").disabled() }.onTap { taps.names.append("row") }
    ])
    let word = try stage.element("a")
    #expect(try stage.tap(word, disabledToo: true) == .disabled(word))
    #expect(taps.names == [])
  }

  @Test func `what can't be seen can't be tapped`() {
    let stage = Stage(of: [
      part.layers {
        part.column {
          part.button("hidden") {}.hidden()
          part.image("a").frame(height: 900)
          part.button("below") {}
        }
      }
    ])
    #expect(sentence(stage, "hidden") == "button \"hidden\" is hidden.")
    #expect(
      sentence(stage, "below")
        == "button \"below\" is off-screen: 100 points below the viewport."
    )
  }

  @Test func `what is covered can't be tapped, by name or by point`() throws {
    let taps = Taps()
    let stage = Stage(of: [
      part.layers {
        part.button("下") { taps.names.append("下") }
        part.column { part.text("お知らせ") }.blocksTouches().identifier("alert")
      }
    ])
    #expect(sentence(stage, "下") == "button \"下\" is covered by column #alert.")
    let alert = try stage.element("alert")
    #expect(stage.tap(at: ScreenPoint(x: 195, y: 22)) == .blocked(alert))
    #expect(taps.names == [])
  }

  @Test func `a button in front takes the tap`() {
    let taps = Taps()
    let stage = Stage(of: [
      part.layers {
        part.button("下") { taps.names.append("下") }
        part.button("上") { taps.names.append("上") }
      }
    ])
    #expect(sentence(stage, "下") == "button \"下\" is covered by button \"上\".")
    stage.tap(at: ScreenPoint(x: 195, y: 22))
    #expect(taps.names == ["上"])
  }

  @Test func `what is covered in part is tapped where it can be seen`() throws {
    let taps = Taps()
    let stage = Stage(of: [
      part.layers {
        part.button("下") { taps.names.append("下") }
        part.column {}.blocksTouches().frame(height: 30)
      }
    ])
    try stage.tap(stage.element("下"))
    #expect(taps.names == ["下"])
  }

  @Test func `a toast lets touches through`() {
    let taps = Taps()
    let stage = Stage(of: [
      part.layers {
        part.button("下") { taps.names.append("下") }
        part.toast("注文しています")
      }
    ])
    stage.tap(at: ScreenPoint(x: 195, y: 30))
    #expect(taps.names == ["下"])
  }

  @Test func `words and pictures pass the touch on to what contains them`() throws {
    let taps = Taps()
    let stage = Stage(of: [
      part.row {
        part.text("塩")
        part.button("カートに入れる") { taps.names.append("button") }
      }
      .onTap { taps.names.append("tile") }
    ])
    try stage.tap(stage.element("塩"))
    try stage.tap(stage.element("カートに入れる"))
    #expect(taps.names == ["tile", "button"])
  }

  @Test func `words that take no taps are tapped to no effect`() throws {
    let stage = Stage(of: [part.text("塩")])
    #expect(try stage.tap(stage.element("塩")) == .nothing)
  }

  @Test(arguments: [(-1.0, 22.0), (390, 22), (195, 44), (195, 900)])
  func `a touch beside everything lands on nothing`(x: Double, y: Double) {
    let stage = Stage(of: [part.button("a") { Issue.record("must not run") }])
    #expect(stage.tap(at: ScreenPoint(x: x, y: y)) == .nothing)
  }

  @Test func `content that a scroll clips takes no touch`() throws {
    let taps = Taps()
    let stage = Stage(of: [
      part.column {
        part.button("上") { taps.names.append("上") }
        part.scroll {
          part.button("中") { taps.names.append("中") }
          part.image("a").frame(height: 1000)
        }
      }
    ])
    #expect(stage.scroll(by: ScreenPoint(x: 0, y: 22)))
    stage.tap(at: ScreenPoint(x: 195, y: 40))
    try stage.tap(stage.element("中"))
    #expect(taps.names == ["上", "中"])
  }

  @Test func `why a tap would fail can be asked without tapping`() throws {
    let stage = Stage(of: [
      part.button("a") { Issue.record("must not run") },
      part.button("b") { Issue.record("must not run") }.disabled(),
    ])
    #expect(try stage.frames.obstacleToTapping(stage.element("a")) == nil)
    #expect(try stage.frames.obstacleToTapping(stage.element("b")) == .disabled(by: nil))
    #expect(try stage.frames.obstacleToTapping(stage.element("b"), disabledToo: true) == nil)
  }
}
