/// One of the connections of a ``LinkedStage``.
final class LinkedInput: StageInput {
  /// Its index in the stage's list, for removal in O(1); -1 while it is in none.
  @exclusivity(unchecked) var index = -1
}
