package import FlowEngine
import FlowFormat
import FlowReports
import Scenes
public import ScenesHeadless

/// Walks all that can be done in an app, breadth first, and looks for what breaks.
///
/// ```swift
/// let report = await FlowExplorer(app: MarketApp.self).run()
/// print(report)
/// for found in report.breaks { print(found.flow) }
/// ```
/// At each new moment it does everything that a person or the outside can do there. It goes on from the new
/// moments: those that a fresh installation reaches by the shortest way. <doc:ExploringAnApp> says when a
/// moment is new. It also lists the checks.
@MainActor
public final class FlowExplorer {
  package let appType: any SimulatedApp.Type
  package let options: ExploreOptions
  package let flows: FlowPlayer
  package var record: ExploreRecord
  /// Called with the steps that are played next, so that they are known if the process ends.
  package var willPlay: (([WalkStep]) -> Void)?
  /// Called after each way with how far the exploration is.
  package var didFollow: ((ExploreProgress) -> Void)?
  /// Returns `true` to end it; called before each way.
  package var isInterrupted: () -> Bool = { FlowInterruption.isAsked }
  /// Why it has gone no further.
  package private(set) var ending = ExploreEnding.done
  /// The number of actions beyond the budget for the last moment.
  var mostOver = 20_000
  /// The most bytes of the ways of the record, without which it could not be read again.
  var mostWeight = ExploreRecord.mostBytesOfWays
  /// The lines of ways that are not gone, since they end the process.
  package var avoided: Set<[String]> = []
  /// How many edges have been followed.
  package private(set) var followed = 0
  /// The file of the steps of a break, for messages.
  package nonisolated static let script = WalkScript(
    comment: "The shortest steps that show what an exploration has found.",
    name: "Exploration",
    tag: "explore",
    file: "explore.yaml"
  )
  package let player: WalkPlayer
  private let session: String
  private var frontier: ExploreFrontier
  /// The places of the moments by their digests.
  private var known: [UInt64: Int] = [:]
  private var mostActions: Int
  private(set) var sights: WalkSights
  private var brokenKinds: Set<String> = []
  /// The bytes of the ways of the record, with those that found no room in it.
  private var weight = 0

  /// Creates an exploration of an app.
  ///
  /// - Parameters:
  ///   - appType: The app, of which each way gets a fresh installation.
  ///   - options: How far it goes.
  public convenience init(
    app appType: any SimulatedApp.Type,
    options: ExploreOptions = ExploreOptions()
  ) {
    self.init(app: appType, options: options, from: nil)
  }

  /// Creates an exploration that goes on where another one has stopped.
  package init(
    app appType: any SimulatedApp.Type,
    options: ExploreOptions,
    from record: ExploreRecord?
  ) {
    (self.appType, self.options) = (appType, options)
    flows = FlowPlayer(FlowCollection(), app: appType, options: FlowOptions(checks: .every))
    player = WalkPlayer(flows, Self.script)
    let record = record ?? ExploreRecord(app: "\(appType)", seed: options.seed)
    session = ExploreSession.name(after: record.sessions, options)
    self.record = record
    frontier = ExploreFrontier(seed: options.seed)
    mostActions = Int(options.budget * Double(ExploreOptions.actionsPerSecond))
    sights = WalkSights(of: appType)
  }

  /// Explores until nothing is new any more, the budget is used up, or the process is interrupted.
  public func run() async -> FlowWalkReport {
    player.willPlay = willPlay
    player.isInterrupted = isInterrupted
    let vocabulary = await player.vocabulary(typing: options.values)
    begin()
    record.sessions[session] = ExploreSession()
    while ending == .done, let moment = frontier.next() {
      // A moment that was found again nearer to the start waits twice.
      if record.expanded.contains(moment.digest) { continue }
      if isInterrupted() {
        ending = .interruption
      } else if player.actions >= mostActions {
        ending = .budget
      } else {
        await leave(moment, vocabulary)
        record.sessions[session]?.actions = player.actions
      }
    }
    return await report()
  }

  private func report() async -> FlowWalkReport {
    var breaks: [FlowWalkBreak] = []
    for found in record.breaks {
      breaks.append(await FlowWalkBreak(found, with: flows, isInterrupted: isInterrupted))
    }
    if let trap = ExploreGraph(record).trap { breaks.append(FlowWalkBreak(trap)) }
    var stays = sights.fields.mapValues { _ in 0 }
    for moment in record.moments where record.expanded.contains(moment.digest) {
      stays[moment.screen, default: 0] += 1
    }
    let moments = ExploreProgress.text(progress.moments, progress.waiting)
    return FlowWalkReport(
      record,
      sights,
      of: appType,
      typing: options.values,
      breaks: breaks,
      stays: stays.mapValues { English.counted($0, "moment") },
      end: "\(moments), and \(English.counted(record.actions, "action"))"
    )
  }

  private func begin() {
    if record.moments.isEmpty {
      record.moments = [ExploreMoment(digest: 0, way: [], cost: 0, depth: 0, screen: "")]
    }
    for (place, moment) in record.moments.enumerated() { known[moment.digest] = place }
    weight = record.weightOfWays
    brokenKinds = Set(record.breaks.map(\.kind))
    sights.unmet.removeAll { record.states.contains($0.description) }
    for moment in record.moments
    where !record.expanded.contains(moment.digest) && isWanted(moment) {
      frontier.add(moment)
    }
  }

  /// Returns a Boolean value that indicates whether this shard leaves a moment, which is near enough.
  private func isWanted(_ moment: ExploreMoment) -> Bool {
    moment.digest % UInt64(options.shard.count) == UInt64(options.shard.index)
      && options.depth.map { moment.depth < $0 } ?? true
  }

  private var progress: ExploreProgress {
    ExploreProgress(
      actions: player.actions,
      most: mostActions,
      moments: record.moments.count,
      waiting: record.moments.count - record.expanded.count,
      broken: record.breaks.count
    )
  }

  /// Does everything that can be done at a moment.
  private func leave(_ moment: ExploreMoment, _ vocabulary: WalkVocabulary) async {
    record.expanded.insert(moment.digest)
    var edges = vocabulary.starts
    var standing: FlowRun?
    if !moment.way.isEmpty {
      // The comparison of this moment with earlier ones needs the whole way, once.
      let run = await player.come(along: moment.way, checking: true)
      if run.budget.isInterrupted {
        _ = await run.finish()
        return stay(at: moment, .interruption)
      }
      if ExploreDigest(run, player).value != moment.digest {
        record.sessions[session]?.unsteady += 1
      }
      look(at: run, moment)
      edges = vocabulary.edges(in: run, isStart: moment.way.count == 1 && moment.cost == 0)
      if run.hasFailed {
        let failures = await run.finishSearch()
        let isBroken = !run.invariants.broken.isEmpty
        if isBroken, let failure = failures.first { return note(failure, after: moment.way) }
      } else {
        standing = run
      }
    }
    let walk = ExploreWalk(player, from: moment, standing, avoiding: avoided)
    for edge in edges {
      if isInterrupted() || isOverdrawn || isFull { break }
      guard let arrival = await follow(edge, on: walk, from: moment) else { continue }
      // On a long way it would strike somewhere else.
      guard edge.steps.count <= 2 else { continue }
      for request in Set(arrival.requests).sorted() {
        for fault in options.faults(at: moment.cost + edge.cost, unless: record.failed, request) {
          let failing = edge.failing(request, by: fault.rawValue)
          _ = await follow(failing, on: walk, from: moment)
          let isFirst = record.failed.insert(fault.name(of: request)).inserted
          guard isFirst, fault == .arrivedButTimedOut else { continue }
          for sequel in failing.sequels(of: edge, among: edges) {
            _ = await follow(sequel, on: walk, from: moment, isEnd: true)
          }
        }
      }
    }
    let finds = await walk.finish()
    // An edge that was stopped may seem to have broken something.
    if isInterrupted() { return stay(at: moment, .interruption) }
    if isOverdrawn { return stay(at: moment, .budget) }
    if isFull { return stay(at: moment, .size) }
    for found in finds { note(found.failure, after: found.way) }
  }

  /// Ends the exploration at a moment, which is left in every way another time.
  private func stay(at moment: ExploreMoment, _ ending: ExploreEnding) {
    record.expanded.remove(moment.digest)
    self.ending = ending
  }

  /// `true` once a moment has taken more actions than the rest of the budget and some more.
  ///
  /// Usually a moment is left whole. One with a way of a thousand steps would go on for hours.
  private var isOverdrawn: Bool { player.actions >= mostActions + mostOver }
  /// `true` once the record has no room for another way.
  private var isFull: Bool { weight > mostWeight }

  /// Notes what can be seen at a moment, for the coverage.
  private func look(at run: FlowRun, _ moment: ExploreMoment) {
    guard let stage = run.stage else { return }
    let direction = stage.environment.layoutDirection
    let screen = WalkScreen(stage.frames, route: moment.screen, direction)
    sights.look(at: stage, screen, player.routes, into: &record)
    let navigation = stage.navigator.navigation
    if !navigation.canGoBack, navigation.presentations.isEmpty {
      record.roots.insert(moment.digest)
    }
  }

  private func follow(
    _ edge: WalkEdge,
    on walk: ExploreWalk,
    from moment: ExploreMoment,
    isEnd: Bool = false
  ) async -> WalkPlayer.Arrival? {
    if isOverdrawn { return nil }
    let cost = moment.cost + edge.cost
    guard let arrival = await walk.follow(edge, isKnown: { isKnown($0, within: cost) }),
      !isInterrupted()
    else { return nil }
    followed += 1
    didFollow?(progress)
    if let subject = edge.subject { record.used.insert(WalkScreen.name(ofSubject: subject)) }
    if arrival.isRefused { return nil }
    if let failure = arrival.failure {
      note(failure, after: moment.way + arrival.steps)
      return nil
    }
    // An edge that is followed once, wherever that is, leads to no moment: the moments depend on no order.
    if isEnd { return arrival }
    record.arrows.insert(
      .init(from: moment.screen, words: BreakKind.marked(edge.words), to: arrival.screen)
    )
    if edge.isOfThePerson {
      record.moves.insert(.init(from: moment.digest, to: arrival.digest))
    }
    let way = moment.way + arrival.steps
    // A record with a longer way could not be read again.
    if isKnown(arrival.digest, within: cost) || ExploreRecord.isTooLong(way) { return arrival }
    let new = ExploreMoment(
      digest: arrival.digest,
      way: way,
      cost: cost,
      depth: moment.depth + (edge.cost == 0 ? 0 : 1),
      screen: arrival.screen
    )
    weight += ExploreRecord.weight(of: way)
    if isFull { return arrival }
    if let place = known[new.digest] {
      record.moments[place] = new
    } else {
      known[new.digest] = record.moments.count
      record.moments.append(new)
    }
    if !arrival.screen.isEmpty { record.routes.insert(arrival.screen) }
    if isWanted(new) { frontier.add(new) }
    return arrival
  }

  /// Returns a Boolean value that indicates whether a moment was found before at this distance from the
  /// start or nearer, or was left since.
  private func isKnown(_ digest: UInt64, within cost: Int) -> Bool {
    guard let place = known[digest] else { return false }
    return record.moments[place].cost <= cost || record.expanded.contains(digest)
  }

  /// Notes something that is broken, the first time.
  package func note(_ failure: FlowFailure, after way: [WalkStep]) {
    let kind = BreakKind(failure).words
    guard record.breaks.count < ExploreRecord.mostBreaks else { return }
    guard brokenKinds.insert(kind).inserted else { return }
    record.breaks.append(.init(kind: kind, message: failure.message, way: way))
  }
}
