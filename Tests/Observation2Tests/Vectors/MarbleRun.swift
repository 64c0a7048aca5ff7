import Observation2

/// One case, run in virtual time in the order that the format prescribes.
@MainActor
final class MarbleRun {
  private let definition: MarbleValue
  private let time = VirtualTime()
  /// Disposes of the case's remaining subscriptions, once it has been compared.
  private let bag = DisposeBag()
  private var sources: [(name: String, source: MarbleSource)] = []
  private var result: MarbleResult?
  /// The result of the case's operator, if it is connected explicitly.
  private var connectable: ConnectableStream<MarbleValue>?
  private var failure: (any Error)?
  private var recordings: [String: [MarbleValue]] = [:]
  private var innerRecordings: [String: [MarbleValue]] = [:]

  private init(_ definition: MarbleValue) {
    self.definition = definition
  }

  /// Returns the differences from the expected result, or what is wrong with the case; empty if it has
  /// passed.
  static func differences(_ definition: MarbleValue) -> [String] {
    let faults = MarbleFormat.faults(of: definition)
    if !faults.isEmpty { return faults }
    let run = MarbleRun(definition)
    defer { run.bag.dispose() }
    do {
      try run.play()
      return run.compare()
    } catch {
      return ["\(error)"]
    }
  }

  private func play() throws {
    for source in definition["sources"]?.elements ?? [] {
      guard let name = source["name"]?.string else { throw MarbleUnknown("source \(source)") }
      sources.append((name, try MarbleSource(source, time)))
    }
    if let observers = definition["observers"]?.elements {
      at(100) { try self.build() }
      for observer in observers { try schedule(observer, as: observer["name"]?.string ?? "") }
    } else {
      let start = definition["start"] ?? .null
      at(start["create"]?.int ?? 100) { try self.build() }
      try schedule(start, as: "")
    }
    try scheduleConnections()
    time.advanceSynchronously(to: .seconds(10_000))
    if let failure { throw failure }
  }

  private func at(_ tick: Int, _ action: @escaping () throws -> Void) {
    _ = time.schedule(at: .seconds(tick)) {
      do { try action() } catch { self.failure = self.failure ?? error }
    }
  }

  private func schedule(_ observer: MarbleValue, as name: String) throws {
    let subscription = SerialDisposable()
    bag.insert(subscription)
    recordings[name] = []
    at(observer["subscribe"]?.int ?? 200) {
      subscription.disposable = try self.observed().subscribe { event in
        self.recordings[name, default: []].append(self.record(event))
      }
    }
    if let dispose = observer["dispose"]?.int { at(dispose) { subscription.dispose() } }
  }

  private func scheduleConnections() throws {
    var connection: (any Disposable)?
    for entry in definition["params"]?["connect"]?.elements ?? [] {
      guard let tick = entry.elements?.first?.int, let what = entry.elements?.last?.string else {
        throw MarbleUnknown("connect \(entry)")
      }
      at(tick) {
        guard let stream = self.connectable else {
          throw MarbleUnknown("connect of a stream that is not connectable")
        }
        switch what {
        case "connect":
          let running = stream.connect()
          self.bag.insert(running)
          connection = running
        case "disconnect": connection?.dispose()
        default: throw MarbleUnknown("connect \(entry)")
        }
      }
    }
  }

  private func build() throws {
    let streams = sources.map(\.source.stream)
    let named = Dictionary(zip(sources.map(\.name), streams)) { first, _ in first }
    var made = try MarbleOperators.make(
      definition["operator"]?.string ?? "",
      MarbleContext(
        params: definition["params"] ?? .object([:]),
        sources: streams,
        named: named,
        time: time,
        bag: bag
      )
    )
    if case .connectable(let stream) = made { connectable = stream }
    for step in definition["then"]?.elements ?? [] {
      let values: EventStream<MarbleValue>
      switch made {
      case .values(let stream): values = stream
      case .connectable(let stream): values = stream.asStream()
      case .streams: values = try observed(made)
      }
      made = try MarbleOperators.make(
        step["operator"]?.string ?? "",
        MarbleContext(
          params: step["params"] ?? .object([:]),
          sources: [values],
          named: named,
          time: time,
          bag: bag
        )
      )
    }
    result = made
  }

  private func observed() throws -> EventStream<MarbleValue> {
    guard let result else { throw MarbleUnknown("nothing to observe: not built yet") }
    return try observed(result)
  }

  private func observed(_ result: MarbleResult) throws -> EventStream<MarbleValue> {
    switch result {
    case .values(let stream): return stream
    case .connectable(let stream): return stream.asStream()
    case .streams(let stream):
      let observe = definition["observe"] ?? .object(["inner": .string("keys")])
      switch observe["inner"]?.string {
      case "indexed":
        return stream.enumerated().flatMap { index, inner in
          inner.stream.map { .array([.int(index), $0]) }
        }
      case "keys": return stream.enumerated().map { $1.key ?? .int($0) }
      case "record":
        return stream.enumerated().map { index, inner in
          let key = inner.key ?? .int(index)
          self.recordInner(inner.stream, as: key, observe)
          return key
        }
      default: throw MarbleUnknown("observe \(observe)")
      }
    }
  }

  private func recordInner(
    _ stream: EventStream<MarbleValue>,
    as key: MarbleValue,
    _ observe: MarbleValue
  ) {
    let name = key.string ?? "\(key)"
    let subscription = SerialDisposable()
    bag.insert(subscription)
    innerRecordings[name] = innerRecordings[name] ?? []
    let subscribe = {
      subscription.disposable = stream.subscribe { event in
        self.innerRecordings[name, default: []].append(self.record(event))
      }
    }
    if let tick = observe["at"]?.int {
      at(tick) { subscribe() }
    } else if let delay = observe["delay"]?.int, delay > 0 {
      at(time.ticks + delay) { subscribe() }
    } else {
      subscribe()
    }
    let dispose = observe["dispose"]
    if let tick = dispose?.int ?? dispose?[name]?.int ?? dispose?["*"]?.int {
      at(tick) { subscription.dispose() }
    }
  }

  private func record(_ event: StreamEvent<MarbleValue>) -> MarbleValue {
    let now = MarbleValue.int(time.ticks)
    return switch event {
    case .next(let value): .array([now, .string("next"), value])
    case .error(let error):
      .array([now, .string("error"), .string(MarbleFailure.label(of: error))])
    case .completed: .array([now, .string("completed")])
    }
  }

  private func compare() -> [String] {
    let expected = definition["expect"] ?? .null
    var differences: [String] = []
    func check(_ what: String, _ got: MarbleValue, _ expected: MarbleValue?) {
      if let expected, got != expected {
        differences.append("\(what)\n    expected \(expected)\n    got      \(got)")
      }
    }
    if definition["observers"] == nil {
      check("events", .array(recordings[""] ?? []), expected["events"])
    } else {
      for (name, events) in recordings {
        check("events of \(name)", .array(events), expected["events"]?[name])
      }
    }
    for (name, source) in sources {
      check("subscriptions of \(name)", source.spanValues, expected["subscriptions"]?[name])
    }
    if let inner = expected["inner"] {
      check("inner", .object(innerRecordings.mapValues { .array($0) }), inner)
    }
    return differences
  }
}
