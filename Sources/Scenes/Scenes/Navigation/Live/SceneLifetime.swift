public import Observation2

/// How long a scene's subscriptions and effects live.
///
/// A scene that needs one has it (``SceneLifetimeOwner``); the navigator ends it.
@MainActor
public final class SceneLifetime {
  /// Ends what is in it when the scene has disappeared, or its appearance was given up.
  ///
  /// That is after ``SceneHost/viewDidDisappear()``, or before the second
  /// ``SceneHost/viewWillAppear()`` of a scene that was dragged aside and let go. What is put in afterwards lives until the next
  /// time.
  public private(set) var untilDisappear = DisposeBag()

  /// Ends what is in it when the scene has left the navigation.
  public let untilDetach = DisposeBag()

  /// Creates a lifetime that has begun.
  public init() {}

  func disappear() {
    let over = untilDisappear
    untilDisappear = DisposeBag()
    over.dispose()
  }

  func detach() {
    untilDisappear.dispose()
    untilDetach.dispose()
  }
}

/// A scene whose subscriptions and effects end with its appearance, or with itself.
///
/// ```swift
/// final class TimerScene: SceneLifetimeOwner {
///   let lifetime = SceneLifetime()
///
///   func viewWillAppear() {
///     presenter.seconds.drive(view.dataSource.rx[\.seconds])
///       .disposed(by: lifetime.untilDisappear)
///   }
/// }
/// ```
public protocol SceneLifetimeOwner: SceneHost {
  /// The scene's lifetime, the same as long as the scene lives.
  var lifetime: SceneLifetime { get }
}
