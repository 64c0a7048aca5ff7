import FlowEngine
import FlowFormat
import FlowReports
import Scenes
import ScenesHeadless

/// Draws the next action of a random walk from the vocabulary, and prefers what was drawn and met least.
///
/// Everything it leans to is counted, so the same seed on the same app draws the same actions.
@MainActor
struct RandomPolicy {
  /// Actions of one kind, and how likely they are in relation to the others.
  private typealias Offer = (weight: Int, edges: (inout RandomPolicy) -> [WalkEdge])

  private static let touches: [(WalkAction, Int)] = [
    (.tap, 38), (.longPress, 3), (.doubleTap, 2), (.swipeAside, 6), (.refresh, 3), (.scroll, 5),
  ]
  /// So often the device is turned and the process ended after each action before both become rare.
  private static let enoughUpheavals = 4

  let vocabulary: WalkVocabulary
  private let starts: [WalkEdge]
  private var random: FlowRandom
  var counts = WalkCounts()
  var findings: RandomFindings
  /// The values that the app has listed for each event, when it refused others.
  private var known: [String: [String]] = [:]
  /// The kind of screen in front, the taps that were there, and those that have come up since and were not done.
  private var route = ""
  private var seen: Set<String> = []
  private var fresh: Set<String> = []
  /// The last action, by its key.
  private var last = ""

  init(_ vocabulary: WalkVocabulary, seed: UInt64) {
    (self.vocabulary, starts) = (vocabulary, vocabulary.starts)
    random = FlowRandom(seed: seed)
    findings = RandomFindings(vocabulary.appType, seed: seed)
  }

  /// Returns one of several numbers.
  mutating func pick(_ numbers: [Int]) -> Int { random.pick(numbers) }

  /// Begins on a new installation.
  mutating func start() -> WalkEdge {
    (route, last) = ("", "")
    return pick(starts)
  }

  /// Draws the next action in a run.
  mutating func next(in run: FlowRun) -> WalkEdge {
    guard let stage = run.stage else {
      return draw([(85, { $0.starts }), (15, { $0.strays(in: run) })])
    }
    if run.isInBackground { return WalkEdge(0, .foreground) }
    let screen = vocabulary.screen(of: stage)
    let touches = vocabulary.touches(on: screen)
    let taps = touches.filter { $0.action == .tap }
    note(Set(taps.map(\.key)), on: screen.route)
    findings.look(at: screen, seen, of: stage, vocabulary.routes)
    let edge = draw(
      self.touches(touches, fresh: taps.filter { fresh.contains($0.key) })
        + typing(on: screen, taps)
        + upheavals(run, stage) + rest(run, stage, screen)
    )
    last = edge.key
    fresh.remove(last)
    return varied(edge, among: taps, in: run, on: stage)
  }

  /// Learns from a refusal what the app takes.
  mutating func learn(from refusal: StepFailure, of step: WalkStep) {
    guard step.action == .backend, !refusal.known.isEmpty else { return }
    known[step.key] = refusal.known
  }

  private mutating func note(_ taps: Set<String>, on route: String) {
    if route != self.route { (self.route, seen, fresh) = (route, taps, []) }
    fresh = fresh.union(taps.subtracting(seen)).intersection(taps)
    seen = taps
  }

  // MARK: - Offers

  private func touches(_ touches: [WalkEdge], fresh: [WalkEdge]) -> [Offer] {
    // A person wants to do what they have just made possible.
    [(60, { _ in fresh })]
      + Self.touches.map { action, weight in
        (weight, { _ in touches.filter { $0.action == action } })
      }
  }

  private func typing(on screen: WalkScreen, _ taps: [WalkEdge]) -> [Offer] {
    let hasTyped = last.hasPrefix("- inputText")
    return [
      (60, { $0.vocabulary.filling(screen) }),
      (
        screen.focused == nil ? 8 : 0,
        { _ in
          let fields = Set(screen.fields.map { screen.subject($0) })
          return taps.filter { $0.subject.map(fields.contains) ?? false }
        }
      ),
      (
        hasTyped ? 10 : 60,
        {
          let texts = WalkSamples.texts + WalkSamples.oddTexts
          return $0.vocabulary.typing(on: screen, texts, WalkSamples.keys)
        }
      ),
    ]
  }

  /// Rotations and ends of the process while nothing is due.
  ///
  /// The fewer of them followed on the last action, the likelier they are.
  private func upheavals(_ run: FlowRun, _ stage: Stage) -> [Offer] {
    if isWaiting(run) { return [] }
    return vocabulary.device(stage).map { edge in
      let key = "\(edge.key) after \(last)"
      return (
        counts.draws(of: key) < Self.enoughUpheavals ? 4 : 1,
        { policy in
          policy.counts.addDraw(key)
          return [edge]
        }
      )
    }
  }

  private func rest(_ run: FlowRun, _ stage: Stage, _ screen: WalkScreen) -> [Offer] {
    [
      (isWaiting(run) ? 16 : 5, { $0.vocabulary.time(run) }),
      (4, { $0.vocabulary.back(stage) }),
      (run.app.network.underWay.isEmpty ? 6 : 12, { $0.links(on: screen) }),
      (6, { $0.events(on: screen) }),
      (9, { $0.vocabulary.swipes(on: screen) }),
      (3, { $0.starts }),
      (8, { $0.vocabulary.repairs(in: run) }),
      (12, { $0.strays(in: run) + $0.vocabulary.strays(on: screen, &$0.random) }),
    ]
  }

  private mutating func strays(in run: FlowRun) -> [WalkEdge] {
    vocabulary.strays(in: run, &random)
  }

  private mutating func links(on screen: WalkScreen) -> [WalkEdge] {
    let numbers = screen.numbers.sorted() + ["\(1 + random.below(12))"]
    return vocabulary.links { form in
      let names =
        vocabulary.knownNames(of: form) + [vocabulary.name(of: form, random.pick(numbers))]
      return random.pick(names)
    }
  }

  private mutating func events(on screen: WalkScreen) -> [WalkEdge] {
    let events = vocabulary.backend(on: screen) { event, _ in
      let all = known[WalkStep.backend(event, [:]).key] ?? []
      return all.isEmpty ? ["\(1 + random.below(12))"] : [random.pick(all)]
    }
    return events + vocabulary.news(of: events, on: screen)
  }

  /// Returns a Boolean value that indicates whether something is due within two seconds.
  private func isWaiting(_ run: FlowRun) -> Bool {
    WalkPlayer.millisecondsToNext(in: run).map { $0 <= 2_000 } ?? false
  }

  // MARK: - Chance

  /// Draws one of several offers; where none has an action, time goes on.
  private mutating func draw(_ offers: [Offer]) -> WalkEdge {
    var offers = offers
    while !offers.isEmpty {
      var place = random.below(offers.reduce(0) { $0 + $1.weight })
      let index = offers.firstIndex { offer in
        place -= offer.weight
        return place < 0
      }
      let edges = offers.remove(at: index ?? 0).edges(&self)
      if !edges.isEmpty { return pick(edges) }
    }
    return WalkEdge(0, .wait(milliseconds: 1_000))
  }

  /// Draws one of several actions: mostly one that was drawn least, promises a change, or makes a rare request.
  private mutating func pick(_ edges: [WalkEdge]) -> WalkEdge {
    let chance = random.below(100)
    let worths = edges.map { edge -> Double in
      switch chance {
      case ..<40: -Double(counts.draws(of: edge.key))
      case ..<65: edge.subject == nil ? 0.5 : counts.promise(of: edge.key)
      case ..<80:
        counts.rarestRequest(after: edge.key).map { -Double(counts.requests[$0] ?? 0) }
          ?? -.infinity
      default: 0
      }
    }
    let most = worths.max()
    let edge = random.pick(zip(edges, worths).filter { $1 == most }.map(\.0))
    counts.addDraw(edge.key)
    return edge
  }

  // MARK: - Sequels

  /// Goes on as people do after something that has made a request: it fails and they repeat it, or they go back.
  private mutating func varied(
    _ edge: WalkEdge,
    among taps: [WalkEdge],
    in run: FlowRun,
    on stage: Stage
  ) -> WalkEdge {
    if edge.action == .link, !run.app.network.underWay.isEmpty {
      // A result that reaches a screen only then is easily forgotten.
      return edge.followed(by: [.settling])
    }
    if edge.action == .backend, random.happens(30) {
      // The next one may have another value.
      let events = events(on: vocabulary.screen(of: stage))
      return edge.followed(by: events.first { $0.key == edge.key }?.steps ?? [])
    }
    guard edge.action == .tap, let request = counts.rarestRequest(after: edge.key) else {
      return edge
    }
    switch random.below(100) {
    case ..<35: return failing(edge, request, among: taps, on: stage)
    // The screen below has not seen what has changed.
    case ..<60 where stage.navigator.navigation.canGoBack:
      return edge.followed(by: [.settling, .back])
    default: return edge
    }
  }

  /// Lets the request of a tap fail in the rarest way, and goes on as people do after it.
  ///
  /// Only then the app learns of a request that was carried out without an answer.
  private mutating func failing(
    _ edge: WalkEdge,
    _ request: String,
    among taps: [WalkEdge],
    on stage: Stage
  ) -> WalkEdge {
    let all = SimulatedNetwork.Fault.allCases
    let planned = all.map { counts.draws(of: $0.name(of: request)) }
    let fault = random.pick(zip(all, planned).filter { $1 == planned.min() }.map(\.0))
    counts.addDraw(fault.name(of: request))
    let failing = edge.failing(request, by: fault.rawValue)
    let staying = taps.filter { !counts.leaving.contains($0.key) }
    let sequels = failing.sequels(of: edge, among: staying)
    switch random.below(4) {
    case 0: return sequels.first ?? failing
    case 1:
      return failing.followed(by: WalkVocabulary.comingBack(to: WalkVocabulary.top(of: stage)))
    case 2: return failing
    default: return sequels.isEmpty ? failing : random.pick(sequels)
    }
  }
}
