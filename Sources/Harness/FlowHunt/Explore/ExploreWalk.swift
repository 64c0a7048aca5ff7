import FlowEngine
import FlowFormat
import FlowReports
import Scenes
import ScenesHeadless

/// Follows the edges of a moment, one after the other.
///
/// A run goes on as long as it comes to the moment again: the edge has changed nothing, or a step back leads to the
/// moment. Only a fresh installation that has come the shortest way finds a new moment, and ends there.
@MainActor
final class ExploreWalk {
  /// Something that broke, and the steps from a fresh installation that have shown it.
  struct Find {
    let failure: FlowFailure
    let way: [WalkStep]
  }

  private let player: WalkPlayer
  private let moment: ExploreMoment
  /// The lines of ways that are not gone, since they end the process.
  private let avoided: Set<[String]>
  /// The run that is at the moment, if there is one.
  private var run: FlowRun?
  private var mark: ExploreMark?
  /// The edges and steps of this run since it came to the moment.
  private var edges: [WalkEdge] = []
  private var walked: [WalkStep] = []
  private var finds: [Find] = []

  /// Creates a walk.
  ///
  /// - Parameters:
  ///   - player: The player.
  ///   - moment: The moment.
  ///   - run: A run that is at the moment already; `nil` to come there.
  ///   - avoided: The lines of ways that are not gone.
  init(
    _ player: WalkPlayer,
    from moment: ExploreMoment,
    _ run: FlowRun?,
    avoiding avoided: Set<[String]>
  ) {
    (self.player, self.moment, self.avoided, self.run) = (player, moment, avoided, run)
    mark = run.flatMap { ExploreMark($0, player.questions) }
  }

  /// Follows an edge.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - isKnown: Returns `true` for the digest of a moment that is known, and as near.
  /// - Returns: The moment at its end; `nil` if the way is avoided.
  func follow(
    _ edge: WalkEdge,
    isKnown: (UInt64) -> Bool
  ) async -> WalkPlayer.Arrival? {
    if !edge.canLeadBack { return await followAlone(edge) }
    if isAvoided(walked + edge.steps) { return nil }
    let isFirst = edges.isEmpty
    let arrival = await walk(edge, isKnown)
    if isFirst || (arrival.failure == nil && isKnown(arrival.digest)) { return arrival }
    let alone = await followAlone(edge)
    // A refusal in this run says nothing of the app: the step may have been possible before.
    if let failure = arrival.failure, failure.kind != .step, alone?.failure == nil {
      finds.append(Find(failure: failure, way: moment.way + arrival.steps))
    }
    return alone
  }

  /// Ends the run that is at the moment.
  ///
  /// - Returns: The breaks after more than one edge that no moment has shown.
  func finish() async -> [Find] {
    await end()
    return finds
  }

  private func followAlone(_ edge: WalkEdge) async -> WalkPlayer.Arrival? {
    if isAvoided(edge.steps) { return nil }
    return await player.follow(edge, from: moment.way, at: moment.digest)
  }

  private func isAvoided(_ steps: [WalkStep]) -> Bool {
    !avoided.isEmpty && avoided.contains((moment.way + steps).map(\.maskedLine))
  }

  /// Follows an edge in the run that is at the moment.
  private func walk(
    _ edge: WalkEdge,
    _ isKnown: (UInt64) -> Bool
  ) async -> WalkPlayer.Arrival {
    player.willPlay?(moment.way + walked + edge.steps)
    let run = await standing()
    edges.append(edge)
    var arrival = await player.arrive(
      by: edge,
      in: run,
      after: moment.way.count + walked.count,
      from: moment.digest
    )
    walked += arrival.steps
    let isNew = edges.count == 1 && !isKnown(arrival.digest)
    if !isNew, await isBack(run) { return arrival }
    if run.hasFailed || walked == arrival.steps {
      arrival.steps = walked
      arrival.failure = await run.finishSearch().first
      forget()
    } else {
      await end()
    }
    return arrival
  }

  private func standing() async -> FlowRun {
    if let run { return run }
    let new = await player.come(along: moment.way)
    (run, mark) = (new, ExploreMark(new, player.questions))
    return new
  }

  /// Returns a Boolean value that indicates whether the run is at the moment again, if need be after a step back.
  private func isBack(_ run: FlowRun) async -> Bool {
    guard let mark, !run.hasFailed else { return false }
    if mark.isPlace(of: run) { return true }
    guard mark.hasOtherScenes(run), run.stage?.navigator.navigation.canGoBack == true,
      !isAvoided(walked + [.back])
    else { return false }
    player.willPlay?(moment.way + walked + [.back])
    await player.play([.back], from: moment.way.count + walked.count, in: run)
    walked.append(.back)
    return mark.isPlace(of: run)
  }

  /// Ends the run; a leak may be of any edge, so each is followed alone.
  private func end() async {
    guard let run else { return }
    let (edges, steps) = (edges, walked)
    forget()
    guard let failure = await run.finishSearch().first, failure.kind != .step else { return }
    var isFound = false
    for edge in edges {
      guard let arrival = await followAlone(edge), let own = arrival.failure,
        own.kind != .step
      else { continue }
      finds.append(Find(failure: own, way: moment.way + arrival.steps))
      isFound = true
    }
    if !isFound { finds.append(Find(failure: failure, way: moment.way + steps)) }
  }

  private func forget() {
    (run, mark, edges, walked) = (nil, nil, [], [])
  }
}

extension WalkEdge {
  /// A Boolean value that indicates whether the same run may be where the edge begins once more: no fault is planned, and
  /// the process continues.
  fileprivate var canLeadBack: Bool {
    steps.allSatisfy { ![.fault, .launch, .kill].contains($0.action) }
  }
}
