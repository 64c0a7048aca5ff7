/// ReactiveSwift’s `ScopedDisposable`: here ``Observation2/DisposeBag``.
@available(*, unavailable, message: "Put it into a DisposeBag, whose release disposes of it.")
public final class ScopedDisposable<Inner> {
  /// ReactiveSwift’s `init(_:)`.
  public init(_ disposable: Inner) { unreachable() }
}
