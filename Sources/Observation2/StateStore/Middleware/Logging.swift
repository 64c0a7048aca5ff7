extension StoreMiddleware {
  /// A middleware that logs each action with the fields of the state that it changed.
  ///
  /// ```
  /// 2.5 s add(3) from outside
  /// - total: 0
  /// + total: 3
  /// ```
  ///
  /// It keeps the state before each reduction, so an array that the reducer changes is copied, and
  /// it walks over both states: for development, not for every user's device.
  ///
  /// - Parameter log: Receives one text per action.
  /// - Returns: The middleware.
  public static func logging(_ log: @escaping (String) -> Void) -> StoreMiddleware {
    StoreMiddleware(
      wantsStateBefore: true,
      attach: { _ in },
      didReplace: { replacement in
        log(line("the state was replaced", replacement.time, replacement.before, replacement.after))
      },
      didReduce: { reduction in
        let what = "\(reduction.action) from \(reduction.source.rawValue)"
        log(line(what, reduction.time, reduction.before, reduction.after))
      }
    )
  }

  private static func line(
    _ what: String,
    _ time: Duration,
    _ before: State?,
    _ after: State
  ) -> String {
    let text = "\(Double(time / .milliseconds(1)) / 1_000) s \(what)"
    guard let before else { return text }
    let diff = StateDiff(before, after, name: "state")
    return diff.isEmpty ? text : "\(text)\n\(diff)"
  }
}
