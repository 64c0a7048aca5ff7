/// The occasion on which a harness checks an invariant.
///
/// An occasion includes the later ones: what is checked at each event is also checked after each step and at cuts.
public enum InvariantOccasion: Int, Comparable, Sendable, CaseIterable {
  /// Each event in virtual time, for a check that reads a few values.
  case event
  /// The end of each step, for a check that searches the screen.
  case step
  /// The moments at which something can get lost, for a check that costs as much as a new description of the screen.
  ///
  /// These are the first rest of a scene, a failure, and the end of a flow. The moments before and after the end of the
  /// app, a turn of the device or a change of a setting are cuts too.
  case cut

  /// Returns a Boolean value that indicates whether the first occasion includes the second one.
  public static func < (first: InvariantOccasion, second: InvariantOccasion) -> Bool {
    first.rawValue < second.rawValue
  }
}
