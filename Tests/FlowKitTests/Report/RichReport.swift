import Foundation

@testable import FlowFormat
@testable import FlowReports

/// A report in which every number differs, so that a wrong field shows in each format.
@MainActor
enum RichReport {
  /// The report, as a run with several kinds of failures, rounds and variants leaves it.
  static func report() throws -> FlowReport {
    try JSONDecoder().decode(FlowReport.self, from: Data(json.utf8))
  }

  /// The text that a format makes of a report.
  static func text(
    _ format: String,
    of report: FlowReport,
    isQuiet: Bool = false,
    keepsRealTimes: Bool = false,
    showsColors: Bool = false
  ) throws -> String {
    let box = ReportSample.Lines()
    let settings = FlowReportSettings(
      write: { box.all += $0.rendered(showsColors: showsColors, showsControls: false) + "\n" },
      isQuiet: isQuiet,
      keepsRealTimes: keepsRealTimes
    )
    guard let found = FlowReportFormat.all.first(where: { $0.name == format }) else { return "" }
    let reporter = found.make(settings)
    var plan = FlowRunPlan(of: report)
    plan.shard = report.shard
    try reporter.runBegan(plan)
    for entry in report.flows { try reporter.flowEnded(entry) }
    try reporter.runEnded(report)
    return box.all
  }

  nonisolated static let json = ##"""
    {
      "flows" : [
        {
          "alive" : {
            "scenes" : 0,
            "subscriptions" : 0,
            "tasks" : 0,
            "timers" : 0
          },
          "failures" : [

          ],
          "file" : "a.b/count.yaml",
          "name" : "Count",
          "passed" : true,
          "place" : 0,
          "realMilliseconds" : 1234.5,
          "round" : 1,
          "steps" : [
            {
              "column" : 3,
              "depth" : 0,
              "file" : "a.b/count.yaml",
              "line" : 4,
              "outcome" : "passed",
              "realMilliseconds" : 1.25,
              "step" : "launchApp",
              "virtualMilliseconds" : 0
            },
            {
              "column" : 3,
              "depth" : 0,
              "file" : "a.b/count.yaml",
              "label" : "Add one",
              "line" : 5,
              "message" : "It was slow.",
              "outcome" : "warned",
              "realMilliseconds" : 2.5,
              "step" : "tapOn: +1",
              "virtualMilliseconds" : 250
            },
            {
              "column" : 5,
              "depth" : 0,
              "file" : "a.b/sub.yaml",
              "line" : 6,
              "outcome" : "warned",
              "realMilliseconds" : 3,
              "step" : "back",
              "virtualMilliseconds" : 0
            }
          ],
          "stepsPlayed" : 3,
          "tags" : [
            "smoke",
            "tiny"
          ],
          "virtualMilliseconds" : 250,
          "warnings" : 2
        },
        {
          "alive" : {
            "scenes" : 1,
            "subscriptions" : 2,
            "tasks" : 4,
            "timers" : 3
          },
          "failures" : [
            {
              "column" : 7,
              "events" : [
                "ordered {id: 1}",
                "left"
              ],
              "file" : "shop/order.yaml",
              "kind" : "step",
              "line" : 5,
              "lookedFor" : "“Buy”",
              "message" : "Nothing is “Buy”.",
              "nearest" : [
                {
                  "distance" : 1,
                  "element" : "button \"By\" #by",
                  "frame" : "(1, 2, 3 × 4)",
                  "reason" : "it says “By”, 1 edit away"
                },
                {
                  "distance" : 2,
                  "element" : "text \"Bay\"",
                  "frame" : "(5, 6, 7 × 8)",
                  "reason" : "it is hidden",
                  "virtualMilliseconds" : 40
                }
              ],
              "nodeEvents" : [
                "tap on #by"
              ],
              "requests" : [
                "shop.load at 0 s",
                "shop.order at 0.5 s: offline"
              ],
              "screen" : "column (0, 0, 390 × 844)\n  text \"Bay\"",
              "step" : "tapOn: Buy",
              "virtualMilliseconds" : 17010,
              "waitedMilliseconds" : 17000
            },
            {
              "column" : 18,
              "events" : [

              ],
              "file" : "shop/order.yaml",
              "kind" : "step",
              "line" : 1,
              "message" : "No app | runs.",
              "nearest" : [

              ],
              "nodeEvents" : [

              ],
              "requests" : [

              ],
              "screen" : "",
              "step" : "stopApp",
              "virtualMilliseconds" : 17300
            },
            {
              "column" : 3,
              "events" : [

              ],
              "file" : "shop/sub.yaml",
              "kind" : "invariant",
              "line" : 6,
              "message" : "The invariant “paid” is broken:\n1 < 2.",
              "nearest" : [

              ],
              "nodeEvents" : [

              ],
              "requests" : [

              ],
              "step" : "back",
              "virtualMilliseconds" : 17200
            },
            {
              "column" : 1,
              "events" : [

              ],
              "file" : "shop/order.yaml",
              "kind" : "leak",
              "line" : 1,
              "message" : "After the flow something is left:\n  Scene is still in memory.",
              "nearest" : [

              ],
              "nodeEvents" : [

              ],
              "requests" : [

              ]
            }
          ],
          "file" : "shop/order.yaml",
          "name" : "Order # <1>",
          "passed" : false,
          "place" : 1,
          "realMilliseconds" : 20,
          "round" : 1,
          "steps" : [
            {
              "column" : 3,
              "depth" : 0,
              "file" : "shop/order.yaml",
              "line" : 2,
              "outcome" : "passed",
              "realMilliseconds" : 4.004,
              "step" : "launchApp",
              "virtualMilliseconds" : 0
            },
            {
              "column" : 5,
              "depth" : 0,
              "file" : "shop/order.yaml",
              "line" : 3,
              "message" : "Nothing is “Buy”.",
              "outcome" : "failed",
              "realMilliseconds" : 6,
              "step" : "runFlow:\n  commands:\n    - tapOn: Buy",
              "virtualMilliseconds" : 17000
            },
            {
              "column" : 7,
              "depth" : 1,
              "file" : "shop/order.yaml",
              "line" : 5,
              "message" : "Nothing is “Buy”.",
              "outcome" : "failed",
              "realMilliseconds" : 5,
              "step" : "tapOn: Buy",
              "virtualMilliseconds" : 17000
            },
            {
              "column" : 3,
              "depth" : 0,
              "file" : "shop/order.yaml",
              "line" : 6,
              "outcome" : "skipped",
              "step" : "# why\nassertVisible:\n  id: done\n  enabled: true",
              "virtualMilliseconds" : 0
            },
            {
              "column" : 18,
              "depth" : 0,
              "file" : "shop/order.yaml",
              "line" : 1,
              "message" : "No app | runs.",
              "outcome" : "failed",
              "realMilliseconds" : 7,
              "step" : "stopApp",
              "virtualMilliseconds" : 300
            }
          ],
          "stepsPlayed" : 5,
          "tags" : [

          ],
          "variant" : "device=tablet",
          "virtualMilliseconds" : 17300,
          "warnings" : 0
        },
        {
          "alive" : {
            "scenes" : 10,
            "subscriptions" : 20,
            "tasks" : 40,
            "timers" : 30
          },
          "failures" : [

          ],
          "file" : "a.b/count.yaml",
          "name" : "Count",
          "passed" : true,
          "place" : 2,
          "realMilliseconds" : 8.125,
          "round" : 2,
          "steps" : [
            {
              "column" : 3,
              "depth" : 0,
              "file" : "a.b/count.yaml",
              "line" : 4,
              "outcome" : "passed",
              "realMilliseconds" : 8,
              "step" : "launchApp",
              "virtualMilliseconds" : 1
            }
          ],
          "stepsPlayed" : 1,
          "tags" : [
            "smoke",
            "tiny"
          ],
          "virtualMilliseconds" : 1,
          "warnings" : 0
        },
        {
          "alive" : {
            "scenes" : 0,
            "subscriptions" : 0,
            "tasks" : 0,
            "timers" : 0
          },
          "failures" : [
            {
              "column" : 9,
              "events" : [

              ],
              "file" : "crash.yaml",
              "kind" : "process",
              "line" : 7,
              "message" : "The process has ended.",
              "nearest" : [

              ],
              "nodeEvents" : [

              ],
              "requests" : [

              ],
              "step" : "tapOn: ```x```"
            }
          ],
          "file" : "crash.yaml",
          "name" : "Crash",
          "passed" : false,
          "place" : 3,
          "realMilliseconds" : 0,
          "round" : 2,
          "steps" : [

          ],
          "stepsPlayed" : 0,
          "tags" : [
            "slow"
          ],
          "virtualMilliseconds" : 0,
          "warnings" : 0
        }
      ],
      "format" : 2,
      "notPlayed" : [
        {
          "file" : "later.yaml",
          "name" : "Later",
          "place" : 4,
          "round" : 2,
          "variant" : "text=largest"
        },
        {
          "file" : "a.b/count.yaml",
          "name" : "Count",
          "place" : 5,
          "round" : 2
        }
      ],
      "rounds" : 2,
      "seed" : 77,
      "shard" : {
        "of" : 3,
        "part" : 1,
        "plan" : "00ff00ff00ff00ff",
        "plays" : 9
      },
      "stopped" : "a flow has failed",
      "totals" : {
        "alive" : {
          "scenes" : 11,
          "subscriptions" : 22,
          "tasks" : 44,
          "timers" : 33
        },
        "failed" : 2,
        "flows" : 4,
        "passed" : 2,
        "realMilliseconds" : 1262.625,
        "stepsPlayed" : 9,
        "virtualMilliseconds" : 17551,
        "warnings" : 2
      }
    }
    """##
}
