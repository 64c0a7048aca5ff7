/// Why an exploration goes no further.
package enum ExploreEnding {
  /// All moments have been left that it was to leave.
  case done
  /// The budget is used up, and moments wait.
  case budget
  /// The record is as large as it may be, and moments wait.
  case size
  /// The user wants it to end, and moments wait.
  case interruption
}
