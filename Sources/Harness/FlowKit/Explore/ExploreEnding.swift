/// Why an exploration goes no further.
enum ExploreEnding {
  /// All moments have been left that it was to leave.
  case done
  /// The budget is used up, and moments wait.
  case budget
  /// Somebody wants it to end, and moments wait.
  case interruption
}
