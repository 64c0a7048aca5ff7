public import Observation2

extension EventStream {
  /// RxSwift’s `subscribe(_:)`.
  @available(
    *,
    unavailable,
    message:
      "Send into the subject in subscribe(onNext:onError:onCompleted:), or make it a relay and write bind(to:)."
  )
  public func subscribe(_ observer: some StreamSubject<Element>) -> any Disposable { unreachable() }

  /// RxSwift’s `bind(to:)`.
  @available(
    *,
    unavailable,
    message: "Make the subject a relay, or send into it in subscribe(onNext:onError:onCompleted:)."
  )
  public func bind(to subject: some StreamSubject<Element>) -> any Disposable { unreachable() }

  /// RxSwift’s `bind(to:_:)`.
  @available(
    *,
    unavailable,
    message: "Bind to one relay or binder at a time, with a bind(to:) for each."
  )
  public func bind(
    to first: some StreamRelay<Element>,
    _ second: some StreamRelay<Element>
  ) -> any Disposable { unreachable() }

  /// RxSwift’s `subscribe(onSuccess:onFailure:)`.
  @available(*, unavailable, renamed: "subscribe(onNext:onError:)")
  public func subscribe(
    onSuccess: @escaping (Element) -> Void,
    onFailure: ((any Error) -> Void)? = nil
  ) -> any Disposable { unreachable() }

  /// RxSwift’s `subscribe(onSuccess:onError:)`.
  @available(*, unavailable, renamed: "subscribe(onNext:onError:)")
  public func subscribe(
    onSuccess: @escaping (Element) -> Void,
    onError: @escaping (any Error) -> Void
  ) -> any Disposable { unreachable() }

  /// RxSwift’s `subscribeNext(_:)`.
  @available(*, unavailable, renamed: "subscribe(onNext:)")
  public func subscribeNext(_ onNext: @escaping (Element) -> Void) -> any Disposable {
    unreachable()
  }
}

extension SharedStream {
  /// RxSwift’s `asInfallible()`.
  @available(*, unavailable, message: "Hand on the Driver or Signal itself, which cannot fail.")
  public func asInfallible() -> EventStream<Element> { unreachable() }

  /// RxSwift’s `drive(_:_:)`.
  @available(
    *,
    unavailable,
    message: "Bind to one relay or binder at a time, with a drive(_:) for each."
  )
  public func drive(
    _ first: some StreamRelay<Element>,
    _ second: some StreamRelay<Element>
  ) -> any Disposable { unreachable() }

  /// RxSwift’s `emit(to:_:)`.
  @available(
    *,
    unavailable,
    message: "Bind to one relay or binder at a time, with a emit(to:) for each."
  )
  public func emit(
    to first: some StreamRelay<Element>,
    _ second: some StreamRelay<Element>
  ) -> any Disposable { unreachable() }
}

extension DisposeBag {
  /// RxSwift’s `init(disposing:)`.
  @available(*, unavailable, message: "Make an empty DisposeBag() and insert(_:) the disposables.")
  public convenience init(disposing disposables: any Disposable...) { unreachable() }

  /// RxSwift’s `insert(_:)`.
  @available(*, unavailable, message: "Write insert(a, b), or disposed(by:) after each.")
  public func insert(_ disposables: [any Disposable]) { unreachable() }
}
