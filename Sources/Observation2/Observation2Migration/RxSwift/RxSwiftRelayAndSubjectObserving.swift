public import Observation2

extension EventStreamConvertible where Self: AnyObject {
  /// RxSwift’s `subscribe(onNext:onError:onCompleted:onDisposed:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  @_disfavoredOverload
  public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable { unreachable() }

  /// RxSwift’s `subscribe(with:onNext:onError:onCompleted:onDisposed:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func subscribe<Target: AnyObject>(
    with target: Target,
    onNext: ((Target, Element) -> Void)? = nil,
    onError: ((Target, any Error) -> Void)? = nil,
    onCompleted: ((Target) -> Void)? = nil,
    onDisposed: ((Target) -> Void)? = nil
  ) -> any Disposable { unreachable() }

  /// RxSwift’s `bind(with:onNext:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  public func bind<Target: AnyObject>(
    with target: Target,
    onNext: @escaping (Target, Element) -> Void
  ) -> any Disposable { unreachable() }

  /// RxSwift’s `bind(to:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  @MainActor
  public func bind(to binder: Binder<Element>) -> any Disposable { unreachable() }

  /// RxSwift’s `asDriver(onErrorDriveWith:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  @MainActor
  public func asDriver(onErrorDriveWith fallback: Driver<Element>) -> Driver<Element> {
    unreachable()
  }

  /// RxSwift’s `asSignal(onErrorSignalWith:)`.
  @available(
    *,
    unavailable,
    message:
      "Only streams have operators: write asStream() first, or asDriver() or asSignal() of a relay."
  )
  @MainActor
  public func asSignal(onErrorSignalWith fallback: Signal<Element>) -> Signal<Element> {
    unreachable()
  }
}
