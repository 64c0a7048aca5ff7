import FlowEngine
import FlowFormat
import FlowReports
import Observation2
import ScenesHeadless

extension MonkeyChooser {
  /// The actions around the app: time, the network, the back ends, the device and its settings.
  func world(_ run: FlowRun) -> [Offer] {
    let network = run.app.network
    let isSlow = network.latency > .seconds(1)
    return [
      Offer(waits(run) ? 16 : 5) { $0.time(run) },
      Offer(4) { $0.fault() },
      Offer(senders.isEmpty ? 0 : 6) { $0.sendAgain() },
      Offer(isSlow ? 4 : 1) { $0.latency(isSlow) },
      Offer(network.isOffline ? 5 : 1) { _ in
        MonkeyStep(
          .airplaneMode,
          "setAirplaneMode",
          ["value": network.isOffline ? "disabled" : "enabled"]
        )
      },
      Offer(appType.backendEvents.isEmpty ? 0 : 5) { $0.backend() },
      Offer(2) { $0.turn() },
      Offer(2) { $0.device() },
      Offer(2) { $0.textSize() },
      Offer(1) { chooser in
        MonkeyStep(
          .darkMode,
          "setDarkMode",
          ["value": chooser.random.happens(50) ? "enabled" : "disabled"]
        )
      },
    ]
  }

  /// A Boolean value that indicates whether something is due within two seconds.
  func waits(_ run: FlowRun) -> Bool {
    run.time.nextDue.map { $0 - run.time.now <= .seconds(2) } ?? false
  }

  /// Moves time on, mostly to the next event that is due.
  private mutating func time(_ run: FlowRun) -> MonkeyStep {
    var span = random.pick(MonkeySamples.times)
    if let due = run.time.nextDue, random.happens(80) {
      let (seconds, attoseconds) = (due - run.time.now).components
      let milliseconds =
        seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
      if milliseconds < 600_000 { span = "\(max(1, milliseconds))ms" }
    }
    return MonkeyStep(.time, "advanceTime", ["value": span])
  }

  /// Moves time on until what the network has delayed is there.
  var longTime: MonkeyStep { MonkeyStep(.time, "advanceTime", ["value": "5min"]) }

  // MARK: - The network

  /// Plans the fault that has struck least, for any request or for those of one name.
  private mutating func fault() -> MonkeyStep? {
    let names = counts.faults.keys.sorted()
    let all = SimulatedNetwork.Fault.allCases
    var planned = MonkeyFault(request: nil, fault: random.pick(all))
    if random.happens(70), !names.isEmpty {
      let open = names.flatMap { name in all.map { MonkeyFault(request: name, fault: $0) } }
        .filter { !plannedFaults.contains($0) }
      let rare = Self.least(of: open, by: strokes)
      if !rare.isEmpty { planned = random.pick(rare) }
    } else {
      let rare = Self.least(of: all, by: counts.strokes)
      planned = MonkeyFault(request: nil, fault: random.pick(rare))
    }
    return plan(planned)
  }

  /// Plans a fault.
  mutating func plan(_ planned: MonkeyFault) -> MonkeyStep {
    plannedFaults.insert(planned)
    let fault = planned.fault.rawValue
    guard let request = planned.request else {
      return MonkeyStep(
        .fault,
        "setNetwork",
        ["failNext": fault, "times": "\(1 + random.below(3))"]
      )
    }
    return MonkeyStep(
      .fault,
      "setNetwork",
      ["failNext": fault, "match": FlowText.quoted(request)]
    )
  }

  func strokes(of fault: MonkeyFault) -> Int {
    fault.request.flatMap { counts.faults[$0]?[fault.fault] } ?? 0
  }

  private mutating func latency(_ isSlow: Bool) -> MonkeyStep {
    let latency = isSlow ? "300ms" : rare(MonkeySamples.latencies, "latency")
    return MonkeyStep(.latency, "setNetwork", ["latency": latency])
  }

  // MARK: - The other side

  private mutating func backend() -> MonkeyStep {
    let events = appType.backendEvents
    let event = rare(events.keys.sorted(), "event")
    let isOdd = random.happens(20)
    let values = (events[event] ?? []).sorted().map { name in
      (name, isOdd ? random.pick(MonkeySamples.oddValues) : eventValue(name, of: event))
    }
    if !isOdd { news = (event, values) }
    return backend(event, values, isOdd: isOdd)
  }

  /// Returns the newest event once more, with one of its values drawn again.
  mutating func newsAgain() -> MonkeyStep? {
    guard let news else { return nil }
    var values = news.values
    if !values.isEmpty {
      let place = random.below(values.count)
      values[place].value = eventValue(values[place].name, of: news.event)
    }
    return backend(news.event, values, isOdd: false)
  }

  private mutating func backend(
    _ event: String,
    _ values: [(name: String, value: String)],
    isOdd: Bool
  ) -> MonkeyStep {
    let words = values.map { "\($0.name): \(FlowText.quoted($0.value))" }
    var arguments = [("event", event), ("values", "{\(words.joined(separator: ", "))}")]
    if random.happens(15) { arguments.append(("after", random.pick(MonkeySamples.times))) }
    arguments.append(("optional", "true"))
    return MonkeyStep(
      isOdd ? .oddBackend : .backend,
      "backend",
      arguments: arguments.map { MonkeyStep.Argument(key: $0.0, value: $0.1) },
      subject: "backend \(event)"
    )
  }

  private mutating func eventValue(_ name: String, of event: String) -> String {
    let known = vocabulary.values(for: "backend \(event) \(name)")
    if !known.isEmpty, random.happens(80) { return random.pick(known) }
    return value(for: name, isNumber: true)
  }

  /// Learns from a refusal what the app takes.
  mutating func learn(from refusal: StepFailure, of step: MonkeyStep) {
    guard !refusal.known.isEmpty, let subject = step.subject else { return }
    switch step.action {
    case .backend, .oddBackend:
      let event = String(subject.dropFirst("backend ".count))
      let names = appType.backendEvents[event] ?? []
      for name in names { vocabulary.learn(refusal.known, for: "backend \(event) \(name)") }
    case .launch:
      for name in appType.launchArguments where step.line.contains("{\(name): ") {
        vocabulary.learn(refusal.known, for: name)
      }
    default: break
    }
  }
}
