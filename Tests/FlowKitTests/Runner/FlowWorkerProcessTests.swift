import Foundation
import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The end of a process that plays flows, with a shell in place of the harness.
@MainActor @Suite struct FlowWorkerProcessTests {
  private final class Record {
    var lines: [String] = []
  }

  private func start(_ script: String, _ record: Record) throws -> FlowWorkerProcess {
    try FlowWorkerProcess(executable: "/bin/sh", arguments: ["-c", script]) {
      record.lines += $0.rendered().split(separator: "\n").map(String.init)
    }
  }

  @Test func `a process that ignores the end of its orders is killed`() throws {
    let worker = try start("trap '' TERM; exec sleep 1000", Record())
    #expect(worker.end(within: .milliseconds(50)).hasPrefix("by signal 9 (Killed"))
    #expect(!worker.isRunning)
  }

  @Test func `the end of a process waits for all that it writes`() throws {
    let record = Record()
    // A pipe would have to ignore its signal, as this process does.
    let worker = try start(
      "seq -f '%099g' 20000; echo 'Fatal error: done' >&2; exit 3",
      record
    )
    #expect(worker.end(within: .seconds(60)) == "with status 3: Fatal error: done")
    #expect(record.lines.count == 20_001)
    #expect(record.lines.last == "Fatal error: done")
  }

  @Test func `a process that another one outlives is over`() throws {
    let record = Record()
    let worker = try start("sleep 60 & echo $!; exit 4", record)
    #expect(worker.end(within: .seconds(60)) == "with status 4")
    let other = try #require(record.lines.first.flatMap { pid_t($0) })
    // It would not be there any more if the end had waited for it.
    #expect(kill(other, SIGKILL) == 0)
  }
}
