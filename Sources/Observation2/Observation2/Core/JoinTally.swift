/// Counts the sources of a join that have no value yet, and those that have not ended.
@usableFromInline
final class JoinTally {
  @exclusivity(unchecked) @usableFromInline var missing = 0
  @exclusivity(unchecked) private var running = 0
  @exclusivity(unchecked) @usableFromInline private(set) var inputs: [NodeInput] = []

  @usableFromInline
  init() {}

  @usableFromInline
  func enlist<Element>(_ input: JoinInput<Element>) {
    input.index = inputs.count
    inputs.append(input)
    missing += 1
    running += 1
  }

  /// Handles all signals but values.
  ///
  /// The join completes when every source has, and at once when one ends without a value (rule 15 of
  /// <doc:TheRules>).
  @usableFromInline
  func signal<Element>(
    _ payload: UnsafeRawPointer,
    _ signal: SinkSignal,
    _ input: JoinInput<Element>,
    at index: Int,
    _ node: JoinNode
  ) -> Bool {
    guard signal == .end else { return node.signal(payload, signal, input: index) }
    input.upstream.clear()
    guard !input.isOver, !node.isOver else { return false }
    input.isOver = true
    running -= 1
    let end = payload.assumingMemoryBound(to: StreamEnd.self).pointee
    if case .error = end {
      node.finish(end)
    } else if case .none = input.value {
      node.finish(.completed)
    } else if running == 0 {
      node.complete()
    }
    return false
  }
}
