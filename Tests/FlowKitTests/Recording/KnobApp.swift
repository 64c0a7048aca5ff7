import Observation2
import Scenes
import ScenesHeadless

/// An app of one scene: a slider, a date, a wheel, an action of assistive technology, and rows of which only their words tell them apart.
@MainActor
final class KnobApp: HeadlessApp {
  static let launchArguments = ["order"]
  static let backendEvents: [String: [String]] = [:]

  let network: SimulatedNetwork
  let events = EventLog()

  init(clock: any AppClock, seed: UInt64) {
    network = SimulatedNetwork(clock: clock)
  }

  func launch(_ arguments: [String: String], in navigator: SceneNavigator) {
    let scene = KnobScene()
    if arguments["order"] == "turned" { scene.view.dataSource.rows.reverse() }
    navigator.push(scene)
  }

  func stop() {}

  func clearState() {}

  func backend(_ event: String, _ values: [String: String]) throws(HeadlessAppError) {}
}

struct KnobView: SceneView {
  final class DataSource: ObservedModel {
    @Observed var volume = 0.5
    @Observed var day = Duration.zero
    @Observed var size = 0
    @Observed var stars = 0
    @Observed var rows = ["一", "二", "三"]
  }

  let dataSource: DataSource

  var body: [ScreenElement] {
    column {
      slider("音量", dataSource.volume) { [dataSource] in dataSource.volume = $0 }.identifier(
        "volume"
      )
      datePicker("日", dataSource.day, in: .zero...Duration.seconds(30 * 86_400), shown: "日付") {
        [dataSource] in dataSource.day = $0
      }
      .identifier("day")
      text("大きさ \(dataSource.size)").identifier("size")
        .onValueChange { [dataSource] in if case .number(let size) = $0 { dataSource.size = size } }
      text("星 \(dataSource.stars)").identifier("stars")
        .accessibilityAction("星を付ける") { [dataSource] in dataSource.stars += 1 }
      for name in dataSource.rows {
        row {
          text(name)
          spacer()
          button("消す") { [dataSource] in dataSource.rows.removeAll { $0 == name } }
        }
      }
    }
  }
}

@MainActor
final class KnobScene: SceneHost {
  let view = KnobView(dataSource: KnobView.DataSource())
}
