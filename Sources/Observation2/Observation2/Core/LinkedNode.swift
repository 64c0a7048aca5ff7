/// The part of an operator that has subscriptions, a timer or a resource of its own: it retains
/// them, and releases all of them when the operator is over.
///
/// The code that handles values is in closures that the operator makes. The sources and timers
/// retain these closures, and the closures retain the node; the node retains none of them. So it
/// is deallocated after they are, and then notifies the node below.
class LinkedNode<Output>: ConnectingNode {
  final let sink: EventSink<Output>
  @exclusivity(unchecked) private(set) final var isOver = false
  @exclusivity(unchecked) private final var inputs: [LinkedInput] = []
  @exclusivity(unchecked) private final var kept: (any Disposable)?
  /// `true` if another stream delivers in this node's place.
  @exclusivity(unchecked) private final var isReplaced = false

  init(_ sink: EventSink<Output>) {
    self.sink = sink
  }

  deinit {
    guard isOver else {
      // Without a source, only the node's user could have sent something.
      let isLost = isLost || inputs.isEmpty && kept == nil
      return sink.raw.nodeGone(leaving: inputs, kept, isLost: isLost)
    }
    if !isReplaced { sink.raw.upstreamGone() }
    kept?.dispose()
  }

  /// The link by which the node below ends this one.
  final var link: UpstreamLink { isOver ? .none : UpstreamLink(self) }

  /// Connects to a stream, unless the node is over.
  ///
  /// Callers that want to ``leave(_:)`` the connection pass an `input`. `passesOrigins` says whether the
  /// node's output derives from this stream's values. The closure `next` is called with each value, and an
  /// error that it throws ends the node. The closure `end` is called once, with the stream's end, and
  /// `gone` in its place when the stream's origin goes away without one. By default, the node's origin has
  /// gone then.
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
            if input.isOver || self.isOver { return false }
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

  /// Counts the node's origin as gone, unless one of its connections still delivers something.
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

  /// Retains the timer or resource of the node until it is over, and disposes of the one before.
  final func keep(_ disposable: any Disposable) {
    guard !isOver else { return disposable.dispose() }
    let previous = kept
    kept = disposable
    previous?.dispose()
  }

  /// Disposes of the timer or resource.
  final func dropKept() {
    let previous = kept
    kept = nil
    previous?.dispose()
  }

  /// Emits a value, unless the node is over; cancels the node when no further value is wanted.
  final func send(_ value: Output) {
    if isOver { return }
    if !sink.next(value) { cancel(0) }
  }

  /// Ends, and releases all connections then (rule 36 of <doc:TheRules>).
  final func finish(_ end: StreamEnd) {
    guard !isOver else { return }
    isOver = true
    sink.end(end)
    letGo()
  }

  /// Lets a stream take the node's place; the call that connects this node has to return the
  /// result.
  final func handOver(to stream: EventStream<Output>) -> UpstreamLink {
    cancel(0)
    isReplaced = true
    let sink = sink
    return .sequel(Sequel { stream.connect(sink) })
  }

  final override func cancel(_ id: UInt32) {
    isOver = true
    letGo()
  }

  /// Releases all connections, the timer or resource, and the values that wait, once the node is over.
  ///
  /// An observer that disposes while the end is delivered makes this run twice.
  func letGo() {
    let ended = inputs
    inputs = []
    for input in ended { input.stop() }
    dropKept()
  }

  /// Adds this node's part to the ``Surroundings`` that a node above asks for.
  func addSurroundings(_ payload: UnsafeRawPointer) {}

  /// Takes a connection out of the list, unless it has left it.
  ///
  /// When all of them end, stopping one may release the source of another, which then says so.
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

/// One of the connections of a ``LinkedNode``.
final class LinkedInput: NodeInput {
  /// Its index in the node's list while it is in it, for removal in O(1).
  @exclusivity(unchecked) var index = -1
}
