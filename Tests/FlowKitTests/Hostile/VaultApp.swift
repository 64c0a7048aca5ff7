import Observation2
import Scenes
import ScenesHeadless

/// An app that shows, sends and logs a word in every way that the harness records.
@MainActor
final class VaultApp: SimulatedApp {
  let installation: AppInstallation

  init(clock: any AppClock, seed: UInt64) {
    installation = AppInstallation(clock: clock, seed: seed)
  }

  func launch(_ arguments: [String: String], in navigator: SceneNavigator) {
    navigator.push(VaultScene(clock, network, events))
  }
}

private final class VaultScene: SceneHost {
  final class DataSource: ObservedModel {
    @Observed var word = ""
    @Observed var lines: [String] = []
  }

  struct Content: SceneView {
    let dataSource: DataSource
    let send: @MainActor @Sendable () -> Void

    var body: [ScreenElement] {
      let (start, end) = VaultScene.halves(dataSource.word)
      column {
        textField(dataSource.word) { [dataSource] in dataSource.word = $0 }.identifier("word")
        button("送る", action: send).identifier("send")
        // A text of two styles, and one that the picture breaks into lines.
        text([ScreenTextRun(start).bold(), ScreenTextRun(end).italic()])
        text("\(String(repeating: "とても長い", count: 4))\(dataSource.word)")
        image("key").label(dataSource.word)
        for line in dataSource.lines { text(line).identifier("line \(line)") }
      }
    }
  }

  private let dataSource = DataSource()
  private(set) lazy var view = Content(dataSource: dataSource) { [weak self] in self?.send() }
  private let clock: any AppClock
  private let network: SimulatedNetwork
  private let events: StageEventLog
  private let bag = DisposeBag()

  init(_ clock: any AppClock, _ network: SimulatedNetwork, _ events: StageEventLog) {
    (self.clock, self.network, self.events) = (clock, network, events)
  }

  static func halves(_ word: String) -> (String, String) {
    let scalars = Array(word.unicodeScalars)
    let parts = [scalars[..<(scalars.count / 2)], scalars[(scalars.count / 2)...]]
    let texts = parts.map { part in part.reduce(into: "") { $0.unicodeScalars.append($1) } }
    return (texts[0], texts[1])
  }

  private func send() {
    let word = dataSource.word
    events.record("sent", ["word": word, "base64": SecretForms.base64(word)])
    dataSource.lines = SecretForms.all(of: word)
    let network = network
    for form in SecretForms.all(of: word) {
      clock.run { _ = try? await network.request("login?word=\(form)&next=1") { true } }
        .disposed(by: bag)
    }
  }
}
