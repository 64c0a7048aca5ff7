import FlowEngine
package import FlowFormat
import FlowReports
public import ScenesHeadless

/// Random fire: plays an app at random, with all that may happen around it, and looks for what breaks.
///
/// ```swift
/// let report = await FlowMonkey(app: MarketApp.self, seed: 7).run(steps: 10_000)
/// if let end = report.end { print(end.flow) }
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
  /// - Returns: The report of the actions and of the break.
  public func run(steps: Int) async -> FlowMonkeyReport {
    var chooser = MonkeyChooser(appType, seed: seed, values: values)
    let player = FlowPlayer(FlowCollection(), app: appType, options: FlowOptions(checks: .every))
    var left = steps
    var number = 0
    var breaks: [FlowMonkeyBreak] = []
    while left > 0, !isInterrupted() {
      number += 1
      let script = MonkeyScript(seed: seed, round: number, file: file)
      let length = max(1, roundLength / chooser.random.pick(Self.divisors))
      let end = await playRound(number, script, of: player, min(left, length), &chooser)
      left = steps - chooser.counts.steps
      didFinishRound?(chooser.counts.steps)
      if let end {
        breaks.append(end)
        if end.count <= Self.shortEnough || breaks.count == Self.mostBreaks { break }
      }
    }
    let shortest = breaks.min { $0.count < $1.count }
    return FlowMonkeyReport(seed: seed, chooser, end: shortest)
  }

  /// Plays a round, of which nothing is left afterwards unless it has broken something.
  private func playRound(
    _ number: Int,
    _ script: MonkeyScript,
    of player: FlowPlayer,
    _ count: Int,
    _ chooser: inout MonkeyChooser
  ) async -> FlowMonkeyBreak? {
    let round = MonkeyRound(script, of: player, budget(), isInterrupted, willPlay)
    await round.play(count, &chooser)
    let failures = await round.finish()
    if failures.isEmpty { return nil }
    return await FlowMonkeyBreak(of: round.steps, failures, in: script, round: number, with: player)
  }
}
