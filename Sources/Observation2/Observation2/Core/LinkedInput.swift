/// One of the connections of a ``LinkedStage``.
final class LinkedInput: StageInput {
  /// Its place in the stage's list, so that it can be taken out in O(1); -1 while it is in none.
  @exclusivity(unchecked) var index = -1
}
