import Observation2
import Scenes

/// A scene with a wheel of more choices than it has room for.
final class WheelScene: SceneHost {
  final class DataSource: ObservedModel {
    @Observed var title = "Alarm at"
    @Observed var hour = 15
  }

  struct Wheel: SceneView {
    let data: DataSource

    var body: [ScreenElement] {
      column {
        text("\(data.title) \(data.hour)")
        picker(
          "Hour",
          choosing: data.hour,
          among: Array(0..<24),
          style: .wheel,
          title: { "\($0) h" }
        ) {
          data.hour = $0
        }
        button("Set") {}
      }
    }
  }

  let data = DataSource()
  var view: Wheel { Wheel(data: data) }
}
