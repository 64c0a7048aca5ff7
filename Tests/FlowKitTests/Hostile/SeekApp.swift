import Observation2
import Scenes
import ScenesHeadless

/// An app that shows, sends and logs a word after each character, and has a field for a few characters.
@MainActor
final class SeekApp: SimulatedApp {
  let installation: AppInstallation

  init(clock: any AppClock, seed: UInt64) {
    installation = AppInstallation(clock: clock, seed: seed)
  }

  func launch(_ arguments: [String: String], in navigator: SceneNavigator) {
    navigator.push(SeekScene(clock, network, events))
  }
}

private final class SeekScene: SceneHost {
  final class DataSource: ObservedModel {
    @Observed var word = ""
    @Observed var start = ""
  }

  struct Content: SceneView {
    let dataSource: DataSource
    let seek: @MainActor @Sendable (String) -> Void

    var body: [ScreenElement] {
      column {
        searchField(dataSource.word, onChange: { [seek] in seek($0) }).identifier("search")
        textField(dataSource.start, typing: ScreenTyping(maximumLength: 9)) { [dataSource] in
          dataSource.start = $0
        }
        .identifier("short")
        text("seeking \(dataSource.word)").identifier("seeking")
      }
    }
  }

  private let dataSource = DataSource()
  private(set) lazy var view = Content(dataSource: dataSource) { [weak self] in self?.seek($0) }
  private let clock: any AppClock
  private let network: SimulatedNetwork
  private let events: StageEventLog
  private let bag = DisposeBag()

  init(_ clock: any AppClock, _ network: SimulatedNetwork, _ events: StageEventLog) {
    (self.clock, self.network, self.events) = (clock, network, events)
  }

  private func seek(_ word: String) {
    dataSource.word = word
    events.record("typed", ["word": word])
    let network = network
    clock.run { _ = try? await network.request("search?q=\(word)") { true } }.disposed(by: bag)
  }
}
