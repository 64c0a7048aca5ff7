/// The part of an operator that has subscriptions, a timer or a resource of its own: it keeps them,
/// and lets go of all of them when the operator is over.
///
/// What happens with values is in closures that the operator makes. The sources and timers hold
/// them, and they hold the stage; the stage holds none of them. So it goes when they have gone, and
/// tells the stage below.
class LinkedStage<Output>: ConnectingNode {
  final let sink: EventSink<Output>
  @exclusivity(unchecked) private(set) final var isOver = false
  @exclusivity(unchecked) private final var inputs: [LinkedInput] = []
  @exclusivity(unchecked) private final var kept: (any Disposable)?
  /// Another stream delivers in this stage's place.
  @exclusivity(unchecked) private final var isReplaced = false

  init(_ sink: EventSink<Output>) {
    self.sink = sink
  }

  deinit {
    guard isOver else { return sink.raw.stageGone(leaving: inputs, kept, isLost: isLost) }
    if !isReplaced { sink.raw.upstreamGone() }
    kept?.dispose()
  }

  /// What the stage below ends this one by.
  final var link: UpstreamLink { isOver ? .none : UpstreamLink(self) }

  /// Connects to a stream, unless the stage is over.
  ///
  /// An `input` is given by callers that want to ``leave(_:)`` it. `passesOrigins` says whether what
  /// the stage gives derives from this stream's values. `next` is called with each value, and what
  /// it throws ends the stage; `end` is called once, with the stream's end, and `gone` in its place
  /// when the stream's origin goes away without one: that of the stage has gone then, by default.
  final func listen<Value>(
    to stream: EventStream<Value>,
    by input: LinkedInput = LinkedInput(),
    passesOrigins: Bool = true,
    next: @escaping (Value) throws -> Void,
    end: @escaping (StreamEnd) -> Void,
    gone: (() -> Void)? = nil
  ) {
    guard !isOver else { return }
    input.index = inputs.count
    inputs.append(input)
    input.start {
      stream.connect(
        EventSink { payload, signal in
          switch signal {
          case .next:
            if input.isOver || self.isOver { return !input.isOver }
            do {
              try next(payload.assumingMemoryBound(to: Value.self).pointee)
            } catch {
              self.finish(.error(error))
            }
            return !input.isOver
          case .end:
            input.upstream.clear()
            if input.isOver || self.isOver { return false }
            input.isOver = true
            self.remove(input)
            end(payload.assumingMemoryBound(to: StreamEnd.self).pointee)
            return false
          case .gone:
            guard input.upstream.lose(payload) else { return false }
            self.remove(input)
            if input.isOver { return false }
            if let gone { gone() } else { self.isLost = true }
            return false
          case .surroundings:
            self.addSurroundings(payload)
            return self.pass(payload, signal, of: input, to: self.sink.raw)
          default:
            return passesOrigins && self.pass(payload, signal, of: input, to: self.sink.raw)
          }
        }
      )
    }
  }

  /// Counts the stage's origin as gone, unless one of its connections says something yet.
  final func lose() {
    isLost = true
  }

  /// Ends one connection.
  final func leave(_ input: LinkedInput) {
    remove(input)
    input.stop()
  }

  /// Ends all connections but one.
  final func leaveAll(but kept: LinkedInput) {
    let ended = inputs
    inputs = [kept]
    kept.index = 0
    for input in ended where input !== kept { input.stop() }
  }

  /// Keeps the timer or resource of the stage until it is over, in place of the one before.
  final func keep(_ disposable: any Disposable) {
    guard !isOver else { return disposable.dispose() }
    let previous = kept
    kept = disposable
    previous?.dispose()
  }

  /// Disposes of what is kept.
  final func dropKept() {
    let previous = kept
    kept = nil
    previous?.dispose()
  }

  /// Gives a value, unless the stage is over; is over when no more is wanted.
  final func send(_ value: Output) {
    if isOver { return }
    if !sink.next(value) { cancel(0) }
  }

  /// Lets go of everything and ends.
  final func finish(_ end: StreamEnd) {
    guard !isOver else { return }
    cancel(0)
    sink.end(end)
  }

  /// Leaves its place to a stream, which is all that remains; the result is what the call that
  /// connects this stage gives.
  final func handOver(to stream: EventStream<Output>) -> UpstreamLink {
    cancel(0)
    isReplaced = true
    let sink = sink
    return .sequel(Sequel { stream.connect(sink) })
  }

  override func cancel(_ id: UInt32) {
    guard !isOver else { return }
    isOver = true
    let ended = inputs
    inputs = []
    for input in ended { input.stop() }
    dropKept()
  }

  /// Adds to what a stage above gets to know of its ``Surroundings``.
  func addSurroundings(_ payload: UnsafeRawPointer) {}

  /// Takes a connection out of the list, unless it is in it no more: when all of them end, stopping
  /// one may let go of the source of another, which then says so.
  private func remove(_ input: LinkedInput) {
    let index = input.index
    guard inputs.indices.contains(index), inputs[index] === input else { return }
    let last = inputs.removeLast()
    if last !== input {
      inputs[index] = last
      last.index = index
    }
  }
}
