/// Makes the scene's decisions: holds its state, calls gateways and services, and knows no text for
/// display.
///
/// Each scene refines it with a protocol of its own, with the state as drivers and the calls as
/// verbs; a stub of that protocol is all that a presenter's test needs.
@MainActor
public protocol SceneInteractor: AnyObject {}
