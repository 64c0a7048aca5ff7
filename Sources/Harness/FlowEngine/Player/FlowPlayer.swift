public import FlowFormat
package import Scenes
public import ScenesHeadless

/// Plays flows, each on a device of its own: on the stage, with an installation of the app and a virtual clock.
///
/// ```swift
/// let player = FlowPlayer(FlowFinder().find(paths), app: MarketApp.self)
/// guard player.errors.isEmpty else { return }
/// for flow in player.flows { print(await player.play(flow).isPassed) }
/// ```
///
/// The flows, the app and the options determine a run; nothing sleeps. After each flow the scenes
/// are removed from the stage and the app is stopped: objects or work that remain are a failure of
/// the flow.
@MainActor
public final class FlowPlayer {
  /// The flows to play, in order.
  public let flows: [Flow]
  /// All errors of the flows, in the files and for this app; if there is one, nothing should be
  /// played.
  public let errors: [FlowError]

  package let collection: FlowCollection
  /// Makes the device of each flow.
  let devices: FlowDevices
  package let options: FlowOptions
  /// Notes what the flows reach, if that is asked for.
  package let watch: FlowCoverageWatch?

  /// Creates a player.
  ///
  /// - Parameters:
  ///   - collection: The flows, with the files that they run.
  ///   - appType: The app, of which each flow gets a fresh installation.
  ///   - options: The seed, the values for `${…}` and the size of the screen.
  public convenience init(
    _ collection: FlowCollection,
    app appType: any SimulatedApp.Type,
    options: FlowOptions = FlowOptions()
  ) {
    self.init(collection, .stage(appType), options)
  }

  /// Creates a player that plays flows on devices of your own.
  ///
  /// - Parameters:
  ///   - collection: The flows, with the files that they run.
  ///   - capabilities: The capabilities of the devices beyond touches, keys and looks.
  ///   - options: The seed, the values for `${…}` and the size of the screen. ``FlowOptions/recordsTrace`` and
  ///     ``FlowOptions/measuresCoverage`` only count for an app on the stage.
  ///   - makeDevice: Makes the device of one flow.
  public convenience init(
    _ collection: FlowCollection,
    on capabilities: FlowCapabilities,
    options: FlowOptions = FlowOptions(),
    _ makeDevice: @escaping @MainActor (FlowDeviceOrder) -> any FlowDevice
  ) {
    self.init(collection, .other(capabilities, makeDevice), options)
  }

  private init(_ collection: FlowCollection, _ devices: FlowDevices, _ options: FlowOptions) {
    var collection = collection
    (self.devices, self.options) = (devices, options)
    let appType = devices.appType
    watch = options.measuresCoverage ? appType.map { FlowCoverageWatch($0) } : nil
    flows = collection.flows
    let errorsForApp = HintBudget.$current.withValue(HintBudget()) {
      FlowAppCheck(appType, devices.capabilities).errors(in: &collection)
    }
    self.collection = collection
    errors = (collection.errors + errorsForApp).inFileOrder
  }

  private init(_ player: FlowPlayer, _ environment: ScreenEnvironment) {
    collection = player.collection
    devices = player.devices
    var options = player.options
    options.environment = environment
    self.options = options
    flows = player.flows
    errors = player.errors
    watch = player.watch
  }

  /// Returns a player of the same flows on another device, or with other settings.
  package func on(_ environment: ScreenEnvironment) -> FlowPlayer { FlowPlayer(self, environment) }

  /// Makes the device of a flow.
  func makeDevice(for flow: Flow, _ environment: ScreenEnvironment) -> any FlowDevice {
    let order = FlowDeviceOrder(name: flow.name, environment: environment, seed: options.seed)
    return devices.device(order)
  }

  /// The coverage of the flows that were played so far; `nil` unless ``FlowOptions/measuresCoverage`` asks for it.
  public var coverage: FlowCoverage? { watch?.coverage }

  /// Plays a flow on a new installation.
  ///
  /// If its task is cancelled, the flow fails at the next step or wait.
  ///
  /// - Parameter flow: A flow of the collection.
  /// - Returns: The result, step by step.
  public func play(_ flow: Flow) async -> FlowResult {
    await FlowRun(flow, for: self, budget: FlowBudget(interruption: Self.cancellation)).play()
  }

  /// Returns why a flow whose task was cancelled has to stop, as a sentence.
  nonisolated private static func cancellation() -> String? {
    Task.isCancelled ? "The task that plays the flow was cancelled." : nil
  }

  /// Plays a flow on a new installation, and stops it when it has to.
  ///
  /// - Parameters:
  ///   - flow: A flow of the collection.
  ///   - interruption: Returns why the flow has to stop now, as a sentence.
  ///   - didEnter: Called with each step that begins or goes on.
  /// - Returns: The result, step by step.
  package func play(
    _ flow: Flow,
    until interruption: @escaping () -> String?,
    _ didEnter: ((FlowStep?) -> Void)? = nil
  ) async -> FlowResult {
    let budget = FlowBudget { interruption() ?? Self.cancellation() }
    let run = FlowRun(flow, for: self, budget: budget)
    run.didEnter = didEnter
    return await run.play()
  }
}
