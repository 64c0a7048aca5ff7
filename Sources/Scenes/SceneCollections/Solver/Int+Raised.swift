extension Int {
  /// Returns a depth that is further in front by some levels, and the greatest depth instead of a larger one.
  func raised(by levels: Int) -> Int {
    let (depth, isTooLarge) = addingReportingOverflow(levels)
    return isTooLarge ? .max : depth
  }
}
