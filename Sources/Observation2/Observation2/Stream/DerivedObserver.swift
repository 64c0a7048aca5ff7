/// The observer of a stream that derives from others, passed to the closure of
/// ``EventStream/derived(_:)``.
///
/// It listens to the sources, so that everything below knows from which origins the values derive. It
/// keeps the grammar: after an error or completion, or once nobody observes the result, nothing passes
/// and all sources are released.
///
/// Ownership: the sources and timers retain the closures that they call, and the closures retain the
/// observer, which retains none of them. So the operator is deallocated with its sources.
public struct DerivedObserver<Element> {
  /// Not the node itself, since whoever keeps the observer may be the last to hold it, on any thread.
  private let held: Confined<LinkedNode<Element>>
  private var node: LinkedNode<Element> { held.content }

  init(_ node: LinkedNode<Element>) {
    held = Confined(node, Domain(nil))
  }

  /// Whether anyone still wants values.
  public var isActive: Bool { !node.isOver }

  /// Passes any event on.
  public func on(_ event: StreamEvent<Element>) {
    switch event {
    case .next(let value): onNext(value)
    case .error(let error): onError(error)
    case .completed: onCompleted()
    }
  }

  /// Passes a value on.
  public func onNext(_ value: Element) {
    node.send(value)
  }

  /// Ends the stream with an error.
  public func onError(_ error: any Error) {
    node.finish(.error(error))
  }

  /// Ends the stream.
  public func onCompleted() {
    node.finish(.completed)
  }

  /// Listens to a source until it ends, the operator is over, or the result is disposed of.
  ///
  /// May be called at any time, also while another source delivers: an operator flattens a stream of
  /// streams that way. Endless sources of one operator take turns
  /// (<doc:TheEventContract#Sources-that-give-all-at-once>).
  ///
  /// - Parameters:
  ///   - source: A stream, a subject, a relay or a driver.
  ///   - derives: Whether the result is made of this source's values. `false` for a trigger, such as
  ///     that of ``EventStream/take(until:)``: combinations below then don't wait for it.
  ///   - receive: Called with each event. An error that it throws ends the stream.
  /// - Returns: The disposable that ends this connection alone.
  /// - Complexity: O(1).
  @discardableResult
  public func listen<Source: EventStreamConvertible>(
    to source: Source,
    derives: Bool = true,
    _ receive: @escaping (StreamEvent<Source.Element>) throws -> Void
  ) -> any Disposable {
    let input = LinkedInput()
    node.listen(
      to: source.asStream(),
      by: input,
      passesOrigins: derives,
      next: { try receive(.next($0)) },
      end: { [node] end in
        do {
          switch end {
          case .completed: try receive(.completed)
          case .error(let error): try receive(.error(error))
          }
        } catch {
          node.finish(.error(error))
        }
      },
      gone: derives ? nil : {}
    )
    return AnyDisposable { [weak node] in node?.leave(input) }
  }

  /// Keeps a timer or a resource until the operator is over.
  ///
  /// Disposes of the one that was kept before, and of this one at once if the operator is over already.
  public func keep(_ disposable: any Disposable) {
    node.keep(disposable)
  }
}

@available(*, unavailable)
extension DerivedObserver: Sendable {}
