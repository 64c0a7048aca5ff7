extension SceneWindow {
  /// Does what a person has done to a node.
  ///
  /// The newest closure of the node runs, even if nothing has been updated since it became the
  /// newest. What an event names by its place, such as an entry of a menu, is what stood there at the last
  /// update, wherever it stands by now.
  ///
  /// - Parameters:
  ///   - event: What has been done.
  ///   - id: The node.
  /// - Throws: ``ScreenEventError``, if it can't be done; nothing has happened then.
  public func send(_ event: ScreenEvent, to id: ScreenNodeID) throws(ScreenEventError) {
    onInput?(.event(event, id))
    try send(event, to: id, isNewest: false)
  }

  /// Goes back, as the system's back does: closes the menu that is open, or else leaves the scene in front.
  ///
  /// - Returns: Whether there was something to close or to go back to.
  @discardableResult
  public func goBack() -> Bool {
    onInput?(.back)
    return closeMenu() || navigator.pop()
  }

  /// Does what a person has done to a node, of which the event may name an entry by its newest place.
  func send(
    _ event: ScreenEvent,
    to id: ScreenNodeID,
    isNewest: Bool
  ) throws(ScreenEventError) {
    let layers = layers()
    guard let front = layers.last else { throw .gone(id) }
    var target = front
    for layer in layers.dropLast() {
      guard let node = layer.node(id) else { continue }
      if event.isTouch { throw .covered(node.look, by: front.root.look) }
      target = layer
    }
    try target.send(event, to: id, isNewest: isNewest)
    ask()
  }

  /// Whether a node of the screen still exists.
  package func isAlive(_ id: ScreenNodeID) -> Bool {
    layers().contains { $0.node(id) != nil }
  }
}
