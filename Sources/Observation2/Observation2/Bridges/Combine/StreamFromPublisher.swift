#if canImport(Combine)
public import Combine

extension EventStream {
  /// Creates a stream of a Combine publisher's values.
  ///
  /// ```
  /// publisher  --1--2--|
  /// from       --1--2--|
  /// ```
  ///
  /// Disposing cancels the publisher's subscription. All values are demanded at once.
  ///
  /// - Parameter publisher: The source, subscribed to for each subscription anew.
  /// - Precondition: The publisher delivers on the main thread; otherwise the program stops and says
  ///   so. Put `receive(on: DispatchQueue.main)` behind it. (Values that are `Sendable` need no such
  ///   thing.)
  /// - Returns: A stream of the values.
  @MainActor
  public static func from<Source: Publisher>(_ publisher: Source) -> EventStream
  where Source.Output == Element {
    create { PublisherInlet(of: $0).listen(to: publisher) }
  }

  /// Creates a stream of a Combine publisher's values, which may come on any thread.
  ///
  /// ```
  /// publisher, main thread     --1-----3----
  /// publisher, another thread  ----2--------|
  /// from                       --1--2--3-----|
  /// ```
  ///
  /// What comes on the main thread is delivered at once. What comes on another one is delivered by
  /// one of the main actor's next jobs, and everything after it in the same order. Disposing cancels
  /// the publisher's subscription, and what is on its way is not delivered.
  ///
  /// - Parameter publisher: The source, subscribed to for each subscription anew. All values are
  ///   demanded at once.
  /// - Returns: A stream of the values, on the main actor.
  @MainActor
  public static func from<Source: Publisher>(_ publisher: Source) -> EventStream
  where Source.Output == Element, Element: Sendable {
    create { observer in
      let mailbox = InletMailbox<Element> { observer.on($0) }
      return PublisherInlet(of: observer, mailbox).listen(to: publisher)
    }
  }
}

/// Passes the events of a publisher on to a stream's observer.
private struct PublisherInlet<Element> {
  private let observer: StreamObserver<Element>
  private let isOnItsWay: () -> Bool
  private let post: (StreamEvent<Element>) -> Void

  init(of observer: StreamObserver<Element>) {
    self.observer = observer
    isOnItsWay = { false }
    post = { _ in
      preconditionFailure(
        """
        EventStream.from(_:): a publisher of \(Element.self) delivered on another thread than the main \
        one. Put receive(on: DispatchQueue.main) behind it, or make the values Sendable.
        """
      )
    }
  }

  init(of observer: StreamObserver<Element>, _ mailbox: InletMailbox<Element>)
  where Element: Sendable {
    self.observer = observer
    isOnItsWay = { !mailbox.isIdle }
    post = { mailbox.post($0) }
  }

  func listen<Source: Publisher>(to publisher: Source) -> any Disposable
  where Source.Output == Element {
    let cancellable =
      publisher
      // Ends a source that gives all at once, while `sink` has not returned.
      .prefix(while: { _ in !Domain.isOnMain || observer.isActive })
      .sink(
        receiveCompletion: { completion in
          switch completion {
          case .finished: pass(.completed)
          case .failure(let error): pass(.error(error))
          }
        },
        receiveValue: { pass(.next($0)) }
      )
    return AnyDisposable { cancellable.cancel() }
  }

  private func pass(_ event: StreamEvent<Element>) {
    if Domain.isOnMain, !isOnItsWay() { observer.on(event) } else { post(event) }
  }
}
#endif
