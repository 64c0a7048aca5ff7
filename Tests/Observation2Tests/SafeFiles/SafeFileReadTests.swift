import Foundation
import ProcessSupport
import SafeFiles
import Testing

/// The bounded reader.
@Suite struct SafeFileReadTests {
  private let planted: PlantedFolder

  init() throws {
    planted = try PlantedFolder()
  }

  private func refusal(_ path: String, limit: Int = 100) -> SafeFileError? {
    do throws(SafeFileError) {
      _ = try SafeFile.read(path, limit: limit)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [8, 9, 100_000, .max])
  func `a file within the limit is read whole`(limit: Int) throws {
    #expect(try SafeFile.read(planted.victim, limit: limit) == Array("precious".utf8))
  }

  @Test func `a file of many chunks is read whole`() throws {
    let text = String(repeating: "0123456789", count: 20_000)
    try planted.put(text, "long")
    #expect(try SafeFile.read(planted.path("long"), limit: 200_000) == Array(text.utf8))
    #expect(refusal(planted.path("long"), limit: 199_999) != nil)
  }

  @Test func `a file that is not there has no bytes`() throws {
    #expect(try SafeFile.read(planted.path("none"), limit: 1) == nil)
    #expect(try SafeFile.read(planted.path("none/none"), limit: 1) == nil)
    #expect(try SafeFile.read(planted.path("victim/none"), limit: 1) == nil)
    #expect(try SafeFile.read(try planted.plant(.danglingLink), limit: 1) == nil)
    #expect(try SafeFile.start(of: planted.path("none"), count: 1) == nil)
  }

  @Test func `a file beyond the limit is refused`() throws {
    let path = planted.path("huge")
    try planted.putSparse(3 << 30, "huge")
    #expect(refusal(path) == .tooLarge(path: path, limit: 100))
    #expect(refusal(planted.victim, limit: 7) == .tooLarge(path: planted.victim, limit: 7))
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/maps"), "there is no /proc")
  )
  func `a file that is longer than its size says ends at the limit`() {
    #expect(refusal("/proc/self/maps") == .tooLarge(path: "/proc/self/maps", limit: 100))
  }

  @Test func `a pipe without a writer is refused at once`() throws {
    let path = try planted.plant(.pipe)
    #expect(refusal(path) == .notRegular(path: path))
    #expect(throws: SafeFileError.notRegular(path: path)) {
      try SafeFile.start(of: path, count: 1)
    }
  }

  @Test func `a folder, a device and a link to one are refused`() throws {
    let folder = try planted.plant(.folder)
    #expect(refusal(folder) == .folder(path: folder))
    #expect(refusal("/dev/zero") == .notRegular(path: "/dev/zero"))
    let link = try planted.plant(.deviceLink, "link")
    #expect(refusal(link) == .notRegular(path: link))
  }

  @Test(arguments: ["", "victim\0.txt"])
  func `a path that the system would cut off is refused`(path: String) {
    #expect(refusal(path) == .unnamed(path: path))
  }

  @Test func `a link is followed only where it may be one`() throws {
    let link = try planted.plant(.link)
    #expect(try SafeFile.read(link, limit: 8) == Array("precious".utf8))
    #expect(throws: SafeFileError.linked(path: link, link: link)) {
      try SafeFile.read(link, limit: 8, followsLinks: false)
    }
  }

  @Test func `a file is allowed by the place where it is once it is open`() throws {
    let link = try planted.plant(.link)
    var asked: [String] = []
    let read = try SafeFile.read(link, limit: 8) { real in
      asked.append(real)
      return true
    }
    #expect(read == Array("precious".utf8))
    #expect(
      asked.map { ($0 as NSString).lastPathComponent } == [
        (planted.victim as NSString).lastPathComponent
      ]
    )
    #expect(throws: SafeFileError.linked(path: link, link: link)) {
      try SafeFile.read(link, limit: 8) { _ in false }
    }
  }

  @Test(arguments: [0, 3, 8, 9])
  func `the start of a file is read, however large it is`(count: Int) throws {
    #expect(
      try SafeFile.start(of: planted.victim, count: count) == Array("precious".utf8.prefix(count))
    )
    try planted.putSparse(3 << 30, "huge")
    #expect(try SafeFile.start(of: planted.path("huge"), count: count)?.count == count)
  }

  @Test func `an error says the path, the reason and the remedy`() {
    let errors: [(SafeFileError, String)] = [
      (.tooLarge(path: "a", limit: 64 << 20), "a: it has more than 64 MiB, the most that is read."),
      (.tooLarge(path: "a", limit: 1 << 10), "a: it has more than 1 KiB, the most that is read."),
      (.tooLarge(path: "a", limit: 1), "a: it has more than 1 byte, the most that is read."),
      (.tooLarge(path: "a", limit: 1025), "a: it has more than 1025 bytes, the most that is read."),
      (.noFolder(path: "a/b", folder: "a"), "a/b: there is no folder a."),
      (.system(.read, path: "a", code: EACCES), "a: Permission denied."),
      (
        .shared(path: "a"),
        "a: it is a hard link, and its other names may be anywhere. Remove the file, or name another one."
      ),
    ]
    for (error, words) in errors { #expect(error.description == words) }
    let link = SafeFileError.linked(path: "a", link: "a").description
    #expect(link.hasPrefix("a: it is a link") && link.contains("Remove the link"))
    let folder = SafeFileError.linked(path: "a/b", link: "a").description
    #expect(folder.hasPrefix("a/b: a is a link") && folder.contains("name the folder"))
  }
}
