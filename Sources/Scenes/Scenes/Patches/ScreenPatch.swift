/// A change of a screen, as front-ends are told of it.
///
/// The patches of an update, applied in their order to the screen as it was, give the screen as it
/// is (``ScreenMirror``).
public enum ScreenPatch: Sendable, Hashable, Codable {
  /// A node and everything in it has come, and is the `index`-th child of `parent` from now on.
  case insert(ScreenNodeSnapshot, parent: ScreenNodeID, index: Int)
  /// A node and everything in it is gone.
  case remove(ScreenNodeID)
  /// A node is the `index`-th child of its parent from now on.
  case move(ScreenNodeID, parent: ScreenNodeID, index: Int)
  /// A node looks different: `fields` says in what.
  ///
  /// After each edit of a field its text is told, whether or not the data source has taken the edit;
  /// a front-end whose field shows that text already has nothing to do.
  case update(ScreenNodeID, ScreenNodeLook, fields: ScreenFields)
  /// A node has another frame in its container's content.
  case frame(ScreenNodeID, ScreenRect)
  /// Some children of a node, one after the other, have moved by the same distance: what follows an
  /// insertion, for example.
  case shift(parent: ScreenNodeID, children: Range<Int>, by: ScreenPoint)
  /// The content of a scroll has been moved, or is of another size.
  case scroll(ScreenNodeID, ScreenScrollState)
  /// The node to which typing goes is another one, or none.
  case focus(ScreenNodeID?)
}
