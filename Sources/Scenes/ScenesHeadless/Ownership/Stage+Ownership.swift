extension Stage {
  /// What is left now of the scenes that have left the stage, and by whom it is held.
  ///
  /// Read it once everything has settled, after a scene was popped, dismissed, replaced or taken away by
  /// ``close()``:
  /// ```swift
  /// stage.back()
  /// await stage.settle()
  /// #expect(stage.ownershipReport.isEmpty, "\(stage.ownershipReport)")
  /// ```
  /// <doc:WhoKeepsASceneAlive> has what it finds and what it can't.
  ///
  /// - Complexity: O(open work) if nothing is left. Otherwise the stage looks through all that can be
  ///   reached from the scenes on it, from the app's objects (``addAppObject(_:)``), and from what is
  ///   left.
  public var ownershipReport: OwnershipReport { book.report() }

  /// Tells the stage of an object of the app that outlives scenes: a service, a cache.
  ///
  /// Neither the object nor what it holds at this moment counts as a part of a scene, and from now on it
  /// is searched for properties that hold one. The stage does not retain it. Tell of it before a scene is
  /// attached that gives it its own parts.
  public func addAppObject(_ object: AnyObject) {
    book.add(app: object)
  }

  /// The parts of removed scenes that are still retained: a scene, its presenter, interactor,
  /// router, data source, its view's delegate, a child scene.
  ///
  /// ``ownershipReport`` tells by whom.
  public var survivors: [String] { book.survivors }

  /// The number of scenes, on the stage or removed from it, that are still in memory.
  public var livingScenes: Int { book.livingScenes }
}
