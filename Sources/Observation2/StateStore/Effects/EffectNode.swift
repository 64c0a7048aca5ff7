public import Observation2

/// The description of an effect; a class, so that having none is a null pointer.
///
/// It nests as deeply as a user's loop makes it, so nothing that walks through it recurses.
@usableFromInline
final class EffectNode<Action> {
  private(set) var operation: EffectOperation<Action>

  init(_ operation: EffectOperation<Action>) {
    self.operation = operation
  }

  deinit {
    guard operation.isNested else { return }
    var line = takeParts()
    while var node = line.popLast() {
      if isKnownUniquelyReferenced(&node), node.operation.isNested { line += node.takeParts() }
    }
  }

  /// Makes an effect with other actions, from the leaves up.
  ///
  /// - Parameter make: Makes one node from its former operation and its rebuilt parts.
  /// - Returns: The same tree, with the other actions.
  func rebuilt<Other>(
    _ make: (EffectOperation<Action>, [EffectNode<Other>]) -> EffectOperation<Other>
  ) -> EffectNode<Other> {
    var open = [Rebuilding<Action, Other>(self)]
    while true {
      let last = open.count - 1
      if let part = open[last].nextPart() {
        open.append(Rebuilding(part))
        continue
      }
      let done = open.removeLast()
      let node = EffectNode<Other>(make(done.node.operation, done.rebuilt))
      if open.isEmpty { return node }
      open[last - 1].rebuilt.append(node)
    }
  }

  private func takeParts() -> [EffectNode] {
    let parts = operation.parts
    operation = .merge([])
    return parts
  }
}

/// A node of which some parts have been rebuilt.
private struct Rebuilding<Action, Other> {
  let node: EffectNode<Action>
  private let parts: [EffectNode<Action>]
  var rebuilt: [EffectNode<Other>] = []

  init(_ node: EffectNode<Action>) {
    self.node = node
    parts = node.operation.parts
  }

  func nextPart() -> EffectNode<Action>? {
    rebuilt.count < parts.count ? parts[rebuilt.count] : nil
  }
}

/// The kinds of effects.
@usableFromInline
enum EffectOperation<Action> {
  case send(Action)
  case perform(@MainActor () -> Void)
  case run(SourceSpot, @MainActor (EffectSend<Action>) async throws -> Void)
  case stream(SourceSpot, EventStream<Action>)
  case wait(SourceSpot, Duration, isDeadline: Bool)
  case merge([EffectNode<Action>])
  case concatenate([EffectNode<Action>])
  case cancellable(EffectNode<Action>, AnyHashable, cancelInFlight: Bool)
  case cancel(AnyHashable)
  case throttle(SourceSpot, EffectNode<Action>, AnyHashable, Duration, latest: Bool)
  /// Ends when the child that it belongs to is no longer found in the state.
  case child(EffectNode<Action>, at: [ChildStep])
  case dismiss(SourceSpot)
  case report(StoreIssue)

  /// The parts of the effect; empty for a leaf.
  var parts: [EffectNode<Action>] {
    switch self {
    case .merge(let nodes), .concatenate(let nodes): nodes
    case .cancellable(let node, _, _), .throttle(_, let node, _, _, _), .child(let node, _): [node]
    case .send, .perform, .run, .stream, .wait, .cancel, .dismiss, .report: []
    }
  }

  /// A Boolean value that indicates whether the effect has parts.
  var hasParts: Bool {
    switch self {
    case .merge(let nodes), .concatenate(let nodes): !nodes.isEmpty
    case .cancellable, .throttle, .child: true
    case .send, .perform, .run, .stream, .wait, .cancel, .dismiss, .report: false
    }
  }

  /// A Boolean value that indicates whether a part of the effect has parts.
  ///
  /// Every released effect reads it, so it makes no array.
  fileprivate var isNested: Bool {
    switch self {
    case .merge(let nodes), .concatenate(let nodes): nodes.contains { $0.operation.hasParts }
    case .cancellable(let node, _, _), .throttle(_, let node, _, _, _), .child(let node, _):
      node.operation.hasParts
    case .send, .perform, .run, .stream, .wait, .cancel, .dismiss, .report: false
    }
  }
}
