import FlowEngine
import FlowFormat
import Foundation
import Scenes

/// A run as JUnit XML, in the dialect that CI servers read.
///
/// The schemas of Jenkins and of those who follow it differ; this is what all of them allow
/// (`Documentation/flow-report.junit.xsd`). They have no location in a file, so a failure's text begins with file, line
/// and column. They have no properties of a test case, so each flow file is a suite with properties. Its plays are the
/// cases.
struct JUnitReport {
  private let report: FlowReport
  private let errors: [FlowError]

  /// - Parameter report: The run, with all flows.
  init(_ report: FlowReport) {
    self.report = report
    errors = []
  }

  /// A run that has played nothing.
  ///
  /// - Parameter errors: Why flows can't be read.
  init(unreadable errors: [FlowError]) {
    report = FlowReport(seed: 0, rounds: 1)
    self.errors = errors
  }

  /// Writes the document part by part, since the whole of a long run takes much memory.
  ///
  /// - Parameter take: Takes one or more lines, without a line break at their end.
  func write(_ take: (String) throws -> Void) rethrows {
    let suites = suites
    let counts = Self.counts(suites.lazy.flatMap(\.cases))
    try take("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"flows\"\(counts)>")
    for suite in suites {
      try take(Self.shown(beginning(of: suite)))
      for testCase in suite.cases {
        try take(Self.shown(xml(of: testCase, in: suite.className)))
      }
      try take("</testsuite>")
    }
    try take("</testsuites>")
  }

  /// Returns whole lines without controls: a CI server may find its commands in the log of who prints the file.
  private static func shown(_ lines: String) -> String {
    var writer = OutputWriter(showsControls: true) { "&#\($0.value);" }
    writer.write(lines)
    return writer.text
  }

  // MARK: - Suites

  private struct Case {
    var name: String
    var entry: FlowReportEntry?
    /// Why the file can't be read.
    var errors: [FlowError] = []

    var isSkipped: Bool { entry == nil && errors.isEmpty }
  }

  private struct Suite {
    var file: String
    var tags: [String]
    /// The name of its cases' class, which no other suite has.
    var className: String
    private(set) var cases: [Case] = []
    private var names = UniqueNames()

    init(file: String, tags: [String], className: String) {
      (self.file, self.tags, self.className) = (file, tags, className)
    }

    /// Adds a case, under a name of its own: CI servers take two of one name for the same.
    mutating func add(_ new: Case) {
      var new = new
      new.name = names.take(new.name) { "\($0) (\($1))" }
      cases.append(new)
    }
  }

  /// Names of which each is given once.
  private struct UniqueNames {
    private var taken: Set<ExactText> = []
    private var counts: [ExactText: Int] = [:]

    /// Returns a name, with a number if it has been given before.
    mutating func take(_ name: String, numbered: (String, Int) -> String) -> String {
      let key = ExactText(name)
      var number = counts[key, default: 0] + 1
      var new = number == 1 ? name : numbered(name, number)
      while !taken.insert(ExactText(new)).inserted {
        number += 1
        new = numbered(name, number)
      }
      counts[key] = number
      return new
    }
  }

  /// The plays of each file, in the order of the report; last those that were not played.
  private var suites: [Suite] {
    var suites: [Suite] = []
    var places: [ExactText: Int] = [:]
    // Two files, such as `a.yaml` and `a.yml`, may give the same class name.
    var classes = UniqueNames()
    let add = { (file: String, tags: [String], new: Case) in
      let key = ExactText(file)
      let place = places[key] ?? suites.count
      if place == suites.count {
        places[key] = place
        let name = classes.take(Self.className(of: file)) { "\($0)_\($1)" }
        suites.append(Suite(file: file, tags: tags, className: name))
      }
      suites[place].add(new)
    }
    for entry in report.flows {
      add(entry.file, entry.tags, Case(name: entry.title(of: report.rounds), entry: entry))
    }
    for play in report.notPlayed ?? [] {
      add(play.file, [], Case(name: play.title(of: report.rounds), entry: nil))
    }
    // A file that can't be read gives no flow name, so its case has the name of the file.
    let errorsByFile = Dictionary(grouping: errors) { ExactText($0.file) }
    for (file, errors) in errorsByFile.sorted(by: { $0.key < $1.key }) {
      add(file.text, [], Case(name: file.text, entry: nil, errors: errors))
    }
    return suites
  }

  /// Returns the lines of a suite before its cases.
  private func beginning(of suite: Suite) -> String {
    let package = Self.package(of: suite.file)
    var lines = [
      "<testsuite name=\(Self.quoted(suite.file)) package=\(Self.quoted(package))"
        + "\(Self.counts(suite.cases)) skipped=\"\(suite.cases.count(where: \.isSkipped))\">",
      "<properties>",
      Self.property("file", suite.file),
    ]
    if errors.isEmpty { lines += properties(of: suite) }
    lines.append("</properties>")
    return lines.joined(separator: "\n")
  }

  /// Returns the properties of a suite's flow file.
  private func properties(of suite: Suite) -> [String] {
    var lines = [
      Self.property("tags", suite.tags.joined(separator: " ")),
      Self.property("seed", "\(report.seed)"),
    ]
    let virtual = suite.cases.compactMap(\.entry?.virtualMilliseconds)
      .reduce(0) { $0 + FlowSeconds.clamped($1) }
    lines.append(Self.property("virtualSeconds", FlowNumber.text(of: virtual / 1000)))
    let variants = suite.cases.compactMap { $0.entry?.variant }
    if !variants.isEmpty {
      var seen: Set<ExactText> = []
      let all = variants.filter { seen.insert(ExactText($0)).inserted }.joined(separator: "; ")
      lines.append(Self.property("variants", all))
    }
    if report.rounds > 1 { lines.append(Self.property("rounds", "\(report.rounds)")) }
    return lines
  }

  private func xml(of testCase: Case, in className: String) -> String {
    let start = "<testcase name=\(Self.quoted(testCase.name)) classname=\(Self.quoted(className))"
    if let first = testCase.errors.first {
      let text = testCase.errors.map(\.description).joined(separator: "\n")
      return
        "\(start)>\n<error type=\"unreadable\" message=\(Self.quoted(Self.line(first.message)))>"
        + "\(Self.text(text))</error>\n</testcase>"
    }
    guard let entry = testCase.entry else {
      let reason = report.stopped.map { "not played: \($0)" } ?? "not played"
      return "\(start)>\n<skipped message=\(Self.quoted(reason))/>\n</testcase>"
    }
    var text = "\(start) time=\"\(Self.seconds(Self.time(of: entry)))\">\n"
    for failure in entry.failures {
      text += "<failure type=\"\(failure.kind.rawValue)\" message="
      text += Self.quoted(Self.line(failure.message)) + ">"
      text += Self.text(failure.description).description + "</failure>\n"
    }
    // The failures stand above.
    var steps = entry
    steps.failures = []
    let output = Self.text(FlowPrinter().output(of: steps).rendered())
    text += "<system-out>" + output.description + "</system-out>\n</testcase>"
    return text
  }

  // MARK: - Words

  private static func counts(_ cases: some Sequence<Case>) -> String {
    var (tests, failures, errors, time) = (0, 0, 0, 0.0)
    for testCase in cases {
      tests += 1
      if !testCase.errors.isEmpty { errors += 1 }
      guard let entry = testCase.entry else { continue }
      if !entry.passed { failures += 1 }
      time += self.time(of: entry)
    }
    return " tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\""
      + " time=\"\(seconds(time))\""
  }

  /// The real time; the virtual one if a report has lost it.
  private static func time(of entry: FlowReportEntry) -> Double {
    FlowSeconds.clamped(entry.realMilliseconds ?? entry.virtualMilliseconds)
  }

  private static func seconds(_ milliseconds: Double) -> String {
    let whole = Int64((max(0, min(milliseconds, 1e15))).rounded())
    let rest = "\(whole % 1000)"
    return "\(whole / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }

  /// The folders of a file, between points, as CI servers group classes.
  private static func package(of file: String) -> String {
    let folders = file.split(separator: "/").dropLast().filter { $0 != "." && $0 != ".." }
    return folders.map { $0.replacing(".", with: "_") }.joined(separator: ".")
  }

  private static func className(of file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let stem = name.split(separator: ".").dropLast().joined(separator: "_")
    let parts = [package(of: file), stem.isEmpty ? name : stem].filter { !$0.isEmpty }
    return parts.joined(separator: ".")
  }

  /// The first line of a message: a line break in an attribute is read as a space.
  private static func line(_ message: String) -> String {
    String(message.prefix { !$0.isNewline })
  }

  private static func property(_ name: String, _ value: String) -> String {
    "<property name=\"\(name)\" value=\(quoted(value))/>"
  }

  /// Words as XML, without secrets.
  ///
  /// A mask in the name of an element would break the document.
  private static func text(_ words: String) -> XMLText {
    XMLText(FlowSecrets.current.masked(words))
  }

  /// Words as an attribute's value, in quotation marks; tabs and line breaks stay what they are.
  private static func quoted(_ words: String) -> String {
    let text = Self.text(words).description.escaping([
      "\"": "&quot;", "\n": "&#10;", "\r": "&#13;", "\t": "&#9;",
    ])
    return "\"\(text)\""
  }
}
