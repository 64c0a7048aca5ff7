import ScenesHeadless

/// The work and memory that one flow may use, so that no file can hang a run, fill the memory or
/// crash the process.
///
/// Everything is counted, nothing is timed: the same flow exceeds its budget at the same place on
/// every machine. Only a run that has a time limit ends a flow by the clock. Once a bound is exceeded,
/// the flow has failed; the run checks ``excess`` after each step, so neither `optional` nor `retry` nor
/// a loop goes on.
package final class FlowBudget {
  /// A counted resource.
  package enum Bound: Int, CaseIterable {
    /// Steps, including each iteration of a loop and the steps that a failure skips.
    case steps
    /// Actions on the app from outside: touches, launches, changes of the network and the back end.
    case touches
    /// Instants at which work falls due while a flow advances time.
    case events
    /// Evaluated parts of `${…}`, and the sizes of the values that they compare and convert.
    case evaluation
    /// Bytes of values and texts; shared ones count as often as they would be printed.
    case memory
    /// Tested elements, compiled patterns, and the work of regular expressions.
    case matching

    /// The most that a flow may use.
    package var limit: Int {
      switch self {
      case .steps: 100_000
      case .touches: 50_000
      case .events: 100_000
      case .evaluation: 2_000_000
      case .memory: 32 << 20
      case .matching: 4_000_000
      }
    }

    /// The units after which the budget asks whether the run is stopped; `nil` if it does not ask.
    ///
    /// Every loop of a flow uses such a bound. One step evaluates and matches for a long time.
    fileprivate var interval: Int? {
      switch self {
      case .steps, .touches, .events: 1
      case .evaluation, .matching: 1_024
      case .memory: nil
      }
    }

    /// The units that take as long as a usual step of an exploration; `nil` if they take no time of their own.
    fileprivate var ofUsualStep: Int? {
      switch self {
      case .touches, .events: 1_000
      case .evaluation: 20_000
      case .matching: 40_000
      case .steps, .memory: nil
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

  /// The reason why the flow has failed for good.
  package struct Excess {
    /// A sentence that names the bound.
    package var message: String
    /// The place, if not the step's beginning.
    package var place: FlowError?
    /// A Boolean value that indicates whether the app has ended by itself, so that the flow's last steps still play.
    package var isEndOfApp = false
  }

  /// The longest virtual time; more is taken for a mistake in the flow.
  static let longestTime = Duration.seconds(365 * 86_400)

  /// The greatest depth of a value: comparing, printing and releasing one recurses to its depth.
  package static let deepestValue = 64

  /// The most steps that contain each other: each of them takes some 40 KB of memory while it is played.
  static let deepestStep = FlowLimits.chain

  /// The most bytes that a recording takes in a page.
  ///
  /// It holds the beginning and the end of a longer flow, and the flow goes on.
  package static let longestTrace = 16 << 20

  /// The most bytes that this flow's recording takes.
  package let longestTrace: Int

  // Unchecked: the variables below are read and changed in single steps, in which no other code runs.
  /// The first bound that was exceeded.
  @exclusivity(unchecked) package private(set) var excess: Excess?
  /// A Boolean value that indicates whether the flow was stopped from outside, which says nothing of the app.
  package private(set) var isInterrupted = false
  /// A Boolean value that indicates whether the steps were more work than a flow may do, which says nothing of the app.
  ///
  /// Work that falls due without end is the app's.
  package private(set) var isOverworked = false
  /// The values that the flow assigns and logs, and its warnings.
  ///
  /// Each evaluation receives it with the budget.
  package let record = FlowRecord()
  /// A Boolean value that indicates whether less than a quarter of a bound is left.
  package var isNearItsEnd: Bool {
    timeLeft < Self.longestTime / 4
      || zip(left, limits).contains { $0 < $1 / 4 }
  }
  /// The number of usual steps that take as long as the work so far.
  ///
  /// A step may be thousands of touches, or match patterns for a second. Less work than that of one usual step is none.
  package var heavySteps: Int {
    Bound.allCases.reduce(edited / Self.editedByUsualStep) { sum, bound in
      guard let usual = bound.ofUsualStep else { return sum }
      return sum + (limits[bound.rawValue] - left[bound.rawValue]) / usual
    }
  }
  /// The sum of the lengths of the edited texts, one for each edit, in bytes.
  ///
  /// A field lays out its whole text after each letter.
  @exclusivity(unchecked) package var edited = 0
  /// The part of ``edited`` that takes as long as a usual step of an exploration.
  private static let editedByUsualStep = 64_000
  private let limits: [Int]
  @exclusivity(unchecked) private var left: [Int]
  /// The units of each bound since the last question whether the run is stopped.
  @exclusivity(unchecked) private var unasked = Bound.allCases.map { _ in 0 }
  private let interruption: (() -> String?)?
  @exclusivity(unchecked) private var timeLeft = FlowBudget.longestTime

  /// Creates a budget.
  ///
  /// - Parameters:
  ///   - divisor: The number by which every limit is divided, for tests that often exhaust the budget.
  ///   - interruption: Returns why the flow has to stop now, as a sentence. The budget asks at each step, each
  ///     touch and each instant at which work falls due. It also asks after 1,024 units of evaluation or matching.
  package init(divisor: Int = 1, interruption: (() -> String?)? = nil) {
    self.interruption = interruption
    limits = Bound.allCases.map { $0.limit / divisor }
    left = limits
    longestTrace = Self.longestTrace / divisor
  }

  /// Creates the budget of steps that a machine has chosen, which stop as soon as the search for breaks has to.
  package convenience init(unless isInterrupted: @escaping () -> Bool) {
    self.init(interruption: { isInterrupted() ? "The search was interrupted." : nil })
  }

  /// Uses up a part of a bound.
  ///
  /// - Returns: `true` if the flow may go on.
  @discardableResult
  package func spend(_ amount: Int = 1, of bound: Bound) -> Bool {
    guard excess == nil else { return false }
    let units = min(amount, bound.limit + 1)
    left[bound.rawValue] -= units
    if left[bound.rawValue] < 0 {
      excess = Excess(message: bound.sentence)
      isOverworked = bound != .events
    } else if let interruption, mustAsk(units, of: bound), let reason = interruption() {
      excess = Excess(message: reason)
      isInterrupted = true
    }
    return excess == nil
  }

  /// Counts units of a bound, and returns a Boolean value that indicates whether the next question is due.
  private func mustAsk(_ units: Int, of bound: Bound) -> Bool {
    guard let interval = bound.interval else { return false }
    unasked[bound.rawValue] += units
    guard interval == 1 || unasked[bound.rawValue] >= interval else { return false }
    unasked[bound.rawValue] = 0
    return true
  }

  /// Uses up virtual time.
  ///
  /// - Returns: `true` if time may advance that far.
  package func spend(time: Duration) -> Bool {
    guard excess == nil else { return false }
    guard time <= timeLeft else {
      excess = Excess(message: "The flow takes more than 365 days of virtual time.")
      isOverworked = true
      return false
    }
    timeLeft -= time
    return true
  }

  /// Ends the flow if a step lies in too many others.
  package func enter(_ step: FlowStep, depth: Int) {
    guard depth >= Self.deepestStep else { return }
    end(
      FlowError(
        file: step.file,
        position: step.position,
        message:
          "More than 1,000 steps contain each other here. Let fewer files run each other."
      )
    )
  }

  /// Ends the flow with an error at the place of an expression.
  package func end(_ error: FlowError) {
    if excess == nil { excess = Excess(message: error.message, place: error) }
  }

  /// Ends the flow for something that its device has done; a flow that has ended already keeps its reason.
  package func end(because message: String, at place: FlowError? = nil, isEndOfApp: Bool = false) {
    if excess == nil { excess = Excess(message: message, place: place, isEndOfApp: isEndOfApp) }
  }

  /// Lets the flow's last steps play after its app has ended by itself.
  package func resume() {
    if excess?.isEndOfApp == true { excess = nil }
  }

  /// Uses up a part of a bound, as ``spend(_:of:)``, for a caller that knows its place in the file.
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
