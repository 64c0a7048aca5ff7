public import Observation2

/// Work that a reducer requests beside the change of its state, and that may send actions later.
///
/// A description, which the store carries out after the reduction. The store registers it before it
/// starts, so it can be cancelled by identifier at any moment, also while it waits in a
/// concatenation; it ends with its child or its store (rule 31 of <doc:TheRulesOfTheStore>).
/// Actions that it sends after its end are dropped.
///
/// ```swift
/// case .search(let text):
///   return .run { send in send(.found(try await gateway.search(text))) }
///     .debounced(id: Search.id, for: .milliseconds(300))
/// ```
public struct Effect<Action> {
  /// `nil` for no effect, which therefore costs nothing.
  @usableFromInline let node: EffectNode<Action>?

  @inlinable
  init(node: EffectNode<Action>?) {
    self.node = node
  }

  init(_ operation: EffectOperation<Action>) {
    node = EffectNode(operation)
  }

  /// A reference to the effect that whoever gets it has to take over; see ``ReducerStep``.
  @inlinable
  @inline(__always)
  var handedOver: Unmanaged<EffectNode<Action>>? { node.map(Unmanaged.passRetained) }

  /// No effect.
  @inlinable public static var none: Effect { Effect(node: nil) }

  /// Sends an action, as a dispatch of its own after the one under way.
  public static func send(_ action: Action) -> Effect { Effect(.send(action)) }

  /// Runs asynchronous work on the main actor, which may send any number of actions.
  ///
  /// Cancelling the effect cancels the task; work that has not started by then never does. The
  /// store reports an error, with the place of this call, unless it is a `CancellationError`.
  ///
  /// - Parameters:
  ///   - fileID: The file to name in reports and ledgers; by default the caller's.
  ///   - line: The line in that file.
  ///   - work: The work.
  /// - Returns: An effect that is over when `work` has returned.
  public static func run(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ work: @escaping @MainActor (EffectSend<Action>) async throws -> Void
  ) -> Effect {
    Effect(.run(SourceSpot(fileID: fileID, line: line), work))
  }

  /// Runs asynchronous work on the main actor and turns its failure into an action.
  ///
  /// - Parameters:
  ///   - fileID: The file to name in reports and ledgers; by default the caller's.
  ///   - line: The line in that file.
  ///   - work: The work.
  ///   - failed: Makes an action from the error; not called for a cancellation.
  /// - Returns: An effect that is over when `work` has returned.
  public static func run(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ work: @escaping @MainActor (EffectSend<Action>) async throws -> Void,
    catch failed: @escaping @MainActor (any Error) -> Action
  ) -> Effect {
    run(fileID: fileID, line: line) { send in
      do {
        try await work(send)
      } catch is CancellationError {
        throw CancellationError()
      } catch {
        send(failed(error))
      }
    }
  }

  /// Sends the values of a stream as they come.
  ///
  /// Over when the stream ends; the store reports an error.
  public static func stream(
    _ source: some EventStreamConvertible<Action>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Effect {
    Effect(.stream(SourceSpot(fileID: fileID, line: line), source.asStream()))
  }

  /// Performs a side effect that sends nothing.
  public static func perform(_ work: @escaping @MainActor () -> Void) -> Effect {
    Effect(.perform(work))
  }

  /// Asks the parent to remove this child: the parent's reducer receives the action that the lift
  /// names for that (`onDismiss`).
  ///
  /// If no lift names one, the store reports the request.
  public static func dismiss(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Effect {
    Effect(.dismiss(SourceSpot(fileID: fileID, line: line)))
  }

  /// Runs several effects side by side, started in order; over when all are.
  @inlinable
  public static func merge(_ effects: Effect...) -> Effect { merge(effects) }

  /// Runs several effects side by side, started in order; over when all are.
  public static func merge(_ effects: [Effect]) -> Effect {
    gather(effects, EffectOperation.merge)
  }

  /// Runs several effects one after another; each starts when the one before is over.
  ///
  /// A cancelled effect counts as over.
  @inlinable
  public static func concatenate(_ effects: Effect...) -> Effect { concatenate(effects) }

  /// Runs several effects one after another; each starts when the one before is over.
  public static func concatenate(_ effects: [Effect]) -> Effect {
    gather(effects, EffectOperation.concatenate)
  }

  private static func gather(
    _ effects: [Effect],
    _ operation: ([EffectNode<Action>]) -> EffectOperation<Action>
  ) -> Effect {
    // A closure: a key path of a generic type is looked up anew each time.
    let nodes = effects.compactMap { $0.node }
    guard nodes.count > 1 else { return Effect(node: nodes.first) }
    return Effect(operation(nodes))
  }
}
