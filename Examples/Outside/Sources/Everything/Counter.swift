import Foundation
import Observation2
import Scenes
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

package final class CounterScene: SceneHost, CounterViewDelegate {
  package var view: some SceneView { content }
  private lazy var content = CounterView(delegate: self, dataSource: dataSource)
  private let dataSource = CounterView.DataSource()
  private let store: Store<Counter, CounterAction>
  private let bag = DisposeBag()

  package init(clock: any AppClock) {
    store = Store(initial: Counter(), reducer: .counter(clock: clock), clock: clock)
  }

  package func viewDidLoad() {
    let even = store.driver(\.count).map { $0.isMultiple(of: 2) }
    Driver<String>.combineLatest(store.driver(\.count), even) { "\($0) \($1 ? "even" : "odd")" }
      .drive(dataSource.rx[\.title])
      .disposed(by: bag)
  }

  func counterViewDidTapAddButton() {
    store.send(.add)
    store.send(.later)
  }
}

/// Parts of one's own, which conform to what has no isolation of its own.
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
