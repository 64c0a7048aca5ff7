import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@MainActor
@Suite struct ScreenChangeRecorderTests {
  private let scene = OrderScene()
  private let stage: Stage
  private let recorder: ScreenChangeRecorder
  private var data: OrderView.DataSource { scene.view.dataSource }

  init() {
    let scene = scene
    stage = Stage(VirtualTime()) { scene }
    recorder = ScreenChangeRecorder(stage)
  }

  @Test func `nothing has changed at first, and nothing twice`() throws {
    #expect(recorder.takeChanges() == [])
    data.total = "200円"
    #expect(recorder.takeChanges() == [.changed("total", to: "200円")])
    #expect(recorder.takeChanges() == [])
  }

  @Test func `a tap that begins an order disables the controls and shows a message`() throws {
    try stage.tap("order-button")
    #expect(
      recorder.takeChanges() == [
        .disabled("quantity"), .disabled("gift"), .disabled("name"), .disabled("order-button"),
        .appeared("注文しています"),
      ]
    )
    data.isOrdering = false
    #expect(
      recorder.takeChanges() == [
        .disappeared("注文しています"), .enabled("quantity"), .enabled("gift"), .enabled("name"),
        .enabled("order-button"),
      ]
    )
  }

  @Test func `a control is one thing with its parts`() throws {
    try stage.tap("増やす")
    #expect(recorder.takeChanges() == [.changed("quantity", to: "2")])
    try stage.tap("gift")
    #expect(recorder.takeChanges() == [.checked("gift")])
    try stage.tap("gift")
    #expect(recorder.takeChanges() == [.unchecked("gift")])
  }

  @Test func `what goes comes first, and the rest is in reading order`() {
    data.note = "本日まで"
    data.products = ["塩", "肉"]
    data.total = "50円"
    #expect(
      recorder.takeChanges() == [
        .disappeared("にんじん"), .appeared("肉"), .changed("total", to: "50円"),
        .appeared("本日まで"),
      ]
    )
  }

  @Test func `a row that changes its place has moved`() {
    data.products = ["塩", "にんじん"]
    let changes = recorder.takeChanges()
    #expect(changes.count == 1)
    #expect(changes == [.moved("塩")] || changes == [.moved("にんじん")])
  }

  @Test func `what comes and goes in between is no change`() {
    data.note = "すぐ消える"
    stage.update()
    data.note = nil
    #expect(recorder.takeChanges() == [])
    data.total = "7円"
    stage.update()
    data.total = "100円"
    #expect(recorder.takeChanges() == [])
  }

  @Test func `what is hidden has disappeared, with what is in it`() {
    data.isListHidden = true
    #expect(recorder.takeChanges() == [.disappeared("にんじん"), .disappeared("塩")])
    data.isListHidden = false
    #expect(recorder.takeChanges() == [.appeared("にんじん"), .appeared("塩")])
  }

  @Test func `typing is no change of the app's, but the focus is, and what the app makes of it`()
    throws
  {
    try stage.tap("name")
    #expect(recorder.takeChanges() == [.focused("name")])
    try stage.type("ab")
    #expect(recorder.takeChanges() == [])
    try stage.type("!")
    #expect(data.name == "AB")
    #expect(recorder.takeChanges() == [.changed("name", to: "AB")])
    try stage.press(.escape)
    #expect(recorder.takeChanges() == [.unfocused("name")])
  }

  @Test func `a scene that is pushed is one change, and so is the way back`() {
    stage.navigator.push(SceneSpy("お支払い"))
    #expect(
      recorder.takeChanges() == [.screenDisappeared("カート"), .screenAppeared("お支払い")]
    )
    stage.back()
    #expect(
      recorder.takeChanges() == [.screenDisappeared("お支払い"), .screenAppeared("カート")]
    )
  }

  @Test func `a question in front of everything is one change`() {
    data.isAsking = true
    #expect(recorder.takeChanges() == [.appeared("注文しますか")])
    data.isAsking = false
    #expect(recorder.takeChanges() == [.disappeared("注文しますか")])
  }

  @Test func `a change reads as a phrase`() {
    let changes: [ScreenChange] = [
      .disabled("order-button"), .changed("total", to: "2円"), .screenAppeared("カート"),
    ]
    #expect(
      changes.map(\.description) == [
        "“order-button” is disabled", "“total” changed to “2円”", "the screen “カート” appeared",
      ]
    )
  }
}

private struct OrderView: SceneView {
  final class DataSource: ObservedModel {
    @Observed var products = ["にんじん", "塩"]
    @Observed var total = "100円"
    @Observed var note: String?
    @Observed var name = ""
    @Observed var quantity = 1
    @Observed var isGift = false
    @Observed var isOrdering = false
    @Observed var isAsking = false
    @Observed var isListHidden = false
  }

  let dataSource = DataSource()

  var body: [ScreenElement] {
    layers {
      column {
        text("カート").header()
        column {
          each(dataSource.products, id: \.self) { product in row { text(product) } }
        }
        .hidden(dataSource.isListHidden)
        text(dataSource.total).identifier("total")
        if let note = dataSource.note { text(note) }
        stepper(dataSource.quantity) { dataSource.quantity = $0 }.identifier("quantity")
        toggle("贈り物", isOn: dataSource.isGift) { dataSource.isGift = $0 }.identifier("gift")
        textField(dataSource.name) {
          dataSource.name = $0.hasSuffix("!") ? $0.dropLast().uppercased() : $0
        }
        .identifier("name")
        button("注文する") { dataSource.isOrdering = true }.identifier("order-button")
      }
      .disabled(dataSource.isOrdering)
      if dataSource.isOrdering { toast("注文しています") }
      if dataSource.isAsking { alert("注文しますか") { button("はい") {} } }
    }
  }
}

private final class OrderScene: SceneHost {
  let view = OrderView()
}
