public import Observation2

/// What a reducer wants to happen beside the change of its state: actions that come later.
///
/// A description, which the store carries out after the reduction. It is entered in the store
/// before it starts, can be cancelled by identifier at any moment, also while it waits in a
/// concatenation, and ends with its child or its store (rule 31 of <doc:TheRulesOfTheStore>). What
/// it sends after its end is dropped.
///
/// ```swift
/// case .search(let text):
///   return .run { send in send(.found(try await gateway.search(text))) }
///     .debounced(id: Search.id, for: .milliseconds(300))
/// ```
public struct Effect<Action> {
  /// Nothing for no effect, which so costs nothing.
  @usableFromInline let node: EffectNode<Action>?

  @inlinable
  init(node: EffectNode<Action>?) {
    self.node = node
  }

  init(_ operation: EffectOperation<Action>) {
    node = EffectNode(operation)
  }

  /// No effect.
  @inlinable public static var none: Effect { Effect(node: nil) }

  /// Sends an action, as a dispatch of its own after the one under way.
  public static func send(_ action: Action) -> Effect { Effect(.send(action)) }

  /// Carries out asynchronous work on the main actor, which may send any number of actions.
  ///
  /// Cancelling the effect cancels the task; the work of one that has not had a turn is not begun. An
  /// error is reported by the store, with the place of this call; `CancellationError` is not one.
  ///
  /// - Parameters:
  ///   - fileID: The place that reports and ledgers name; by default this call's.
  ///   - line: The same.
  ///   - work: The work.
  /// - Returns: An effect that is over when `work` has returned.
  public static func run(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ work: @escaping @MainActor (EffectSend<Action>) async throws -> Void
  ) -> Effect {
    Effect(.run(SourceSpot(fileID: fileID, line: line), work))
  }

  /// Carries out asynchronous work on the main actor and turns its failure into an action.
  ///
  /// - Parameters:
  ///   - fileID: The place that reports and ledgers name; by default this call's.
  ///   - line: The same.
  ///   - work: The work.
  ///   - failed: Makes an action of the error; not called for a cancellation.
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
  /// Over when the stream is; an error is reported by the store.
  public static func stream(
    _ source: some EventStreamConvertible<Action>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Effect {
    Effect(.stream(SourceSpot(fileID: fileID, line: line), source.asStream()))
  }

  /// Does something on the side that sends nothing.
  public static func perform(_ work: @escaping @MainActor () -> Void) -> Effect {
    Effect(.perform(work))
  }

  /// Asks the parent to take this child away: its reducer is sent what the lift says
  /// (`onDismiss`).
  ///
  /// Where no lift answers it, the store reports it.
  public static func dismiss(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Effect {
    Effect(.dismiss(SourceSpot(fileID: fileID, line: line)))
  }

  /// Several effects side by side, started in order; over when all are.
  @inlinable
  public static func merge(_ effects: Effect...) -> Effect { merge(effects) }

  /// Several effects side by side, started in order; over when all are.
  public static func merge(_ effects: [Effect]) -> Effect {
    gather(effects, EffectOperation.merge)
  }

  /// Several effects one after another; each starts when the one before is over.
  ///
  /// One that is cancelled counts as over.
  @inlinable
  public static func concatenate(_ effects: Effect...) -> Effect { concatenate(effects) }

  /// Several effects one after another; each starts when the one before is over.
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
