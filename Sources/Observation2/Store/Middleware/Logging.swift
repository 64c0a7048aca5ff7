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
  /// walks over both: for development, not for every user's device.
  ///
  /// - Parameter log: Gets one text per action.
  /// - Returns: The middleware.
  public static func logging(_ log: @escaping (String) -> Void) -> StoreMiddleware {
    StoreMiddleware(wantsStateBefore: true) { reduction in
      let seconds = Double(reduction.time / .milliseconds(1)) / 1_000
      var text = "\(seconds) s \(reduction.action) from \(reduction.source.rawValue)"
      if let before = reduction.before {
        let diff = StateDiff(before, reduction.after, name: "state")
        if !diff.isEmpty { text += "\n\(diff)" }
      }
      log(text)
    }
  }
}
