public import Observation2

/// The module `RxSwift`, whose names don’t collide here with those of an app.
@available(*, unavailable, message: "Leave the module’s name out: Event is StreamEvent here.")
public enum RxSwift {
  /// RxSwift’s `Event`: here ``Observation2/StreamEvent``.
  public typealias Event = StreamEvent

  /// RxSwift’s `Observable`: here ``Observation2/EventStream``.
  public typealias Observable = EventStream

  /// RxSwift’s `Disposable`: here ``Observation2/Disposable``.
  public typealias Disposable = Observation2.Disposable
}
