import ScenesHeadless

/// What one flow may use in all, so that no file can hold a run up, fill the memory or bring it down.
///
/// Everything is counted, nothing is timed: the same flow goes over at the same place on every
/// machine. Once a bound is exceeded, the flow has failed; the run asks ``excess`` after each step,
/// so neither `optional` nor `retry` nor a loop goes on.
final class FlowBudget {
  /// What is counted.
  enum Bound: Int, CaseIterable {
    /// Steps, each round of a loop counted, and those that a failure skips.
    case steps
    /// What is done to the app from outside: touches, launches, changes of network and other side.
    case touches
    /// Instants at which something falls due while a flow moves time on.
    case events
    /// Parts of `${…}` evaluated, and what they compare and convert.
    case evaluation
    /// Bytes of values and texts, those that are shared as often as they would be printed.
    case memory
    /// Elements looked at, patterns compiled, and the work of regular expressions.
    case matching

    /// The most that a flow may use.
    var limit: Int {
      switch self {
      case .steps: 100_000
      case .touches: 50_000
      case .events: 100_000
      case .evaluation: 2_000_000
      case .memory: 32 << 20
      case .matching: 4_000_000
      }
    }

    fileprivate var sentence: String {
      switch self {
      case .steps: "The flow takes more than 100,000 steps."
      case .touches: "The flow touches the app more than 50,000 times."
      case .events: "More than 100,000 things fall due while the flow moves time on."
      case .evaluation: "The “${…}” of the flow take more than 2,000,000 steps to evaluate."
      case .memory: "The flow makes more than 32 MiB of values and texts."
      case .matching:
        "Looking for elements takes too long in this flow. Write simpler expressions, or fewer steps."
      }
    }
  }

  /// Why the flow has failed for good.
  struct Excess {
    /// Which bound, as a sentence.
    var message: String
    /// Where, if not at the step's beginning.
    var place: FlowError?
  }

  /// More virtual time than this is a slip of the pen.
  static let longestTime = Duration.seconds(365 * 86_400)

  /// Deeper values are neither compared nor printed nor let go of without recursing that deep.
  static let deepestValue = 64

  /// The first bound that was exceeded.
  private(set) var excess: Excess?
  private var left: [Int]
  private var timeLeft = FlowBudget.longestTime

  /// Creates a budget.
  ///
  /// - Parameter divisor: How many times smaller than a flow's it is, for tests that use it up
  ///   often.
  init(divisor: Int = 1) {
    left = Bound.allCases.map { $0.limit / divisor }
  }

  /// Takes something off.
  ///
  /// - Returns: Whether the flow may go on.
  @discardableResult
  func spend(_ amount: Int = 1, of bound: Bound) -> Bool {
    guard excess == nil else { return false }
    left[bound.rawValue] -= min(amount, bound.limit + 1)
    if left[bound.rawValue] < 0 { excess = Excess(message: bound.sentence) }
    return excess == nil
  }

  /// Takes virtual time off.
  ///
  /// - Returns: Whether time may move on so far.
  func spend(time: Duration) -> Bool {
    guard excess == nil else { return false }
    guard time <= timeLeft else {
      excess = Excess(message: "The flow takes more than 365 days of virtual time.")
      return false
    }
    timeLeft -= time
    return true
  }

  /// Ends the flow where an expression stands.
  func end(_ error: FlowError) {
    if excess == nil { excess = Excess(message: error.message, place: error) }
  }

  /// As ``spend(_:of:)``, for what knows its place.
  func charge(
    _ amount: Int = 1,
    of bound: Bound,
    in file: String,
    at position: FlowPosition
  ) throws(FlowError) {
    if spend(amount, of: bound) { return }
    let error = FlowError(
      file: file,
      position: position,
      message: excess?.message ?? bound.sentence
    )
    if excess?.place == nil { excess?.place = error }
    throw error
  }
}
