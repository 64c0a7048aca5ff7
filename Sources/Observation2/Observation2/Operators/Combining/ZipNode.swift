/// The part of a `zip` that knows when there is a value of each source.
///
/// Unlike other joins it need not wait for the end of an origin's wave: the values' positions tell
/// which of them belong together.
@usableFromInline
final class ZipNode: ConnectingNode {
  @exclusivity(unchecked) @usableFromInline private(set) var isOver = false
  /// The number of lines in which no value waits.
  @exclusivity(unchecked) @usableFromInline var emptyLines: Int
  @exclusivity(unchecked) private var hasEndedLines = false
  @exclusivity(unchecked) private var lines: [ZipLine]
  @exclusivity(unchecked) private var emit: (ZipNode) throws -> Bool = { _ in false }
  private let sink: RawSink

  @usableFromInline
  init(_ sink: RawSink, _ lines: [ZipLine]) {
    self.sink = sink
    self.lines = lines
    emptyLines = lines.count
  }

  deinit {
    if isOver { sink.upstreamGone() } else { sink.nodeGone(leaving: lines, isLost: isLost) }
  }

  /// - Parameter emit: Takes a value from each line and emits the result; returns whether more is
  ///   wanted. Made where the element types are known.
  @usableFromInline
  func configure(_ emit: @escaping (ZipNode) throws -> Bool) {
    self.emit = emit
    if lines.isEmpty { finish(.completed) }
  }

  /// To be called when a value waits in every line.
  @usableFromInline
  func linesFilled() {
    do {
      guard try emit(self) else { return cancel(0) }
    } catch {
      return finish(.error(error))
    }
    if hasEndedLines, !isOver, lines.contains(where: { $0.hasEnded && $0.count == 0 }) {
      finish(.completed)
    }
  }

  /// Handles all signals but values.
  @usableFromInline
  func signal(_ payload: UnsafeRawPointer, _ signal: SinkSignal, _ line: ZipLine) -> Bool {
    switch signal {
    case .end:
      line.upstream.clear()
      guard !line.isOver, !isOver else { return false }
      line.hasEnded = true
      hasEndedLines = true
      let end = payload.assumingMemoryBound(to: StreamEnd.self).pointee
      if case .error = end { finish(end) } else if line.count == 0 { finish(.completed) }
      return false
    default: return pass(payload, signal, of: line, to: sink)
    }
  }

  @usableFromInline
  override func cancel(_ id: UInt32) {
    isOver = true
    letGo()
  }

  private func letGo() {
    let ended = lines
    lines = []
    emit = { _ in false }
    for line in ended { line.stop() }
  }

  private func finish(_ end: StreamEnd) {
    guard !isOver else { return }
    isOver = true
    sink.end(end)
    letGo()
  }
}
