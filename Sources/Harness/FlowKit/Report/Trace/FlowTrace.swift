import Scenes

/// What happened in an app while a flow was played, step by step: the screens, what changed on them and in the data
/// source, and what came of what.
///
/// It is recorded when ``FlowOptions/recordsTrace`` says so, and is for reports to show. What repeats is stored once:
/// screens are lists of lines, and each line stands in one table.
public struct FlowTrace: Hashable, Sendable, Codable {
  /// The distinct lines of all screens.
  var lines: [String] = []
  /// The distinct screens.
  var screens: [FlowTraceScreen] = []
  /// The steps that were played, in the order in which they began.
  var steps: [FlowTraceStep] = []
}

/// A screen at one moment, as a picture and as text.
struct FlowTraceScreen: Hashable, Sendable, Codable {
  /// The width in points.
  var width: Double
  /// The height in points.
  var height: Double
  /// The lines of the SVG document, by their places in the trace's table.
  var picture: [Int]
  /// The lines of the text tree, by their places in the trace's table.
  var text: [Int]
}

/// What happened during a step.
struct FlowTraceStep: Hashable, Sendable, Codable {
  /// The step's place among those of the report.
  var step: Int
  /// When it began, in milliseconds of virtual time since the flow's start.
  var start: Double
  /// The place of the screen before it; `nil` if no app ran.
  var before: Int?
  /// The place of the screen after it; `nil` if no app ran.
  var after: Int?
  /// The element that it meant.
  var target: FlowTraceTarget?
  /// What happened, in order; what happened in a step inside it stands there.
  var events: [FlowTraceEvent] = []
  /// How many more events there were than are kept.
  var omitted: Int?
}

/// An element that a step meant.
struct FlowTraceTarget: Hashable, Sendable, Codable {
  /// The element in words.
  var element: String
  /// Its frame on the screen.
  var frame: ScreenRect
  /// Where it was touched, if it was.
  var point: ScreenPoint?
}

/// Something that happened.
struct FlowTraceEvent: Hashable, Sendable, Codable {
  enum Kind: String, Hashable, Sendable, Codable {
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

  var kind: Kind
  /// When, in milliseconds of virtual time since the flow's start.
  var at: Double
  /// What, in words.
  var text: String
  /// A value before, in words.
  var old: String?
  /// A value after, in words.
  var new: String?
  /// The changes of a screen, in words.
  var patches: [String]?
  /// The place of the screen after a change.
  var screen: Int?
}
