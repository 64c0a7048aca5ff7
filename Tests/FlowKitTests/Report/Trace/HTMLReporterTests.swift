import Foundation
import OpenAPISupport
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

#if canImport(FoundationXML)
import FoundationXML
#endif

@MainActor
@Suite struct HTMLReporterTests {
  @Test func `the page is well-formed and needs nothing beside itself`() async throws {
    var sample = try await ReportSample(recordsTrace: true)
    sample.entries[0].name = "</script><!-- & ]]> \u{FFFF} \u{1}"
    let html = try sample.text("html")
    let page = PageParts(html)
    #expect(page.isWellFormed)
    #expect(page.addresses == [])
    #expect(PagePolicy(html).complaints == [])
    #expect(!html.contains("</script><!--"))
  }

  @Test func `each flow is in a part of its own, and each screen comes once`() async throws {
    let sample = try await ReportSample(recordsTrace: true)
    let page = PageParts(try sample.text("html"))
    #expect(page.parts.keys.sorted() == ["flow-0", "flow-1", "index", "screens"])
    let index = try JSONValue(Data((page.parts["index"] ?? "").utf8))
    #expect(index["flows"]?.array?.map { $0["passed"] } == [.bool(true), .bool(false)])
    #expect(index["flows"]?.array?[0]["warnings"] == .number(1))
    #expect(
      index["flows"]?.array?[1]["message"] == .string("Nothing on the screen is “こんばんは #1”.")
    )
    let screens = try JSONValue(Data((page.parts["screens"] ?? "").utf8))
    let pictures = screens["screens"]?.array ?? []
    #expect(Set(pictures).count == pictures.count)
    let flow = try JSONValue(Data((page.parts["flow-1"] ?? "").utf8))
    #expect(flow["trace"]?["lines"] == .array([]))
    // Both flows begin with the same screen.
    let steps = flow["trace"]?["steps"]?.array ?? []
    #expect(steps.first?["after"] == .number(0))
    #expect(steps.last?["after"] == .number(Double(pictures.count - 1)))
    #expect(flow["realMilliseconds"] == nil)
  }

  @Test func `each text of a flow's steps stands once, and a long one is cut`() async throws {
    var sample = try await ReportSample(recordsTrace: true)
    let step = sample.entries[0].steps[1]
    sample.entries[0].steps += Array(repeating: step, count: 1000)
    sample.entries[0].steps[0].step = String(repeating: "長", count: 100_000)
    let page = PageParts(try sample.text("html"))
    let part = page.parts["flow-0"] ?? ""
    #expect(part.ranges(of: step.step).count == 1)
    let flow = try JSONValue(Data(part.utf8))
    let texts = flow["texts"]?.array ?? []
    #expect(flow["steps"]?.array?.count == sample.entries[0].steps.count)
    #expect(flow["steps"]?.array?.last?["step"] == flow["steps"]?.array?[1]["step"])
    #expect(texts.contains(.string(step.step)))
    #expect(part.utf8.count < 200_000)
  }

  @Test func `a run without a trace, or without a flow, has a page too`() async throws {
    let page = PageParts(try await ReportSample().text("html"))
    #expect(page.isWellFormed)
    let writer = FlowTracePage()
    let empty = PageParts(
      FlowTracePage.beginning(isMerged: false) + "\n"
        + (try writer.end(FlowReport(seed: 0, rounds: 1)))
    )
    #expect(empty.isWellFormed)
    #expect(empty.parts.keys.sorted() == ["index", "screens"])
  }

  @Test func `the page adds the items of a long list in several calls`() {
    let calls = PageFile.text(PackageResources.flows_list_js).components(separatedBy: "append(...")
      .dropFirst()
    #expect(calls.map { $0.prefix(22) } == ["children.slice(place, "])
    let detail = PageFile.text(PackageResources.flows_detail_js)
    #expect(!detail.contains("(...flow") && !detail.contains("(...one"))
  }
}

/// The data in a page.
private final class PageParts: NSObject, XMLParserDelegate {
  private(set) var parts: [String: String] = [:]
  private(set) var addresses: [String] = []
  private(set) var isWellFormed = false
  private var open: String?

  init(_ html: String) {
    super.init()
    let parser = XMLParser(data: Data(html.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    for key in ["src", "href", "action", "srcset", "data"] {
      if let address = attributes[key] { addresses.append(address) }
    }
    open = name == "script" ? attributes["id"] : nil
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let open { parts[open, default: ""] += string }
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    open = nil
  }
}
