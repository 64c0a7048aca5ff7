import Foundation
import OpenAPISupport
import Testing

@testable import FlowKit

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
    #expect(!html.contains("</script><!--"))
  }

  @Test func `each flow stands in a part of its own, and each screen once`() async throws {
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
    let flow = try JSONDecoder()
      .decode(FlowReportEntry.self, from: Data((page.parts["flow-1"] ?? "").utf8))
    #expect(flow.trace?.lines == [])
    // Both flows begin with the same screen.
    #expect(flow.trace?.steps.first?.after == 0)
    #expect(flow.trace?.steps.last?.after == pictures.count - 1)
    #expect(flow.realMilliseconds == nil)
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
