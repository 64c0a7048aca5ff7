public import Observation2
public import Scenes

extension Stage {
  /// Creates a stage and launches an app on it.
  ///
  /// ```swift
  /// let time = VirtualTime()
  /// let app = MarketApp(clock: time, seed: 0)
  /// let stage = try Stage(time, launching: app, ["scene": "cart"])
  /// ```
  ///
  /// - Parameters:
  ///   - time: The clock of the scenes' parts, and of the navigator.
  ///   - environment: The size of the screen, the person's settings, and the like.
  ///   - measurer: Measures text.
  ///   - checksContracts: A Boolean value, `true` to look for mistakes in how scenes are wired.
  ///   - app: The app.
  ///   - arguments: Its launch arguments.
  /// - Throws: The error with which the app refuses the launch.
  public convenience init(
    _ time: any SettlingClock,
    environment: ScreenEnvironment = .plain,
    measurer: any TextMeasurer = EmTextMeasurer(),
    checksContracts: Bool = true,
    launching app: any SimulatedApp,
    _ arguments: [String: String] = [:]
  ) throws(SimulatedAppError) {
    var refusal: SimulatedAppError?
    self.init(
      time,
      environment: environment,
      measurer: measurer,
      checksContracts: checksContracts
    ) { navigator in
      do throws(SimulatedAppError) {
        try app.launch(arguments, in: navigator)
      } catch {
        refusal = error
      }
    }
    if let refusal { throw refusal }
    events = app.events
  }
}
