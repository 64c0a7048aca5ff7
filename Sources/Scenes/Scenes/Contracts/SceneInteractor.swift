/// Decides: holds the scene's state, talks to gateways and services, knows no text for display.
///
/// A protocol of its own per scene refines it, with the state as drivers and its calls as verbs; a
/// stub of that protocol is all that a presenter's test needs.
@MainActor
public protocol SceneInteractor: AnyObject {}
