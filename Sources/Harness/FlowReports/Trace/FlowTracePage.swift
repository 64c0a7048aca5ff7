import FlowEngine
import FlowFormat
import Foundation
import Scenes

/// The page that shows a run: a document that is written piece by piece while flows end.
///
/// Each flow has an element of its own, which the script reads when a person chooses the flow. All screens are in one
/// table, each once.
struct FlowTracePage {
  /// A flow in the list.
  private struct Row: Encodable {
    var name: String
    var file: String
    var tags: [String]
    var round: Int?
    var passed: Bool
    var warnings: Int
    var steps: Int
    var virtual: Double
    var message: String?
  }

  private struct Index: Encodable {
    var seed: UInt64
    var rounds: Int
    var totals: FlowReport.Totals
    var flows: [Row]
    var notPlayed: Int?
    var stopped: String?
  }

  private struct Screens: Encodable {
    var lines: [String]
    var screens: [FlowTraceScreen]
  }

  private static let page = WebPage(
    title: "Flows",
    style: PageFile.text(PackageResources.flows_css),
    script: [
      PackageResources.flows_list_js, PackageResources.flows_detail_js,
      PackageResources.flows_step_js, PackageResources.flows_screen_js,
      PackageResources.flows_failure_js, PackageResources.flows_start_js,
    ]
    .map(PageFile.text).joined(separator: "\n")
  )

  private var rows: [Row] = []
  private var book = FlowTraceBook()

  /// The document up to the first flow.
  ///
  /// - Parameter isMerged: A Boolean value that indicates whether it is made of JSON reports. It then says why it has no
  ///   screens.
  /// - Returns: The text, which the parts of the flows follow.
  static func beginning(isMerged: Bool) -> String {
    """
    \(page.beginning)
    \(skeleton(isMerged ? "\n<p id=\"note\" class=\"dim\">\(withoutPictures)</p>" : ""))
    """
  }

  private static let withoutPictures =
    "This page is made of the JSON reports of the parts of a run, which hold no screens: it has no pictures. "
    + "To see them, play each part with --report html=FILE too: each then has a page of its own, with the pictures."

  /// Adds a flow, and returns its part of the document.
  mutating func add(_ entry: FlowReportEntry, rounds: Int) throws -> String {
    rows.append(
      Row(
        name: entry.title,
        file: entry.file,
        tags: entry.tags,
        round: rounds > 1 ? entry.round : nil,
        passed: entry.passed,
        warnings: entry.warnings,
        steps: entry.stepsPlayed,
        virtual: entry.virtualMilliseconds,
        message: entry.failures.first?.message
      )
    )
    var part = FlowTracePart(entry)
    part.trace = entry.trace.map { trace in
      let places = book.add(trace.screens, among: trace.lines)
      return FlowTrace(steps: trace.steps.map { $0.moved { places[$0] } }, dropped: trace.dropped)
    }
    return try Self.data("flow-\(rows.count - 1)", part)
  }

  /// The rest of the document.
  func end(_ report: FlowReport) throws -> String {
    let index = Index(
      seed: report.seed,
      rounds: report.rounds,
      totals: report.totals,
      flows: rows,
      notPlayed: report.notPlayed?.count,
      stopped: report.stopped
    )
    let screens = Screens(lines: book.lines, screens: book.screens)
    return """
      \(try Self.data("screens", screens))
      \(try Self.data("index", index))
      \(Self.page.end)
      """
  }

  private static func data(_ name: String, _ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // In JSON these occur in texts only. HTML and XML would take some for their own, and XML can't hold the others.
    let json = String(decoding: try encoder.encode(value), as: UTF8.self)
      .escaping([
        "<": "\\u003c", ">": "\\u003e", "&": "\\u0026", "\u{FFFE}": "\\ufffe",
        "\u{FFFF}": "\\uffff",
      ])
    return
      "<script type=\"application/json\" id=\"\(name)\">\(FlowSecrets.current.maskedJSON(json))</script>"
  }

  private static func skeleton(_ note: String) -> String {
    """
    <header>
    <h1>Flows</h1>
    <p id="sums"></p>\(note)
    <form id="filters" role="search">
    <label>Search <input id="search" type="search" placeholder="name, file, tag, message" autocomplete="off"/></label>
    <label>Result <select id="status"><option value="">all</option><option value="failed">failed</option><option value="passed">passed</option><option value="warned">with warnings</option></select></label>
    <label>Tag <select id="tag"><option value="">all</option></select></label>
    <button type="reset">Reset</button>
    <output id="count" aria-live="polite"></output>
    <button type="button" id="help" aria-haspopup="dialog">Keys</button>
    </form>
    </header>
    <noscript><p>This page shows its flows by a script, which is switched off.</p></noscript>
    <main>
    <nav aria-label="Flows"><ul id="flows" role="listbox" aria-label="Flows" tabindex="0"></ul><p id="none" hidden="hidden">No flow is like that.</p></nav>
    <section id="detail" aria-label="The flow" tabindex="-1"></section>
    </main>
    <dialog id="keys" aria-labelledby="keys-title">
    <h2 id="keys-title">Keys</h2>
    <dl>
    <dt><kbd>↑</kbd> <kbd>↓</kbd></dt><dd>the flow or the step before or after; <kbd>Home</kbd> and <kbd>End</kbd> for the first and the last</dd>
    <dt><kbd>→</kbd> or <kbd>Enter</kbd></dt><dd>from the list of flows to the flow's steps</dd>
    <dt><kbd>←</kbd> or <kbd>Esc</kbd></dt><dd>back to the list of flows</dd>
    <dt><kbd>n</kbd> <kbd>p</kbd></dt><dd>the next or the previous flow that failed</dd>
    <dt><kbd>/</kbd></dt><dd>the search; <kbd>↓</kbd> goes from it to the list</dd>
    <dt><kbd>?</kbd></dt><dd>this</dd>
    </dl>
    <form method="dialog"><button>Close</button></form>
    </dialog>
    <dialog id="large" aria-label="The screen in full size">
    <form method="dialog"><button>Close</button></form>
    <img id="picture" alt=""/>
    </dialog>
    """
  }
}
