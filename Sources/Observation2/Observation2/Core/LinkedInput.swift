/// One of the connections of a ``LinkedStage``.
final class LinkedInput: StageInput {
  /// Its place in the stage's list while it is in it, so that it can be taken out in O(1).
  @exclusivity(unchecked) var index = -1
}
