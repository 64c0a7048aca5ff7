/// A stream of things that happen: cannot fail, delivers on the main actor, is shared by all who
/// listen, and repeats nothing to whoever joins late.
///
/// For what is shown use a ``Driver``; a signal is for what is done once: a toast, a navigation.
public typealias Signal<Element> = SharedStream<NoReplaySharing, Element>

/// The strategy of a ``Signal``: nothing is repeated.
public enum NoReplaySharing: SharingStrategy {
  /// No value.
  public static var replay: Int { 0 }
}
