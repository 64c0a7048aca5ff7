import Scenes
public import ScenesHeadless

/// Plays flows on an app, each on an installation of its own and in a virtual time of its own.
///
/// ```swift
/// let player = FlowPlayer(FlowFinder().find(paths), app: MarketApp.self)
/// guard player.errors.isEmpty else { return }
/// for flow in player.flows { print(await player.play(flow).isPassed) }
/// ```
///
/// A run is determined by the flows, the app and the options; nothing sleeps. After each flow the
/// scenes are taken off the stage and the app is stopped: what is alive then is a failure of the
/// flow.
@MainActor
public final class FlowPlayer {
  /// The flows to play, in order.
  public let flows: [Flow]
  /// All that is wrong with the flows, in the files and for this app; if there is anything, nothing
  /// should be played.
  public let errors: [FlowError]

  let collection: FlowCollection
  let appType: any HeadlessApp.Type
  let options: FlowOptions

  /// Creates a player.
  ///
  /// - Parameters:
  ///   - collection: The flows, with the files that they run.
  ///   - appType: The app, of which each flow gets a fresh installation.
  ///   - options: The seed, the names and the device.
  public init(
    _ collection: FlowCollection,
    app appType: any HeadlessApp.Type,
    options: FlowOptions = FlowOptions()
  ) {
    self.collection = collection
    self.appType = appType
    self.options = options
    flows = collection.flows
    errors = collection.errors + FlowAppCheck(appType).errors(in: collection)
  }

  /// Plays a flow from a fresh start.
  ///
  /// - Parameter flow: A flow of the collection.
  /// - Returns: What happened, step by step.
  public func play(_ flow: Flow) async -> FlowResult {
    await FlowRun(flow, for: self).play()
  }
}
