import ScenesHeadless

/// The command of a step.
///
/// Each case carries its typed arguments.
public indirect enum FlowCommand: Hashable, Sendable {
  /// Starts the app.
  case launchApp(LaunchApp)
  /// Stops the app.
  case stopApp(StopApp)
  /// Goes back, as the system's back gesture does.
  case back
  /// Disconnects or reconnects the network.
  case setAirplaneMode(FlowParameter<FlowToggle>)
  /// Taps on an element or a point.
  case tapOn(TapOn)
  /// Taps twice on an element or a point.
  case doubleTapOn(TapOn)
  /// Scrolls down by a part of the screen.
  case scroll
  /// Asserts that an element is visible.
  case assertVisible(Sighting)
  /// Asserts that an element is not visible, or disappears.
  case assertNotVisible(Sighting)
  /// Asserts that a condition holds, see ``FlowText/holds(in:)``.
  case assertTrue(FlowText)
  /// Waits for an element with a time-out of its own.
  case extendedWaitUntil(ExtendedWaitUntil)
  /// Runs another file, or steps under a condition.
  case runFlow(RunFlow)
  /// Runs steps several times.
  case `repeat`(Repeat)
  /// Advances the virtual clock.
  case advanceTime(FlowParameter<FlowDuration>)
  /// Changes the simulated network's latency and faults.
  case setNetwork(SetNetwork)
  /// Makes an event happen in the back end.
  case backend(Backend)
  /// Asserts the data of the back end.
  case assertBackend(AssertBackend)
  /// Asserts that an event has happened since the launch.
  case assertEvent(AssertEvent)
  /// Asserts the value of a property.
  case assertValue(AssertValue)
  /// Asserts that a condition holds throughout a time span.
  case assertAlways(AssertAlways)

  /// The nested steps in the same file.
  var inner: [FlowStep] {
    switch self {
    case .runFlow(let runFlow):
      if case .commands(let steps) = runFlow.target { steps } else { [] }
    case .repeat(let loop): loop.commands
    default: []
    }
  }
}

/// `enabled` or `disabled`, as `setAirplaneMode` takes it.
public enum FlowToggle: String, FlowParsable {
  /// Switched on.
  case enabled
  /// Switched off.
  case disabled

  /// The expected form, for a message.
  public static var expectation: String { "enabled or disabled" }

  /// Reads one of the two words.
  public init?(flowText: String) { self.init(rawValue: flowText) }
}
