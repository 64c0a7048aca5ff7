import Observation2
import Scenes

/// A scene with the controls that a form has not.
final class ControlsScene: SceneHost {
  final class DataSource: ObservedModel {
    @Observed var volume = 50.0
    @Observed var done = 0.5
    @Observed var period = "Week"
    @Observed var size = "Small"
    @Observed var day = Duration.seconds(86_400)
    @Observed var secret = "abc"
    @Observed var query = ""
    @Observed var note = "first line\nsecond line"
    @Observed var isUnfolded = false
    @Observed var chosen = ""
    @Observed var refreshes = 0
  }

  struct Controls: SceneView {
    let data: DataSource

    var body: [ScreenElement] {
      scroll {
        text([
          ScreenTextRun("bold").bold(), " and ",
          ScreenTextRun("link").link(to: "https://example.com"),
        ])
        menu("Menu", items: [ScreenMenuItem("Copy") { data.chosen = "Copy" }])
        picker("Size", choosing: data.size, among: ["Small", "Large"], title: { $0 }) {
          data.size = $0
        }
        picker(
          "Period",
          choosing: data.period,
          among: ["Day", "Week", "Month"],
          style: .segments,
          title: { $0 }
        ) { data.period = $0 }
        slider("Volume", data.volume, in: 0...100, step: 10) { data.volume = $0 }
        progress("Sent", done: data.done).padding(vertical: 9)
        progress("Loading")
        datePicker(
          "Day",
          data.day,
          in: .zero...(.seconds(86_400 * 9)),
          shown: "day \(data.day.components.seconds / 86_400)",
          earlier: "Earlier",
          later: "Later"
        ) { data.day = $0 }
        secureField(data.secret, placeholder: "Secret") { data.secret = $0 }
        searchField(data.query, placeholder: "Search", onChange: { data.query = $0 })
        textArea(data.note) { data.note = $0 }
        disclosureGroup("Details", isExpanded: data.isUnfolded) {
          data.isUnfolded = $0
        } content: {
          text("more")
        }
        .contextMenu([ScreenMenuItem("Pin") { data.chosen = "Pin" }])
        link("Read on", to: "https://example.com") { _ in }
      }
      .onRefresh { data.refreshes += 1 }
    }
  }

  let data = DataSource()
  var view: Controls { Controls(data: data) }
}
