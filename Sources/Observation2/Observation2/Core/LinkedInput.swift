/// One of the connections of a ``LinkedNode``.
final class LinkedInput: NodeInput {
  /// Its place in the node's list, so that it can be taken out in O(1); -1 while it is in none.
  @exclusivity(unchecked) var index = -1
}
