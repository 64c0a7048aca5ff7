import Observation2
import Scenes
import ScenesHeadless

/// An app in which each touch makes something longer: a list, a paragraph, a text in a field.
@MainActor
final class PileApp: SimulatedApp {
  let installation: AppInstallation

  init(clock: any AppClock, seed: UInt64) {
    installation = AppInstallation(clock: clock, seed: seed)
  }

  func launch(_ arguments: [String: String], in navigator: SceneNavigator) {
    navigator.push(PileScene(events))
  }
}

struct PileView: SceneView {
  final class DataSource: ObservedModel {
    @Observed var rows = 0
    @Observed var paragraph = String(repeating: "word ", count: 400)
    @Observed var typed = ""
  }

  let dataSource: DataSource
  let events: StageEventLog

  var body: [ScreenElement] {
    column {
      button("row") { [dataSource] in dataSource.rows += 1 }
      button("word") { [dataSource] in dataSource.paragraph += "word " }
      textField(dataSource.typed) { [dataSource, events] in
        dataSource.typed = $0
        events.record("typed", ["text": $0])
      }
      .identifier("field")
      scroll {
        text(dataSource.paragraph)
        for number in 0..<dataSource.rows { text("row \(number)") }
      }
    }
  }
}

@MainActor
final class PileScene: SceneHost {
  let view: PileView

  init(_ events: StageEventLog) {
    view = PileView(dataSource: PileView.DataSource(), events: events)
  }
}
