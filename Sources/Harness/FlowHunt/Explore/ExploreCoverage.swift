import FlowFormat
import FlowReports

/// The parts of an app that an exploration has reached and those that it never has, for machines.
struct ExploreCoverage: Codable {
  struct Part: Codable {
    let reached: [String]
    let never: [String]
  }

  var format = 1
  let moments: Int
  let waiting: Int
  let actions: Int
  let routes: Part
  let controls: Part
  let states: Part
  /// The messages of the breaks, in the order of the files.
  let broken: [String]

  init(_ report: FlowWalkReport) {
    (moments, waiting, actions) = (report.moments, report.waiting, report.actions)
    routes = Part(reached: report.routes.reached, never: report.routes.never)
    controls = Part(reached: report.controls.used, never: report.controls.never)
    states = Part(reached: report.states.met, never: report.states.never)
    broken = report.breaks.map(\.message)
  }
}
