import FlowEngine
import FlowFormat
import FlowReports

/// How far an exploration is.
package struct ExploreProgress {
  /// How many steps were played this time.
  package let actions: Int
  /// How many may be played.
  package let most: Int
  let moments: Int
  /// How many of them wait to be left.
  let waiting: Int
  let broken: Int

  /// `1500 of 90000 actions, 84 moments, of which 60 wait to be left, nothing is broken`.
  package var line: String {
    "\(actions) of \(English.counted(most, "action")), \(Self.text(moments, waiting)), "
      + (broken == 0 ? "nothing is broken" : "\(broken) broken")
  }

  /// How many moments there are, and how many of them wait.
  static func text(_ moments: Int, _ waiting: Int) -> String {
    "\(English.counted(moments, "moment")), of which \(waiting) \(waiting == 1 ? "waits" : "wait") to be left"
  }
}
