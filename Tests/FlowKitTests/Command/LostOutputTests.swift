import Foundation
import ProcessSupport
import Testing

/// The reaction of the harness if what it prints is lost.
@Suite struct LostOutputTests {
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no full device"),
    arguments: [
      ("\"$0\" schema >/dev/full 2>/dev/null; echo $?", "2\n"),
      // The status goes around the pipe.
      ("{ { \"$0\" schema; echo $? >&3; } | true; } 3>&1", "0\n"),
    ]
  )
  func `a full disk is an error, and a reader who has seen enough is none`(
    _ line: String,
    _ status: String
  ) throws {
    let harness = try #require(HelperProcess.path(of: "harness"))
    let process = try HelperProcess("/bin/sh", arguments: ["-c", line, harness])
    #expect(String(decoding: process.readToEnd(), as: UTF8.self) == status)
    #expect(process.wait() == .exited(0))
  }
}
