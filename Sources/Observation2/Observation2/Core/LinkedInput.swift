/// One of the connections of a ``LinkedNode``.
final class LinkedInput: NodeInput {
  /// Its index in the node's list, for removal in O(1); -1 while it is in none.
  @exclusivity(unchecked) var index = -1
}
