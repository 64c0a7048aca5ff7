import Observation2
import Scenes

/// A scene of 1,000 rows below a text and a field, both of which stay in sight.
final class LongListScene: SceneHost {
  final class DataSource: ObservedModel {
    @Observed var count = 0
    @Observed var name = ""
    @Observed var isScrolled = true
  }

  struct Rows: SceneView {
    let data: DataSource

    var body: [ScreenElement] {
      column {
        Count(data: data)
        button("Add") { data.count += 1 }.identifier("add")
        textField(data.name, placeholder: "Name") { data.name = $0 }.identifier("name")
        scroll {
          each(Array(0..<1_000), id: \.self) { number in
            row(spacing: 8) {
              text("Row \(number)")
              text("of a list").color(.secondaryLabel)
            }
          }
        }
      }
    }
  }

  struct Count: ScreenPart {
    let data: DataSource

    var body: [ScreenElement] {
      text("\(data.count) taps")
    }
  }

  let data = DataSource()
  var view: Rows { Rows(data: data) }
}
