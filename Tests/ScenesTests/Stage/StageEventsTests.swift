import Observation2
import Scenes
import ScenesHeadless
import Testing

/// What a stage's log says of what has reached the nodes.
@MainActor
@Suite struct StageEventsTests {
  private struct Form: SceneView {
    final class DataSource: ObservedModel {
      @Observed var name = ""
      @Observed var quantity = 1
      @Observed var isWatched = true
      @Observed var isOn = false
    }

    let dataSource = DataSource()

    var body: [ScreenElement] {
      column {
        textField(dataSource.name, placeholder: "名前") { dataSource.name = $0 }
          .onSubmit { dataSource.isOn = true }.identifier("name")
        stepper(dataSource.quantity) { dataSource.quantity = $0 }.identifier("quantity")
        toggle("お知らせ", isOn: dataSource.isOn) { dataSource.isOn = $0 }.identifier("news")
        button("送る") {}.identifier("send").disabled()
        button("名なし") {}
        if dataSource.isWatched { text("見る").onAppear {}.onDisappear {}.identifier("watched") }
      }
    }
  }

  private final class FormScene: SceneHost {
    let view = Form()
  }

  @Test func `each event that a node takes is counted, under its identifier`() async throws {
    let scene = FormScene()
    let stage = Stage(VirtualTime()) { scene }
    try stage.tap("name")
    try stage.type("にく\n")
    try stage.tap("増やす")
    try stage.tap("増やす")
    try stage.tap("news")
    try stage.tap("名なし")
    scene.view.dataSource.isWatched = false
    await stage.settle()
    stage.update()
    #expect(
      stage.events.reached == [
        "name": [.focus: 1, .text: 2, .submit: 1],
        "quantity": [.tap: 2],
        "news": [.tap: 1],
        "watched": [.appear: 1, .disappear: 1],
      ]
    )
    #expect(stage.events.count(of: .tap, on: "quantity") == 2)
    #expect(
      stage.events.nodeEvents.suffix(2).map(\.description) == [
        "tap on button \"名なし\"", "disappear on text \"見る\" #watched",
      ]
    )
  }

  @Test func `what is refused has not reached anything`() throws {
    let stage = Stage(VirtualTime()) { FormScene() }
    let send = try stage.element("send")
    #expect(throws: ScreenError.self) { try stage.tap("send") }
    #expect(stage.send(.tap, to: send.id) == false)
    #expect(stage.send(.longPress, to: try stage.element("news").id) == false)
    #expect(stage.events.reached == ["watched": [.appear: 1]])
  }

  @Test func `the focus goes from one field to another as two events`() throws {
    let stage = Stage(VirtualTime()) { FormScene() }
    try stage.tap("name")
    try stage.tap("name")
    try stage.press(.escape)
    #expect(stage.events.reached["name"] == [.focus: 1, .blur: 1])
  }

  @Test(arguments: 0..<8)
  func `touches and changes of sight stay in the order in which they came`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let scene = FormScene()
    let stage = Stage(VirtualTime()) { scene }
    var all = stage.events.nodeEvents
    let record = stage.window.onEvent
    stage.window.onEvent = {
      all.append($0)
      record?($0)
    }
    for step in 0..<400 {
      if Int.random(in: 0..<10, using: &random) < Int(seed) {
        scene.view.dataSource.isWatched.toggle()
        stage.update()
      } else {
        try stage.tap("news")
      }
      if step.isMultiple(of: 37) {
        #expect(stage.events.nodeEvents.map(\.description) == all.suffix(100).map(\.description))
      }
    }
    let touches = all.filter { $0.event == .tap }
    #expect(stage.events.touches.map(\.description) == touches.suffix(100).map(\.description))
  }

  @Test func `a log keeps the last hundred and counts all`() throws {
    let stage = Stage(VirtualTime()) { FormScene() }
    for _ in 0..<250 { try stage.tap("news") }
    #expect(stage.events.nodeEvents.count == 100)
    #expect(stage.events.count(of: .tap, on: "news") == 250)
    stage.events.removeAll()
    #expect(stage.events.nodeEvents.isEmpty && stage.events.reached.isEmpty)
  }
}
