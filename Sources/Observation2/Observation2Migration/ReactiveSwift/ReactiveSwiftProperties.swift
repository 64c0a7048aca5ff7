public import Observation2

extension EventStream {
  /// ReactiveSwift’s `init(value:)`.
  @available(*, unavailable, message: "Write EventStream.just(_:).")
  public init(value: Element) { unreachable() }

  /// ReactiveSwift’s `init(_:)`.
  @available(*, unavailable, message: "Write EventStream.from(_:).")
  public init(_ values: some Sequence<Element>) { unreachable() }

  /// ReactiveSwift’s `init(error:)`.
  @available(*, unavailable, message: "Write EventStream.error(_:).")
  public init(error: any Error) { unreachable() }
}

extension StreamRelay {
  /// ReactiveSwift’s `producer`.
  @available(*, unavailable, renamed: "asStream()")
  public var producer: EventStream<Element> { unreachable() }

  /// ReactiveSwift’s `signal`.
  @available(*, unavailable, renamed: "asStream()")
  public var signal: EventStream<Element> { unreachable() }
}

extension ReactiveCompatible {
  /// ReactiveSwift’s `reactive`.
  @available(*, unavailable, renamed: "rx")
  public var reactive: Reactive<Self> { unreachable() }
}
