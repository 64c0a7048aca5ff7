import ScenesHeadless

/// What a step does.
///
/// Each case carries its arguments, typed.
public indirect enum FlowCommand: Hashable, Sendable {
  /// Starts the app.
  case launchApp(LaunchApp)
  /// Stops the app.
  case stopApp(StopApp)
  /// Goes back, as the system’s own back does.
  case back
  /// Cuts the network off, or lets it back.
  case setAirplaneMode(FlowParameter<FlowToggle>)
  /// Taps on something.
  case tapOn(TapOn)
  /// Taps twice on something.
  case doubleTapOn(TapOn)
  /// Scrolls down by a part of the screen.
  case scroll
  /// Something must be seen.
  case assertVisible(Sighting)
  /// Something must not be seen, or go.
  case assertNotVisible(Sighting)
  /// A condition must hold, see ``FlowText/holds(in:)``.
  case assertTrue(FlowText)
  /// Waits for something with its own time-out.
  case extendedWaitUntil(ExtendedWaitUntil)
  /// Runs another file, or steps under a condition.
  case runFlow(RunFlow)
  /// Runs steps several times.
  case `repeat`(Repeat)
  /// Moves the virtual clock on.
  case advanceTime(FlowParameter<FlowDuration>)
  /// Changes how the gateways answer.
  case setNetwork(SetNetwork)
  /// Lets something happen on the other side.
  case backend(Backend)
  /// The other side must hold something.
  case assertBackend(AssertBackend)
  /// An event must have happened since the launch.
  case assertEvent(AssertEvent)
  /// A property must hold a value.
  case assertValue(AssertValue)
  /// A condition must hold all the time.
  case assertAlways(AssertAlways)

  /// The steps inside it that stand in the same file.
  var inner: [FlowStep] {
    switch self {
    case .runFlow(let runFlow):
      if case .commands(let steps) = runFlow.target { steps } else { [] }
    case .repeat(let loop): loop.commands
    default: []
    }
  }
}
