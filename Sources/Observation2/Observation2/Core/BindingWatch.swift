/// Finds out whether a hub's turns are caused by bindings that feed each other.
///
/// A hub makes one when its turns don't end, so that nothing else pays for it. Until the end of the
/// turns, the bindings below the hub report what they set.
final class BindingWatch {
  typealias Set = (AnyObject, UnsafeRawPointer) -> Void

  /// The number of turns after which a hub is watched.
  static let patience = 1_000
  /// The number of turns in a row, caused by bindings, that are a loop.
  static let proof = 100

  private let hub: StreamHub
  private var watched: [(binding: BindingSubscriber, set: Set)] = []
  /// The bindings whose values have led to an event of the hub in this turn, the last one first.
  private var path: [SourceSpot] = []
  private var turns = 0
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
    if turns == BindingWatch.proof {
      isStopping = true
      var bindings: [SourceSpot] = []
      for spot in path.reversed() where !bindings.contains(spot) { bindings.append(spot) }
      let loop = BindingLoop(bindings: bindings)
      UnhandledStreamError.report(loop, at: loop.bindings[0])
    }
    path = []
  }

  /// Sets a value for a binding, unless the loop is being stopped.
  ///
  /// - Parameters:
  ///   - origin: The place of the binding.
  ///   - isDirect: `true` if the binding may set the hub itself.
  ///   - set: The closure that sets the value.
  func set(_ origin: SourceSpot, isDirect: Bool, _ set: () -> Void) {
    if isStopping { return }
    let before = hub.eventsQueued
    set()
    // The innermost binding comes first. If it does not set the hub, an observer has sent something.
    if hub.eventsQueued != before, isDirect || !path.isEmpty { path.append(origin) }
  }

  /// Ends the watch.
  func end() {
    let ended = watched
    watched = []
    for (binding, set) in ended { binding.endWatch(set) }
  }

  /// Returns `true` for the watched hub.
  func isHub(_ other: StreamHub) -> Bool { hub === other }
}
