public import Observation2

extension EventStream {
  /// Combine’s `removeDuplicates(by:)`.
  @available(*, unavailable, renamed: "distinctUntilChanged(by:)")
  public func removeDuplicates(by areEqual: @escaping (Element, Element) -> Bool) -> EventStream {
    unreachable()
  }

  /// Combine’s `tryMap(_:)`.
  @available(*, unavailable, renamed: "map(_:)")
  public func tryMap<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> EventStream<Result> { unreachable() }

  /// Combine’s `tryCompactMap(_:)`.
  @available(*, unavailable, renamed: "compactMap(_:)")
  public func tryCompactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> EventStream<Result> { unreachable() }

  /// Combine’s `tryFilter(_:)`.
  @available(*, unavailable, renamed: "filter(_:)")
  public func tryFilter(_ isIncluded: @escaping (Element) throws -> Bool) -> EventStream {
    unreachable()
  }

  /// Combine’s `tryScan(_:_:)`.
  @available(*, unavailable, renamed: "scan(_:_:)")
  public func tryScan<Result>(
    _ seed: Result,
    _ accumulate: @escaping (Result, Element) throws -> Result
  ) -> EventStream<Result> { unreachable() }

  /// Combine’s `tryReduce(_:_:)`.
  @available(*, unavailable, renamed: "reduce(_:_:)")
  public func tryReduce<Result>(
    _ seed: Result,
    _ accumulate: @escaping (Result, Element) throws -> Result
  ) -> EventStream<Result> { unreachable() }

  /// Combine’s `tryCatch(_:)`.
  @available(*, unavailable, renamed: "catch(_:)")
  public func tryCatch(_ handler: @escaping (any Error) throws -> EventStream) -> EventStream {
    unreachable()
  }

  /// Combine’s `flatMap(maxPublishers:_:)`.
  @available(*, unavailable, message: "Write map(_:) and merge(maxConcurrent:).")
  public func flatMap<Result>(
    maxPublishers limit: Subscribers.Demand,
    _ selector: @escaping (Element) throws -> EventStream<Result>
  ) -> EventStream<Result> { unreachable() }

  /// Combine’s `collect()`.
  @available(*, unavailable, renamed: "toArray()")
  public func collect() -> EventStream<[Element]> { unreachable() }

  /// Combine’s `collect(_:)`.
  @available(*, unavailable, message: "Write buffer(timeSpan:count:scheduler:).")
  public func collect(_ count: Int) -> EventStream<[Element]> { unreachable() }

  /// Combine’s `eraseToAnyPublisher()`.
  @available(*, unavailable, renamed: "asStream()")
  public func eraseToAnyPublisher() -> EventStream { unreachable() }

  /// Combine’s `makeConnectable()`.
  @available(*, unavailable, renamed: "publish()")
  public func makeConnectable() -> ConnectableStream<Element> { unreachable() }

  /// Combine’s `multicast(subject:)`.
  @available(*, unavailable, renamed: "multicast(_:)")
  public func multicast<Subject: StreamSubject<Element>>(
    subject: Subject
  ) -> ConnectableStream<Element> { unreachable() }

  /// Combine’s `handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:)`.
  @available(
    *,
    unavailable,
    renamed: "do(onNext:onError:onCompleted:onSubscribe:onSubscribed:onDispose:)"
  )
  public func handleEvents(
    receiveSubscription: ((Any) -> Void)? = nil,
    receiveOutput: ((Element) -> Void)? = nil,
    receiveCompletion: ((Any) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil
  ) -> EventStream { unreachable() }

  /// Combine’s `print(_:)`.
  @available(*, unavailable, renamed: "debug(_:)")
  public func print(_ prefix: String = "") -> EventStream { unreachable() }

  /// Combine’s `breakpoint(receiveSubscription:receiveOutput:receiveCompletion:)`.
  @available(*, unavailable, message: "Set a breakpoint in do(onNext:), or write debug(_:).")
  public func breakpoint(
    receiveSubscription: ((Any) -> Bool)? = nil,
    receiveOutput: ((Element) -> Bool)? = nil,
    receiveCompletion: ((Any) -> Bool)? = nil
  ) -> EventStream { unreachable() }

  /// Combine’s `breakpointOnError()`.
  @available(*, unavailable, message: "Set a breakpoint in do(onError:), or write debug(_:).")
  public func breakpointOnError() -> EventStream { unreachable() }

  /// Combine’s `decode(type:decoder:)`.
  @available(*, unavailable, message: "Write map { try decoder.decode(Item.self, from: $0) }.")
  public func decode<Item: Decodable, Decoder>(
    type: Item.Type,
    decoder: Decoder
  ) -> EventStream<Item> { unreachable() }

  /// Combine’s `encode(encoder:)`.
  @available(*, unavailable, message: "Write map { try encoder.encode($0) }.")
  public func encode<Encoder>(encoder: Encoder) -> EventStream<[UInt8]> { unreachable() }
}

extension EventStream {
  /// Combine’s `prefix(_:)`.
  @available(*, unavailable, renamed: "take(_:)")
  public func prefix(_ count: Int) -> EventStream { unreachable() }

  /// Combine’s `prefix(while:)`.
  @available(*, unavailable, renamed: "take(while:)")
  public func prefix(while predicate: @escaping (Element) -> Bool) -> EventStream { unreachable() }

  /// Combine’s `prefix(untilOutputFrom:)`.
  @available(*, unavailable, renamed: "take(until:)")
  public func prefix(untilOutputFrom trigger: some EventStreamConvertible) -> EventStream {
    unreachable()
  }

  /// Combine’s `dropFirst(_:)`.
  @available(*, unavailable, renamed: "skip(_:)")
  public func dropFirst(_ count: Int = 1) -> EventStream { unreachable() }

  /// Combine’s `drop(while:)`.
  @available(*, unavailable, renamed: "skip(while:)")
  public func drop(while predicate: @escaping (Element) -> Bool) -> EventStream { unreachable() }

  /// Combine’s `drop(untilOutputFrom:)`.
  @available(*, unavailable, renamed: "skip(until:)")
  public func drop(untilOutputFrom trigger: some EventStreamConvertible) -> EventStream {
    unreachable()
  }

  /// Combine’s `last()`.
  @available(*, unavailable, message: "Write take(last: 1).")
  public func last() -> EventStream { unreachable() }

  /// Combine’s `output(at:)`.
  @available(*, unavailable, renamed: "elementAt(_:)")
  public func output(at index: Int) -> EventStream { unreachable() }

  /// Combine’s `ignoreOutput()`.
  @available(*, unavailable, renamed: "ignoreElements()")
  public func ignoreOutput() -> EventStream<Never> { unreachable() }
}

extension EventStream where Element: Equatable {
  /// Combine’s `removeDuplicates()`.
  @available(*, unavailable, renamed: "distinctUntilChanged()")
  public func removeDuplicates() -> EventStream { unreachable() }
}

extension EventStream where Element: EventStreamConvertible {
  /// Combine’s `switchToLatest()`.
  @available(*, unavailable, renamed: "switchLatest()")
  public func switchToLatest() -> EventStream<Element.Element> { unreachable() }
}
