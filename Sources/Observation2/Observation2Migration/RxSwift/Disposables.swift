public import Observation2

/// RxSwift’s `Disposables`: here ``Observation2/AnyDisposable``.
@available(
  *,
  unavailable,
  message: "Write AnyDisposable { … }, or AnyDisposable() where there is nothing to tear down."
)
public enum Disposables {
  /// A disposable without effect: `AnyDisposable()`.
  public static func create() -> AnyDisposable { unreachable() }

  /// A disposable that calls a closure: `AnyDisposable { … }`.
  public static func create(with dispose: @escaping () -> Void) -> AnyDisposable { unreachable() }

  /// Several disposables as one: ``Observation2/CompositeDisposable``.
  public static func create(_ disposables: any Disposable...) -> CompositeDisposable {
    unreachable()
  }

  /// Several disposables as one: ``Observation2/CompositeDisposable``.
  public static func create(_ disposables: [any Disposable]) -> CompositeDisposable {
    unreachable()
  }
}
