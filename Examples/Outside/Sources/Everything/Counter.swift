import Foundation
import Observation2
import Scenes
import ScenesStore
import StateStore
import StorePersistence

#if canImport(SwiftUI)
import SwiftUI
#endif

// A scene as a team writes it. Both targets compile this file: nothing in it may depend on whether
// what is not said otherwise is the main actor's.

struct Counter: Codable, Equatable {
  var count = 0
  var at = Date(timeIntervalSince1970: 0)
}

enum CounterAction {
  case add
  case later
}

extension Reducer where State == Counter, Action == CounterAction {
  static func counter(clock: any AppClock) -> Reducer {
    Reducer { state, action in
      switch action {
      case .add:
        state.count += 1
        state.at = Date(timeIntervalSince1970: clock.timeSince1970 / .seconds(1))
        return .none
      case .later:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          send(.add)
        }
      }
    }
  }
}

@MainActor
protocol CounterViewDelegate: AnyObject {
  func counterViewDidTapAddButton()
}

struct CounterView: SceneView {
  final class DataSource: ObservedModel {
    @Observed var title = ""
  }

  weak var delegate: (any CounterViewDelegate)?
  let dataSource: DataSource

  var body: [ScreenElement] {
    column {
      text(dataSource.title).identifier("title")
      AddButton(label: "+") { delegate?.counterViewDidTapAddButton() }
    }
  }
}

struct AddButton: ScreenPart, Equatable {
  let label: String
  @Handler var didTap: @MainActor () -> Void

  var body: [ScreenElement] {
    button(label) { didTap() }.identifier("add")
  }
}

final class CounterPresenter: ScenePresenter, CounterViewDelegate {
  private let interactor: any SceneInteractor<Counter, CounterAction>

  init(interactor: any SceneInteractor<Counter, CounterAction>) {
    self.interactor = interactor
  }

  var title: Driver<String> {
    let count = interactor.select { $0.count }
    let even = count.map { $0.isMultiple(of: 2) }
    return Driver<String>.combineLatest(count, even) { "\($0) \($1 ? "even" : "odd")" }
  }

  func counterViewDidTapAddButton() {
    interactor.send(.add)
    interactor.send(.later)
  }
}

package final class CounterScene: SceneHost {
  package var view: some SceneView { content }
  private lazy var content = CounterView(delegate: presenter, dataSource: dataSource)
  private let dataSource = CounterView.DataSource()
  private let presenter: CounterPresenter
  private let bag = DisposeBag()

  package init(clock: any AppClock) {
    let store = Store(initial: Counter(), reducer: .counter(clock: clock), clock: clock)
    presenter = CounterPresenter(interactor: store)
  }

  package func viewDidLoad() {
    presenter.title.drive(dataSource.rx[\.title]).disposed(by: bag)
  }
}

/// A client's own types, which conform to protocols without isolation.
final class Ticket: EndingDisposable {
  private(set) var isDisposed = false

  func dispose() { isDisposed = true }
}

@MainActor
final class Thermometer: @MainActor EventStreamConvertible {
  let degrees = BehaviorRelay(value: 20.0)

  func asStream() -> EventStream<Double> { degrees.asStream() }
}

extension EventStream where Element == Double {
  func rounded() -> EventStream<Int> {
    .derived { observer in
      observer.listen(to: self) { event in observer.on(event.map { Int($0.rounded()) }) }
    }
  }
}
