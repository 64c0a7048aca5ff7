import Foundation
import ProcessSupport
import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Folders of flows that are too deep for the system's paths.
@Suite struct FlowFolderWalkTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Creates folders inside each other, with a failing flow in the last one.
  ///
  /// It goes from folder to folder, since no call of the system takes the whole path.
  private func plant(_ depth: Int) {
    let name = String(repeating: "d", count: 200)
    var parent = open(folder.path(""), O_RDONLY)
    for _ in 0..<depth {
      #expect(mkdirat(parent, name, 0o755) == 0)
      let next = openat(parent, name, O_RDONLY)
      close(parent)
      parent = next
    }
    let file = openat(parent, "bad.yaml", O_WRONLY | O_CREAT, 0o644)
    #expect(file >= 0)
    close(file)
    close(parent)
  }

  @Test func `a folder at a path that is too long for the system is an error`() throws {
    plant(24)
    // The object that removes the folder knows no such path either.
    defer { _ = try? HelperProcess("/bin/rm", arguments: ["-rf", folder.path("")]).wait() }
    var walk = FlowFolderWalk(folder.path(""), entersSubflows: true)
    var errors: [FlowError] = []
    while walk.next != nil { errors += walk.readNext() }
    #expect(walk.files == [])
    #expect(
      errors.map(\.message) == [
        "The system finds nothing at this path, which has more than 1024 bytes. Shorten the names of its folders."
      ]
    )
    #expect(errors.first?.file.utf8.count == 99)
  }
}
