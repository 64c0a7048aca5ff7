import Foundation
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@MainActor
@Suite struct ListCommandTests {
  @Test func `flows are listed with their names and tags`() async throws {
    let harness = try HarnessScratch()
    let one = try harness.write("name: One\ntags: [a, b]\n---\n- back\n- scroll\n", to: "f/1.yaml")
    let two = try harness.write("- back\n", to: "f/2.yaml")
    let folder = harness.folder.appendingPathComponent("f").path
    #expect(await harness.run("list", folder) == .passed)
    #expect(harness.text == "\(one)  One  [a, b]\n\(two)  2\n2 flows")
    #expect(await harness.run("list", folder, "--include-tags", "b") == .passed)
    #expect(harness.lines.last == "\(one)  One  [a, b]\n1 flow")
    #expect(await harness.run("list", bundled: [one]) == .passed)
    #expect(harness.lines.last == "\(one)  One  [a, b]\n1 flow")
  }

  @Test func `a program reads them as JSON`() async throws {
    let harness = try HarnessScratch()
    let path = try harness.write(
      "name: One\ntags: [a]\n---\n- repeat: {times: 2, commands: [back, scroll]}\n",
      to: "1.yaml"
    )
    #expect(await harness.run("list", "--json", path) == .passed)
    let listing = try JSONDecoder().decode(FlowListing.self, from: Data(harness.text.utf8))
    #expect(listing.format == 1)
    #expect(listing.flows.map(\.name) == ["One"])
    #expect(listing.flows.map(\.file) == [path])
    #expect(listing.flows.map(\.tags) == [["a"]])
    #expect(listing.flows.map(\.steps) == [3])
  }

  @Test func `where nothing is selected, the list ends as a run does`() async throws {
    let harness = try HarnessScratch()
    let path = try harness.write("tags: [smoke]\n---\n- back\n", to: "a.yaml")
    for option in [[], ["--json"]] {
      let status = await harness.run(["list", path, "--include-tags", "smok"] + option)
      #expect(status == .unusable)
      #expect(harness.lines == [])
      #expect(
        harness.errors.last
          == "harness: The only flow is not selected. No flow has the tag “smok”. Did you mean “smoke”?"
      )
    }
  }

  @Test func `the tags of a folder's settings and of the command line unite`() async throws {
    let harness = try HarnessScratch()
    let one = try harness.write("tags: [a]\n---\n- back\n", to: "f/1.yaml")
    let two = try harness.write("tags: [b]\n---\n- back\n", to: "f/2.yaml")
    let three = try harness.write("tags: [c]\n---\n- back\n", to: "f/3.yaml")
    _ = try harness.write("includeTags: [a]\ncolour: red\n", to: "f/config.yaml")
    let folder = harness.folder.appendingPathComponent("f").path
    #expect(await harness.run("list", folder, "--include-tags", "b") == .passed)
    #expect(harness.lines.last == "\(one)  1  [a]\n\(two)  2  [b]\n2 flows")
    #expect(harness.errors.count == 1)
    #expect(
      harness.errors[0].contains(
        "config.yaml:2:1: Warning: “config.yaml” has no key “colour”; it is ignored."
      )
    )
    #expect(await harness.run("list", three, "--include-tags", "b") == .unusable)
    #expect(harness.errors.last?.contains("No flow has the tag “b”.") == true)
    #expect(
      await harness.run("list", one, two, "--include-tags", "b", "--exclude-tags", "b") == .unusable
    )
    #expect(harness.errors.last == "harness: None of the 2 flows is selected.")
  }

  @Test func `errors are reported beside the flows that can be read`() async throws {
    let harness = try HarnessScratch()
    let good = try harness.write("- back\n", to: "a.yaml")
    let bad = try harness.write("- bakc\n", to: "b.yaml")
    #expect(await harness.run("list", good, bad) == .unusable)
    #expect(harness.text == "\(good)  a\n1 flow")
    #expect(harness.errors.count == 1)
    #expect(harness.errors[0].contains("b.yaml:1:3:"))
    #expect(await harness.run("list", "--jsn") == .unusable)
    #expect(harness.errors.last?.contains("Did you mean “--json”?") == true)
  }
}
