import Observation2
import Scenes

/// A scene with a scroll in another, and a question in front that has one of its own.
final class NestedScrollsScene: SceneHost {
  final class DataSource: ObservedModel {
    @Observed var isAsking = false
  }

  struct Scrolls: SceneView {
    let data: DataSource

    var body: [ScreenElement] {
      layers {
        scroll {
          scroll {
            each(Array(1...8), id: \.self) { text("Inner \($0)").frame(height: 22) }
          }
          .frame(height: 66)
          each(Array(1...20), id: \.self) { text("Outer \($0)").frame(height: 22) }
        }
        if data.isAsking {
          alert("Which?") {
            scroll {
              each(Array(1...9), id: \.self) { text("Choice \($0)").frame(height: 22) }
            }
            .frame(height: 66)
          }
        }
      }
    }
  }

  let data = DataSource()
  var view: Scrolls { Scrolls(data: data) }
}
