import Observation2
import StateStore

/// How many cups of coffee it has been.
package struct Tally: Codable, Equatable, Sendable {
  package var cups = 0

  package init(cups: Int = 0) {
    self.cups = cups
  }
}

/// What can happen to a tally.
package enum TallyAction: Codable, Sendable {
  case drink
  case clear
}

extension Reducer where State == Tally, Action == TallyAction {
  package static var tally: Reducer {
    Reducer { state, action in
      switch action {
      case .drink: state.cups += 1
      case .clear: state.cups = 0
      }
      return .none
    }
  }
}
