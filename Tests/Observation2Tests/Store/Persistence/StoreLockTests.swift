import Foundation
import ProcessSupport
import StorePersistence
import Testing

/// Two processes that open the same file.
@Suite struct StoreLockTests {
  @Test func `a second process is told that the file is in use, until the first one is killed`()
    throws
  {
    let folder = try TemporaryFolder()
    let path = folder.path("state")
    let program = try #require(HelperProcess.path(of: "store-crash-helper"))
    let first = try HelperProcess(program, arguments: ["hold", path])
    #expect(String(decoding: first.read(), as: UTF8.self) == "held\n")

    let refusal = StateFileError.inUse(path: path + ".lock")
    let second = try HelperProcess(program, arguments: ["hold", path])
    #expect(String(decoding: second.readToEnd(), as: UTF8.self) == "\(refusal)\n")
    #expect(second.wait() == .exited(3))
    #expect(throws: refusal) { try StateFile<Int>(path: path) { _ in } }

    first.kill()
    #expect(first.wait() == .killed(by: SIGKILL))
    let third = try HelperProcess(program, arguments: ["hold", path])
    #expect(String(decoding: third.read(), as: UTF8.self) == "held\n")
  }
}
