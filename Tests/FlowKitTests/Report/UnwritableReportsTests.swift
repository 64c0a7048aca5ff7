import Foundation
import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Reports that can't be written, before a run and during it, beside others that can.
@MainActor
@Suite(
  .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no full device")
)
struct UnwritableReportsTests {
  private nonisolated static let formats = ["json", "jsonl", "junit", "tap", "github", "html"]
  private let harness: HarnessScratch
  private let flows: [String]

  init() throws {
    harness = try HarnessScratch()
    flows = [
      try harness.write("- launchApp\n- tapOn: 数える\n", to: "flows/a.yaml"),
      try harness.write("- launchApp\n- tapOn: {text: 無い, timeout: 0}\n", to: "flows/b.yaml"),
    ]
  }

  private func path(_ name: String) -> String {
    harness.folder.appendingPathComponent(name).path
  }

  /// The texts of all reports with these names.
  private func texts(_ name: String) throws -> [String] {
    // Reports for people have real times.
    try Self.formats.map { format in
      let text = try harness.read("\(name).\(format)")
      if format == "html" { return String(text.suffix(9)) }
      return ["junit", "github"].contains(format) ? text.replacing(/[0-9.]+/, with: "") : text
    }
  }

  private func reports(_ name: String) -> [String] {
    Self.formats.map { "--report=\($0)=\(path("\(name).\($0)"))" }
  }

  @Test(arguments: formats)
  func `one that fails during a run is named, and the others are the same`(
    _ format: String
  ) async throws {
    #expect(await harness.run(flows + reports("good")) == .failed)
    for flows in [flows, [flows[0]]] {
      let status = await harness.run(flows + ["--report=\(format)=/dev/full"] + reports("beside"))
      #expect(status == .unusable)
      if flows.count == 2 { #expect(try texts("beside") == texts("good")) }
    }
    #expect(harness.errors.count == 2, "\(harness.errors)")
    #expect(
      harness.errors.allSatisfy {
        $0.hasPrefix("harness: The report could not be written to /dev/full: ")
      }
    )
    #expect(harness.lines.last?.hasPrefix("1 flow: 1 passed, 0 failed") == true)
  }

  @Test func `one that has no folder is named before anything is played, and the others stay`()
    async throws
  {
    let old = try harness.write("an older report\n", to: "old.json")
    let absent = path("none/report.xml")
    for arguments in [["--json", old], ["--report=tap=\(old)"], ["--report=jsonl=\(old)"]] {
      for order in [
        arguments + ["--report=junit=\(absent)"], ["--report=junit=\(absent)"] + arguments,
      ] {
        #expect(await harness.run(flows + order + ["--report=pretty"]) == .unusable)
        #expect(try harness.read("old.json") == "an older report\n")
        #expect(
          harness.errors.last == "harness: The report cannot be written to \(absent): "
            + "there is no folder \(path("none"))."
        )
      }
    }
    #expect(harness.errors.count == 6)
    #expect(harness.lines == [])
  }

  @Test func `a merge names a report that it cannot write, and writes the others`() async throws {
    let part = path("part.json")
    _ = await harness.run([flows[0], "--shard", "1/1", "--json", part])
    let good = path("merged.xml")
    let status = await harness.run(
      ["merge", part, "--report=tap=/dev/full", "--report=junit=\(good)"]
    )
    #expect(status == .unusable)
    #expect(harness.errors.count == 1)
    #expect(harness.errors.last?.contains("could not be written to /dev/full: ") == true)
    #expect(try harness.read("merged.xml").contains("tests=\"1\""))
  }
}
