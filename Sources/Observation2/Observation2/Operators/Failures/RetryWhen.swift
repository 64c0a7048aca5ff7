extension EventStream {
  /// Subscribes again after an error when another stream emits a value.
  ///
  /// ```
  /// source           --1--#           --1--#
  /// notifier         -----------x--------------#
  /// retry(when: …)   --1--------------1--------#
  /// ```
  ///
  /// `makeNotifier` is called for each subscription with the stream of the source's errors, and the
  /// stream that it returns is subscribed to first. After an error of the source, a value of the
  /// notifier subscribes again, its completion completes the result and its error fails it; an
  /// earlier end of the notifier counts then, an earlier value does not (rule 26 of
  /// <doc:TheRules>). Completes when the source does.
  public func retry<Notifier: EventStreamConvertible>(
    when makeNotifier: @escaping (EventStream<any Error>) throws -> Notifier
  ) -> EventStream {
    EventStream { sink in
      let node = RetryWhenNode(sink, self)
      let errors = PublishSubject<any Error>()
      do {
        let notifier = try makeNotifier(errors.asStream()).asStream()
        node.takingTurns {
          node.start(notifier, errors)
        }
      } catch {
        node.finish(.error(error))
      }
      return node.link
    }
  }
}

private final class RetryWhenNode<Element>: LinkedNode<Element> {
  /// The state of the notifier.
  private final class Wait {
    /// Set while a value of the notifier is awaited, to retain the stream of errors, which the
    /// source retains otherwise.
    var errors: PublishSubject<any Error>?
    /// The notifier's end, if it has ended.
    var end: StreamEnd?
    /// Whether its origin has gone, which matters only once a value is awaited.
    var isGone = false
  }

  private let source: EventStream<Element>
  private var isConnecting = false
  private var isWanted = false

  init(_ sink: EventSink<Element>, _ source: EventStream<Element>) {
    self.source = source
    super.init(sink)
  }

  func start<Value>(_ notifier: EventStream<Value>, _ errors: PublishSubject<any Error>) {
    let wait = Wait()
    listen(
      to: notifier,
      passesOrigins: false,
      next: { _ in
        guard let errors = wait.errors else { return }
        wait.errors = nil
        self.run(errors, wait)
      },
      end: { end in
        wait.end = end
        if wait.errors != nil { self.finish(end) }
      },
      gone: {
        wait.isGone = true
        if wait.errors != nil { self.lose() }
      }
    )
    run(errors, wait)
  }

  /// A source that fails while it is being subscribed to is tried again in this loop, not by
  /// recursion.
  private func run(_ errors: PublishSubject<any Error>, _ wait: Wait) {
    isWanted = true
    guard !isConnecting else { return }
    isConnecting = true
    while isWanted, !isOver {
      isWanted = false
      listen(
        to: source,
        next: { self.send($0) },
        end: { end in
          guard case .error(let error) = end else { return self.finish(end) }
          if let end = wait.end { return self.finish(end) }
          if wait.isGone { return self.lose() }
          wait.errors = errors
          errors.onNext(error)
        }
      )
    }
    isConnecting = false
  }
}
