import Foundation
import OpenAPISupport
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@MainActor
@Suite struct JSONReportTests {
  private let schema: JSONValue

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Documentation/flow-report.schema.json")
    schema = try JSONValue(try Data(contentsOf: file))
  }

  private func mistakes(in json: String, by part: String? = nil) throws -> [String] {
    let rule = part.map { JSONValue.object(["$ref": .string("#/$defs/\($0)")]) } ?? schema
    return JSONSchema(schema).mistakes(in: try JSONValue(Data(json.utf8)), by: rule, at: "report")
  }

  @Test(arguments: [false, true])
  func `a report is as its schema says`(keepsRealTimes: Bool) async throws {
    let text = try await ReportSample(recordsTrace: true)
      .text("json", keepsRealTimes: keepsRealTimes)
    #expect(try mistakes(in: text) == [])
    #expect(text.contains("realMilliseconds") == keepsRealTimes)
    #expect(!text.contains("\"trace\""))
  }

  @Test func `the schema has every key that a report has`() async throws {
    var strict = schema
    strict = Self.closed(strict)
    let text = try await ReportSample().text("json", keepsRealTimes: true)
    let value = try JSONValue(Data(text.utf8))
    #expect(JSONSchema(strict).mistakes(in: value, by: strict, at: "report") == [])
  }

  /// The schema in which every object has the properties that are listed and no others.
  private static func closed(_ value: JSONValue) -> JSONValue {
    if let fields = value.object {
      var new = fields.mapValues { closed($0) }
      if fields["properties"]?.object != nil, fields["type"] != nil {
        new["additionalProperties"] = .bool(false)
      }
      return .object(new)
    }
    return value.array.map { .array($0.map { closed($0) }) } ?? value
  }

  @Test(
    arguments: [
      ("\"format\" : 2", "\"format\" : 1"), ("\"passed\" : true", "\"passed\" : 1"),
      ("\"kind\" : \"step\"", "\"kind\" : \"bug\""), ("\"line\" : 5", "\"line\" : 0"),
      ("\"seed\" : 7", "\"sede\" : 7"),
    ]
  )
  func `another report is against it`(right: String, wrong: String) async throws {
    let text = try await ReportSample().text("json")
    #expect(text.contains(right))
    #expect(try mistakes(in: text.replacing(right, with: wrong)) != [])
  }

  @Test func `each line is an object of its own, written when its flow ends`() async throws {
    let sample = try await ReportSample()
    let lines = try sample.text("jsonl").split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    for line in lines { #expect(try mistakes(in: line, by: "line") == []) }
    #expect(lines[0] == #"{"format":2,"plays":3,"rounds":1,"seed":7,"type":"run"}"#)
    #expect(lines[1].contains(#""name":"数える, 100% & <まとめ>""#))
    #expect(lines[3].hasPrefix(#"{"notPlayed":[{"file":"c.yaml","#))
    #expect(try mistakes(in: #"{"type":"flow"}"#, by: "line") != [])

    let box = ReportSample.Lines()
    let reporter = JSONLinesReporter(
      FlowReportSettings(write: { box.all += $0.rendered(showsControls: false) + "\n" })
    )
    try reporter.runBegan(sample.plan)
    try reporter.flowEnded(sample.entries[0])
    #expect(box.all.split(separator: "\n").count == 2)
  }
}
