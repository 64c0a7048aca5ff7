import Foundation
import ProcessSupport
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@MainActor
@Suite struct FlowReportFileTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("report.json")
    try Data("before\n".utf8).write(to: URL(fileURLWithPath: path))
  }

  private func read() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test func `the earlier file stays until the report is whole`() throws {
    let file = FlowReportFile(path, isStreamed: false)
    try file.write(masked: "a")
    #expect(try read() == "before\n")
    try file.write(masked: "b")
    try file.finish()
    #expect(try read() == "a\nb\n")
    #expect(try folder.names == ["report.json"])
  }

  @Test func `the earlier file stays if the report is abandoned`() throws {
    let file = FlowReportFile(path, isStreamed: false)
    try file.write(masked: "a")
    file.abandon()
    #expect(try read() == "before\n")
    #expect(try folder.names == ["report.json"])
  }

  @Test func `a streamed report is there line by line, and another run does not write into it`()
    throws
  {
    let file = FlowReportFile(path, isStreamed: true)
    try file.write(masked: "a")
    #expect(try read() == "a\n")
    let error = #expect(throws: FlowReportFile.Refusal.self) {
      try FlowReportFile(path, isStreamed: true).write(masked: "x")
    }
    #expect(error?.description == "another run is writing it. Give each a file.")
    try file.write(masked: "b")
    try file.finish()
    #expect(try read() == "a\nb\n")
    try FlowReportFile(path, isStreamed: true).write(masked: "c")
    #expect(try read() == "c\n")
  }

  @Test func `another run may write once the report is whole, also while a process is spawned`()
    throws
  {
    let file = FlowReportFile(path, isStreamed: true)
    try file.write(masked: "a")
    // A child has the same open file between its fork and its program.
    let shared = try #require(file.descriptor.map(dup))
    defer { close(shared) }
    try file.finish()
    try FlowReportFile(path, isStreamed: true).write(masked: "b")
    #expect(try read() == "b\n")
  }

  @Test(arguments: [false, true])
  func `a link is refused, and its target left alone`(isStreamed: Bool) throws {
    let link = folder.path("link.json")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    let error = #expect(throws: FlowReportFile.Refusal.self) {
      try FlowReportFile(link, isStreamed: isStreamed).write(masked: "a")
    }
    #expect(error?.description.hasPrefix("it is a link, and may lead anywhere.") == true)
    #expect(try read() == "before\n")
    #expect(try folder.names == ["link.json", "report.json"])
  }

  @Test(.enabled(if: geteuid() != 0, "an administrator may write anywhere"))
  func `a report is written in its place where its folder takes no new file`() throws {
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
    #expect(chmod(parent, 0o500) == 0)
    defer { chmod(parent, 0o700) }
    try FlowReportFile.write(masked: "a", to: path)
    #expect(try read() == "a\n")
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no full device")
  )
  func `a disk that is full is said, and the other reports are written`() async throws {
    let harness = try HarnessScratch()
    let flow = try harness.write("- launchApp", to: "a.yaml")
    let status = await harness.run(flow, "--json", "/dev/full", "--report", "pretty", "--quiet")
    #expect(status == .unusable)
    #expect(harness.errors.count == 1)
    let words = "The report could not be written to /dev/full: "
    #expect(harness.errors.first?.contains(words) == true, "\(harness.errors)")
    #expect(harness.errors.first?.hasSuffix("No space left on device.") == true)
    #expect(harness.text.contains("1 flow: 1 passed, 0 failed"))
  }
}
