import Observation2
import Scenes

/// A scene with controls in sight and out of it, in front of which something comes.
final class CoverScene: SceneHost {
  final class DataSource: ObservedModel {
    @Observed var isAsking = false
    /// What covers a part of the list.
    @Observed var edge: Edge?
    @Observed var taps = 0
  }

  enum Edge: Sendable, CaseIterable { case top, bottom }

  struct Cover: SceneView {
    let data: DataSource

    var body: [ScreenElement] {
      layers {
        column {
          scroll(.horizontal) {
            row {
              each(Array(0..<20), id: \.self) { number in
                button("Across \(number)") { data.taps += 1 }
              }
            }
          }
          scroll {
            each(Array(0..<40), id: \.self) { number in
              button("Down \(number)") { data.taps += 1 }
                .contextMenu([ScreenMenuItem("Pin \(number)") {}])
            }
          }
        }
        switch data.edge {
        case nil: row {}
        case .top: text("Part").frame(height: 88).blocksTouches()
        case .bottom:
          column {
            spacer()
            text("Part").frame(height: 88).fillsWidth().blocksTouches()
          }
        }
        if data.isAsking {
          alert("Leave?") {
            button("Yes") { data.isAsking = false }
            button("No") { data.isAsking = false }
          }
        }
      }
    }
  }

  let data = DataSource()
  var view: Cover { Cover(data: data) }
}
