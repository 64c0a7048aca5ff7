import Observation2
import Scenes
import ScenesHeadless

/// An app of one scene: controls of several kinds, and rows that only their words tell apart.
///
/// There are a slider, a date, a wheel, an action of assistive technology, a menu of choices, and a letter with buttons
/// under a swipe.
@MainActor
final class KnobApp: SimulatedApp {
  static let launchArguments = ["order"]

  let installation: AppInstallation

  init(clock: any AppClock, seed: UInt64) {
    installation = AppInstallation(clock: clock, seed: seed)
  }

  func launch(_ arguments: [String: String], in navigator: SceneNavigator) {
    let scene = KnobScene()
    if arguments["order"] == "turned" { scene.view.dataSource.rows.reverse() }
    navigator.push(scene)
  }
}

struct KnobView: SceneView {
  final class DataSource: ObservedModel {
    @Observed var volume = 0.5
    @Observed var day = Duration.zero
    @Observed var size = 0
    @Observed var stars = 0
    @Observed var taste = 0
    @Observed var letter = "新しい"
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
      picker("味", choosing: dataSource.taste, among: [0, 1, 2], title: { ["甘", "辛", "甘"][$0] }) {
        [dataSource] in dataSource.taste = $0
      }
      .identifier("taste")
      row {
        text("手紙は\(dataSource.letter)")
        spacer()
      }
      .identifier("letter").swipeActions(letterActions)
      for name in dataSource.rows {
        row {
          text(name)
          spacer()
          button("消す") { [dataSource] in dataSource.rows.removeAll { $0 == name } }
        }
      }
    }
  }

  /// Names of every kind: its own, one that the screen has too, one that two buttons have, none, and titles that
  /// match each other.
  private var letterActions: [ScreenSwipeAction] {
    [
      letterAction("消す", "letter-delete", becomes: "消えた"),
      letterAction("開く", "size", becomes: "開いた"),
      letterAction("消す", "letter-part", becomes: "半分"),
      letterAction("移す", "letter-part", becomes: "移った"),
      letterAction("印", nil, becomes: "赤い"),
      letterAction("印", nil, becomes: "青い"),
      letterAction("星 0", nil, edge: .leading, becomes: "光った"),
      letterAction("Ok", nil, edge: .leading, becomes: "小さい"),
      letterAction("OK", nil, edge: .leading, becomes: "大きい"),
      letterAction("O.", "letter.ok", edge: .leading, becomes: "短い"),
      letterAction("長", "letter-ok", edge: .leading, becomes: "長い"),
    ]
  }

  private func letterAction(
    _ title: String,
    _ identifier: String?,
    edge: ScreenSwipeAction.Edge = .trailing,
    becomes letter: String
  ) -> ScreenSwipeAction {
    ScreenSwipeAction(title, identifier: identifier, edge: edge) { [dataSource] in
      dataSource.letter = letter
    }
  }
}

@MainActor
final class KnobScene: SceneHost {
  let view = KnobView(dataSource: KnobView.DataSource())
}
