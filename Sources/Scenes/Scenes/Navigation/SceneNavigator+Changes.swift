public import Observation2

/// The interface for a native front-end: the place of the person, and the transitions that the platform shows.
extension SceneNavigator {
  /// The navigation now, then after each change.
  ///
  /// A native front-end compares it with the controllers that it shows, by the identifiers of the entries:
  /// ```swift
  /// navigator.platformEndsTransitions = true
  /// navigator.changes.drive { [unowned self] in follow($0) }.disposed(by: bag)
  ///
  /// func navigationController(_: UINavigationController, didShow _: UIViewController, animated _: Bool) {
  ///   navigator.endTransition()
  /// }
  /// ```
  /// A value comes when the scenes of new entries are built, their views are loaded, and the scenes have heard that they
  /// will appear or disappear. A transition that takes time is then under way, so that ``endTransition()`` may be called
  /// from the observer. All other changes that it asks for wait for their turn. A person who drags a scene aside changes
  /// the navigation when the scene has gone (``finishBack()``).
  ///
  /// - Complexity: O(s) for each change of a stack of s entries while an observer is there, and O(1) otherwise.
  public var changes: Driver<SceneNavigation> {
    .deferred { [weak self] in
      guard let self else { return .empty() }
      return moves.asDriver().compactMap { [weak self] in self?.navigation }
    }
  }

  /// Ends the transition that is under way, before its time if it has one; does nothing if there is none.
  ///
  /// The scenes hear that they have appeared and disappeared, those that have left are released, and the next change
  /// that waits begins. A front-end that shows transitions by itself calls this when the platform has shown one, also
  /// without an animation (``platformEndsTransitions``).
  public func endTransition() {
    guard case .moving(let transition, let timer) = phase else { return }
    timer?.dispose()
    end(transition)
    // The steps that wait follow the one that is just being told.
    if !isTellingMove { drain() }
  }

  /// Tells the observers that the navigation has changed.
  func tellMove() {
    guard hasMoved else { return }
    hasMoved = false
    let wasTelling = isTellingMove
    isTellingMove = true
    moves.accept(())
    isTellingMove = wasTelling
  }
}
