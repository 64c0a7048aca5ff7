import Observation2
import Scenes
import ScenesHeadless

/// An app of one scene with elements for the keyboard, for long presses and for the system.
@MainActor
final class FieldApp: SimulatedApp {
  let installation: AppInstallation
  /// The data stored on the device.
  fileprivate var stored = ""

  init(clock: any AppClock, seed: UInt64) {
    installation = AppInstallation(clock: clock, seed: seed)
  }

  func launch(_ arguments: [String: String], in navigator: SceneNavigator) {
    let scene = FieldScene(clock: clock, network: network, events: events) { [weak self] in
      self?.stored = $0
    }
    scene.view.dataSource.name = stored
    navigator.push(scene)
  }

  func clearState() { stored = "" }
}

@MainActor
protocol FieldViewDelegate: AnyObject {
  func fieldViewDidChangeName(_ name: String)
  func fieldViewDidSubmit()
  func fieldViewDidHold()
  func fieldViewDidPull()
}

struct FieldView: SceneView {
  final class DataSource: ObservedModel {
    @Observed var name = ""
    @Observed var note = ""
    @Observed var state = ""
    @Observed var holds = 0
    @Observed var pulls = 0
    @Observed var rows = 30
  }

  weak var delegate: (any FieldViewDelegate)?
  let dataSource: DataSource

  var body: [ScreenElement] {
    column {
      textField(dataSource.name, placeholder: "名前") { delegate?.fieldViewDidChangeName($0) }
        .onSubmit { delegate?.fieldViewDidSubmit() }.identifier("name")
      textField(dataSource.note) { [dataSource] in dataSource.note = $0 }.identifier("note")
      text("“\(dataSource.name)”")
        .contextMenu([ScreenMenuItem("選んで足す") { delegate?.fieldViewDidHold() }])
        .identifier("echo")
      text(dataSource.state).identifier("state")
      row {
        text("押して \(dataSource.holds)")
      }
      .onLongPress { delegate?.fieldViewDidHold() }
      .swipeActions([ScreenSwipeAction("払って足す") { delegate?.fieldViewDidHold() }])
      .identifier("hold")
      button("押せない", action: {}).onLongPress { delegate?.fieldViewDidHold() }.disabled(true)
      image("moon").label("月")
      scroll(.horizontal) {
        row { for number in 1...20 { text("列 \(number)") } }
      }
      .identifier("columns")
      scroll {
        for number in 1...dataSource.rows { text("行 \(number)").identifier("row-\(number)") }
      }
      .onRefresh { delegate?.fieldViewDidPull() }.identifier("rows")
    }
  }
}

@MainActor
final class FieldScene: SceneHost {
  private(set) var view = FieldView(dataSource: FieldView.DataSource())
  private let clock: any AppClock
  private let network: SimulatedNetwork
  private let events: StageEventLog
  private let store: (String) -> Void
  private let bag = DisposeBag()

  init(
    clock: any AppClock,
    network: SimulatedNetwork,
    events: StageEventLog,
    store: @escaping (String) -> Void
  ) {
    (self.clock, self.network, self.events, self.store) = (clock, network, events, store)
    view.delegate = self
  }

  func viewDidAppear() { events.recordCall() }
  func viewWillDisappear() { events.recordCall() }
  func didEnterBackground() { view.dataSource.state = "後ろ" }
  func willEnterForeground() { view.dataSource.state = "前" }

  func viewWillTransition(to size: ScreenSize) {
    view.dataSource.state = "\(Int(size.width)) × \(Int(size.height))"
  }

  func traitsDidChange(from old: ScreenEnvironment) {
    events.record(
      "traits",
      ["from": "\(old.colorScheme) \(old.textSize)", "locale": old.locale]
    )
  }
}

extension FieldScene: FieldViewDelegate {
  func fieldViewDidChangeName(_ name: String) {
    view.dataSource.name = name
    store(name)
  }

  func fieldViewDidSubmit() { view.dataSource.state = "送った" }
  func fieldViewDidHold() { view.dataSource.holds += 1 }

  func fieldViewDidPull() {
    view.dataSource.pulls += 1
    let dataSource = view.dataSource
    clock.scheduler.schedule(after: .seconds(2)) { dataSource.rows += 30 }.disposed(by: bag)
  }
}
