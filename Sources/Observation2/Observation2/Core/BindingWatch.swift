/// Finds out whether a hub's turns are caused by bindings that feed each other.
///
/// A hub makes one when its turns don't end, so that nothing else pays for it. Until the end of the
/// turns, the bindings below the hub report what they set, and so do those that set the hub itself.
final class BindingWatch {
  typealias Set = (AnyObject, UnsafeRawPointer) -> Void

  /// The number of turns after which a hub is watched.
  static let patience = 1_000
  /// The number of turns in a row, caused by bindings alone, that are a loop.
  static let proof = 100
  /// The number of turns in a row, caused by a binding and closures, that are a loop.
  ///
  /// Twice what rule 3 of <doc:TheRules> promises to closures, which may count their sends.
  static let closureProof = 200_000

  private let hub: StreamHub
  private var watched: [(binding: BindingSubscriber, set: Set)] = []
  /// The bindings whose values have led to an event of the hub in this turn, the last one first.
  private var path: [SourceSpot] = []
  /// `true` if no closure has sent anything on the way of the path.
  private var isPure = false
  private var turns = 0
  private var pureTurns = 0
  private var isStopping = false

  init(_ hub: StreamHub) {
    self.hub = hub
    let survey = StreamSurvey(includesGuesses: true)
    hub.describe(to: survey)
    for binding in survey.bindings {
      if let set = binding.watch(by: self) { watched.append((binding, set)) }
    }
  }

  /// Begins a turn; stops the loop and reports it, if that is what the turns before were.
  func beginTurn() {
    turns = path.isEmpty ? 0 : turns + 1
    pureTurns = isPure ? pureTurns + 1 : 0
    if pureTurns == BindingWatch.proof || turns == BindingWatch.closureProof {
      isStopping = true
      var bindings: [SourceSpot] = []
      for spot in path.reversed() where !bindings.contains(spot) { bindings.append(spot) }
      let loop = BindingLoop(
        bindings: bindings,
        turns: BindingWatch.patience + turns,
        hasClosure: !isPure
      )
      UnhandledStreamError.report(loop, at: loop.bindings[0])
    }
    path = []
    isPure = false
  }

  /// Sets a value for a binding, unless the loop is being stopped.
  ///
  /// - Parameters:
  ///   - origin: The place of the binding.
  ///   - isOpaque: A Boolean value, `true` if the binding's target is unknown and may be the hub.
  ///   - isDirect: A Boolean value, `true` if the binding sets the hub itself.
  ///   - set: Sets the value.
  func set(_ origin: SourceSpot, isOpaque: Bool = false, isDirect: Bool = false, _ set: () -> Void)
  {
    if isStopping { return }
    let before = hub.eventsQueued
    set()
    // The innermost binding comes first.
    guard hub.eventsQueued != before else { return }
    if path.last != origin { path.append(origin) }
    if isOpaque || isDirect && mayBecomePure && hub.isFedBack { isPure = true }
  }

  /// `true` if it is worth finding out whether this turn is pure; not in each turn of a closure.
  private var mayBecomePure: Bool { pureTurns > 0 || turns.isMultiple(of: BindingWatch.proof) }

  /// Ends the watch.
  ///
  /// - Returns: The bindings, for release when the hub is whole: one may have ended since.
  func end() -> [(binding: BindingSubscriber, set: Set)] {
    let ended = exchange(&watched, with: [])
    for (binding, set) in ended { binding.endWatch(set) }
    return ended
  }
}
