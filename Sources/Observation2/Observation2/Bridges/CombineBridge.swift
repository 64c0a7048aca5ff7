#if canImport(Combine)
public import Combine

extension EventStream {
  /// This stream as a Combine publisher.
  ///
  /// Values that the publisher's subscriber has not demanded yet are buffered.
  public func publisher() -> AnyPublisher<Element, any Error> {
    Deferred {
      let subject = PassthroughSubject<Element, any Error>()
      let domain = Domain(nil)
      let subscription = self.subscribe(
        onNext: { subject.send($0) },
        onError: { subject.send(completion: .failure($0)) },
        onCompleted: { subject.send(completion: .finished) }
      )
      // Combine cancels on whatever thread the last reference is dropped.
      return subject.handleEvents(
        receiveCancel: { domain.perform { subscription.dispose() } }
      )
    }
    .buffer(size: .max, prefetch: .keepFull, whenFull: .dropNewest)
    .eraseToAnyPublisher()
  }

  /// Creates a stream of a Combine publisher's values.
  ///
  /// Disposing cancels the publisher's subscription.
  public static func from<Source: Publisher>(_ publisher: Source) -> EventStream
  where Source.Output == Element {
    create { observer in
      let cancellable = publisher.sink(
        receiveCompletion: { completion in
          switch completion {
          case .finished: observer.onCompleted()
          case .failure(let error): observer.onError(error)
          }
        },
        receiveValue: { observer.onNext($0) }
      )
      return AnyDisposable { cancellable.cancel() }
    }
  }
}
#endif
