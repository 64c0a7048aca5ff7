/// A stream of events on a screen: it cannot fail, delivers on the main actor, is shared by all its
/// observers, and replays nothing to those that subscribe late.
///
/// Use a ``Driver`` for state that is shown; a signal is for actions that happen once: a toast, a
/// navigation.
public typealias Signal<Element> = SharedStream<NoReplaySharing, Element>

/// The strategy of a ``Signal``: nothing is replayed.
public enum NoReplaySharing: SharingStrategy {
  /// No value.
  public static var replay: Int { 0 }
}
