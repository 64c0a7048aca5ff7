import FlowFormat
package import Scenes

/// The recording of a flow, step by step: the screens, their changes and those of the data source, with their causes.
///
/// It is recorded when ``FlowOptions/recordsTrace`` says so, and is for reports to show. Its size grows with the changes,
/// not with the screens: each screen is stored once, as its differences from the screen before it.
public struct FlowTrace: Equatable, Sendable, Codable {
  /// The distinct lines of all screens.
  package var lines: [String] = []
  /// The distinct screens, each as its differences from the one before it; see ``FlowTraceSheets``.
  package var screens: [FlowTraceScreen] = []
  /// The steps that were played, in the order in which they began.
  package var steps: [FlowTraceStep] = []
  /// The number of steps that are missing between the first and the last, if the trace was too long.
  package var dropped: Int?

  package init(
    lines: [String] = [],
    screens: [FlowTraceScreen] = [],
    steps: [FlowTraceStep] = [],
    dropped: Int? = nil
  ) {
    (self.lines, self.screens, self.steps, self.dropped) = (lines, screens, steps, dropped)
  }
}

/// The recording of a step.
package struct FlowTraceStep: Equatable, Sendable, Codable {
  /// The step's place among those of the report.
  package var step: Int
  /// When it began, in milliseconds of virtual time since the flow's start.
  package var start: Double
  /// The place of the screen before it; `nil` if no app ran.
  package var before: Int?
  /// The place of the screen after it; `nil` if no app ran.
  package var after: Int?
  /// The element that it meant.
  package var target: FlowTraceTarget?
  /// The events, in order, without those of the steps inside it.
  package var events: [FlowTraceEvent] = []
  /// How many more events there were than are kept.
  var omitted: Int?

  /// The step with the places that screens have elsewhere; `nil` for a screen that was dropped.
  package func moved(_ place: (Int) -> Int?) -> FlowTraceStep {
    var step = self
    step.before = before.flatMap(place)
    step.after = after.flatMap(place)
    for index in events.indices {
      step.events[index].screen = events[index].screen.flatMap(place)
    }
    return step
  }
}

/// An element that a step meant.
package struct FlowTraceTarget: Equatable, Sendable, Codable {
  /// The element in words.
  package var element: String
  /// Its frame on the screen.
  package var frame: ScreenRect
  /// Where it was touched, if it was.
  package var point: ScreenPoint?
}

/// Something that happened.
package struct FlowTraceEvent: Equatable, Sendable, Codable {
  package enum Kind: String, Equatable, Sendable, Codable {
    /// Something reached an element.
    case touch
    /// Time brought something: a timer, or the end of a task's sleep.
    case wake
    /// Something happened in the back end.
    case backend
    /// The app recorded an event, such as a delegate call.
    case event
    /// The app asked a gateway.
    case request
    /// A request was made to fail.
    case fault
    /// Other scenes are open.
    case route
    /// A value of the data source changed.
    case value
    /// The screen changed.
    case screen
  }

  package var kind: Kind
  /// When, in milliseconds of virtual time since the flow's start.
  package var at: Double
  /// The event in words.
  package var text: String
  /// A value before, in words.
  var old: String?
  /// A value after, in words.
  var new: String?
  /// The changes of a screen, in words.
  var patches: [String]?
  /// The place of the screen after a change.
  package var screen: Int?
}
