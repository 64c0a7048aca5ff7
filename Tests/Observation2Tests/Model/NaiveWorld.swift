/// The simplest model of sources and chains.
@MainActor
final class NaiveWorld: ScriptedWorld {
  var log: [Delivery] = []
  private var sources: [NaiveSource]
  private var pipes: [NaivePipe] = []
  private let reactions: Reactions

  init(_ reactions: Reactions, sources: Int) {
    self.reactions = reactions
    self.sources = (0..<sources).map(NaiveSource.init)
  }

  var observerCount: Int { pipes.count }

  /// The number of observers that can still receive an event.
  var heldCount: Int {
    pipes.count { $0.isHeld }
  }

  /// The number of subscriptions that have neither ended nor been disposed of.
  var aliveCount: Int {
    pipes.count { $0.isAlive }
  }

  func hasObservers(_ source: Int) -> Bool { sources[source].hasObservers }

  func perform(_ action: OperationScript.Action) {
    switch action {
    case .send(let index, let value): use(index) { $0.send(value) }
    case .complete(let index): use(index) { $0.end(.completed) }
    case .fail(let index): use(index) { $0.end(.failed) }
    case .replace(let index):
      let gone = sources[index]
      sources[index] = NaiveSource(index)
      gone.replace()
    case .dispose(let observer): if observer < pipes.count { pipes[observer].dispose() }
    case .subscribe(let index, let chain, let other):
      let observer = pipes.count
      let pipe = NaivePipe(asksWhenMuted: observer % 3 == 0) { [unowned self] event in
        if event.number >= 1 << 40, observer % 3 == 2 { return }
        reactions.received(event, by: observer, in: self)
      }
      pipes.append(pipe)
      let note = { [unowned self] in log.append(Delivery(observer: observer, event: .disposed)) }
      // A source that is subscribed to only later is not kept alive until then.
      use(index, chain.holdsSource) { source in
        use(other, chain.holdsOther) { _ in
          pipe.run(
            chain,
            source,
            { [unowned self] in sources[other] },
            inner: { [unowned self] in inner($0, index, other) },
            note
          )
          pipe.hasStarted()
        }
      }
    }
  }

  /// Ends all subscriptions, so that the model leaves no reference cycle behind.
  func disposeAll() {
    for pipe in pipes { pipe.stop() }
  }

  private func use(_ index: Int, _ holds: Bool = true, _ body: (NaiveSource) -> Void) {
    let source = sources[index]
    if holds { source.hold { body(source) } } else { body(source) }
  }

  private func inner(_ value: Int, _ source: Int, _ other: Int) -> NaiveInner {
    switch ScriptedInner(value) {
    case .other: .source { [unowned self] in sources[other] }
    case .never: .never
    case .value(let value): .value(value) {}
    case .sending(let value, let afterwards):
      .value(value) { [unowned self] in
        reactions.tearDown(.send(source: source, value: afterwards), in: self)
      }
    }
  }
}
