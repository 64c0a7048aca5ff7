package import FlowFormat
package import Observation2
import Scenes
package import ScenesHeadless

/// When the invariants of a run are checked, and the last moments at which they held.
///
/// Code of the app runs only as a part of the clock's work, or since a step acts on the app. If neither has happened at
/// the same time and on the same screen, an invariant says the same as before.
@MainActor
package final class CheckedMoments {
  /// The rule for when they are checked.
  package enum Mode: Equatable {
    /// Nothing is checked: the moments of a known way have been.
    case never
    /// As the options of a run or a flow's header say.
    case options(FlowChecks)
    /// After each step all those that depend on earlier moments: a search checks the others at what is new to it.
    case search
  }

  /// The invariants of a check; each extent includes those before it.
  package enum Extent: Int, Comparable {
    case events, steps, lasting, all

    package static func < (first: Extent, second: Extent) -> Bool {
      first.rawValue < second.rawValue
    }

    /// The least extent that includes an invariant.
    @MainActor
    package init(of invariant: AppInvariant) {
      switch invariant.occasion {
      case .event: self = .events
      case .step: self = .steps
      case .cut: self = invariant.isOfOneMoment ? .all : .lasting
      }
    }
  }

  private struct Moment: Equatable {
    let stage: ObjectIdentifier
    let time: Duration
    let revision: Int
    let activity: Int
    let acts: Int
  }

  package var mode: Mode
  /// The number of steps that have acted on the app.
  var acts = 0
  /// A Boolean value that indicates whether the device has turned, or the settings have changed, since the last cut.
  var hasTurned = false
  /// The last moments at which the invariants of each extent held.
  private var held: [Moment?] = [nil, nil, nil, nil]
  /// The stage of the last step.
  private var stage: ObjectIdentifier?
  /// The scenes that have been in front of it.
  private var scenes: Set<SceneEntryID> = []
  /// The revision of the stage at the last look at them.
  private var revision: Int?
  /// A Boolean value that indicates whether a new scene has not come to rest yet.
  private var awaitsRest = false

  package init(_ mode: Mode) {
    self.mode = mode
  }

  // MARK: - When

  /// The extent of a check at an event between steps; `nil` for nothing.
  var atEvents: Extent? { mode == .never || mode == .options(.end) ? nil : .events }

  /// Returns the extent of a check before the app ends or the device turns; `nil` if the last step had one.
  func beforeLosses(endsProcess: Bool) -> Extent? {
    switch mode {
    case .options(.cuts): .all
    case .options(.end): endsProcess ? .all : nil
    default: nil
    }
  }

  /// The extent of a check at the end of a flow; `nil` if the last step had one.
  var atEnd: Extent? { beforeLosses(endsProcess: true) }

  /// Returns the extent of the check after a step; `nil` for nothing.
  ///
  /// - Parameters:
  ///   - stage: The stage of the running app.
  ///   - network: The app's network.
  ///   - hasFailed: `true` after a step that has failed, since a broken invariant may say why.
  /// - Returns: The extent.
  func afterStep(
    on stage: Stage,
    _ network: SimulatedNetwork,
    hasFailed: Bool
  ) -> Extent? {
    switch mode {
    case .never, .options(.end): nil
    case .search: .lasting
    case .options(.every): .all
    case .options(.cuts): isCut(stage, network) || hasFailed ? .all : .steps
    }
  }

  /// Returns a Boolean value that indicates whether a turn or the first rest of a scene has just been.
  private func isCut(_ stage: Stage, _ network: SimulatedNetwork) -> Bool {
    if self.stage != ObjectIdentifier(stage) {
      (self.stage, scenes, revision) = (ObjectIdentifier(stage), [], nil)
    }
    // Another scene is another screen.
    if stage.isOutdated || revision != stage.revision {
      revision = stage.revision
      if let top = stage.navigator.navigation.top, scenes.insert(top.id).inserted {
        awaitsRest = true
      }
    }
    let isRest = awaitsRest && network.underWay.isEmpty && !stage.refusesTouches
    if isRest { awaitsRest = false }
    defer { hasTurned = false }
    return hasTurned || isRest
  }

  // MARK: - Whether

  /// Returns `true` if the invariants of an extent were checked, and nothing has happened since.
  func hold(on stage: Stage, _ time: VirtualTime, in extent: Extent) -> Bool {
    guard let now = moment(stage, time) else { return false }
    return held[extent.rawValue...].contains(now)
  }

  /// Notes that the invariants of an extent hold at the present moment.
  package func note(_ stage: Stage, _ time: VirtualTime, in extent: Extent) {
    held[extent.rawValue] = moment(stage, time)
  }

  /// The present moment; `nil` if something may change without being noticed.
  private func moment(_ stage: Stage, _ time: VirtualTime) -> Moment? {
    guard !stage.isOutdated, let activity = time.activity else { return nil }
    return Moment(
      stage: ObjectIdentifier(stage),
      time: time.now,
      revision: stage.revision,
      activity: activity,
      acts: acts
    )
  }
}
