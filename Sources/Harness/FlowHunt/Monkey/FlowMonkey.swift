import FlowEngine
package import FlowFormat
import FlowReports
public import ScenesHeadless

/// Random fire: draws from the actions of an exploration at random, and from more, and looks for what breaks.
///
/// ```swift
/// let report = await FlowMonkey(app: MarketApp.self, seed: 7).run(steps: 10_000)
/// for found in report.breaks { print(found.flow) }
/// ```
/// It works for every app that flows can be played on, and knows none. Each step is one of a flow, played
/// by the player of flows. The app's invariants are checked after it. The steps are played in rounds, each
/// on an installation of its own like a flow. So the few hundred steps of one round show a break, and the
/// shortest part that still shows it is looked for then. <doc:RandomFire> has the actions and their
/// weights.
@MainActor
public struct FlowMonkey {
  /// How many steps a round has at most, unless said otherwise.
  private static let usualLength = 500
  /// By how much a round may be shorter: some things can be done only once on an installation, and others take long.
  private static let divisors = [1, 2, 5, 10]

  /// So many steps a person reads at a glance.
  private static let shortEnough = 8
  private static let mostBreaks = 4
  /// So many steps on a screen say that nothing leads away from it.
  private static let leastSteps = 20

  private let appType: any SimulatedApp.Type
  private let seed: UInt64
  private let values: [String: String]
  private let roundLength: Int
  /// The name of the file for the steps of a round, for messages.
  package var file = "monkey.yaml"
  /// Called before each step with the text that a file of the round gets: for the first one its beginning
  /// as well.
  package var willPlay: ((_ text: String, _ isFirst: Bool) -> Void)?
  /// Returns `true` to end it; called before each step.
  package var isInterrupted: () -> Bool = { FlowInterruption.isAsked }
  /// Makes the budget of a round.
  package var budget: () -> FlowBudget = { FlowBudget(unless: { FlowInterruption.isAsked }) }
  /// Called after each round with the number of steps in all.
  package var didFinishRound: ((Int) -> Void)?

  /// Creates random fire at an app.
  ///
  /// - Parameters:
  ///   - appType: The app, of which each round gets a fresh installation.
  ///   - seed: The seed of the steps; the same seed gives the same steps and the same report.
  ///   - values: The texts to type into fields, by their identifiers, such as a name and a password that
  ///     the app knows. They are in the flows of breaks.
  public init(
    app appType: any SimulatedApp.Type,
    seed: UInt64 = 0,
    values: [String: String] = [:]
  ) {
    self.init(app: appType, seed: seed, roundLength: Self.usualLength, values: values)
  }

  package init(
    app appType: any SimulatedApp.Type,
    seed: UInt64,
    roundLength: Int,
    values: [String: String] = [:]
  ) {
    (self.appType, self.seed, self.roundLength) = (appType, seed, roundLength)
    self.values = values
  }

  /// Plays steps until something breaks.
  ///
  /// If the shortest steps that show it are many, it goes on for a few breaks of any kind, and takes the shortest.
  ///
  /// - Parameter steps: The number of steps; none if it is not above zero.
  /// - Returns: The report, with the shortest of the breaks.
  public func run(steps: Int) async -> FlowWalkReport {
    let player = FlowPlayer(FlowCollection(), app: appType, options: FlowOptions(checks: .every))
    let walk = WalkPlayer(player, WalkScript(seed: seed, round: 0, file: file))
    walk.isInterrupted = isInterrupted
    var policy = RandomPolicy(await walk.vocabulary(typing: values), seed: seed)
    var number = 0
    var breaks: [FlowWalkBreak] = []
    while policy.counts.steps < steps, !isInterrupted() {
      number += 1
      let length = max(1, roundLength / policy.pick(Self.divisors))
      let script = WalkScript(seed: seed, round: number, file: file)
      let round = RandomRound(script, of: player, budget(), isInterrupted, willPlay)
      await round.play(min(steps - policy.counts.steps, length), &policy)
      let failures = await round.finish()
      didFinishRound?(policy.counts.steps)
      guard let failure = failures.first else { continue }
      let kind = BreakKind(failure).words
      let found = await FlowWalkBreak(
        ExploreRecord.Break(kind: kind, message: failure.message, way: round.steps),
        in: script,
        saying: "The shortest steps that show what round \(number) at random has broken.",
        with: player,
        isInterrupted: { FlowInterruption.isAsked }
      )
      breaks.append(found)
      if found.count <= Self.shortEnough || breaks.count == Self.mostBreaks { break }
    }
    return report(policy, breaks.min { $0.count < $1.count })
  }

  private func report(_ policy: RandomPolicy, _ found: FlowWalkBreak?) -> FlowWalkReport {
    var (record, counts) = (policy.findings.record, policy.counts)
    record.sessions[""] = ExploreSession(actions: counts.steps)
    for form in policy.vocabulary.routes.forms { counts.visits[form, default: 0] += 0 }
    return FlowWalkReport(
      record,
      policy.findings.sights,
      of: appType,
      typing: values,
      breaks: found.map { [$0] } ?? [],
      stays: counts.stays.filter { $0.value >= Self.leastSteps }
        .mapValues { English.counted($0, "step") },
      counts: counts,
      end: "\(English.counted(counts.steps, "step")) with the seed \(seed): \(counts.share) have "
        + "changed something on the screen"
    )
  }
}
