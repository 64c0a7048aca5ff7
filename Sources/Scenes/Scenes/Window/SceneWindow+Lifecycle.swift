extension SceneWindow {
  /// Memory is short: the trees of scenes that can't be seen go
  /// (``releaseCoveredScreens()``), and the scenes are told.
  public func receiveMemoryWarning() {
    releaseCoveredScreens()
    navigator.tell { $0.didReceiveMemoryWarning() }
  }

  /// The app has left the screen: the scenes are told, and none of them disappears by it.
  public func enterBackground() {
    navigator.tell { $0.didEnterBackground() }
  }

  /// The app is about to come back to the screen: the scenes are told.
  public func enterForeground() {
    navigator.tell { $0.willEnterForeground() }
  }
}
