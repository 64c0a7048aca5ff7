import Foundation
import ProcessSupport
import SafeFiles
import Testing

/// Files that are written as a whole or in their place.
@Suite struct SafeFileWriterTests {
  private let planted: PlantedFolder

  init() throws {
    planted = try PlantedFolder()
  }

  private func refusal(_ path: String, _ mode: SafeFileWriter.Mode = .whole) -> SafeFileError? {
    do throws(SafeFileError) {
      let writer = try SafeFileWriter(path, mode)
      try writer.write([1])
      try writer.finish()
      return nil
    } catch {
      return error
    }
  }

  private func mode(_ name: String) -> mode_t {
    var status = stat()
    lstat(planted.path(name), &status)
    return status.st_mode & 0o7777
  }

  private static let modes: [SafeFileWriter.Mode] = [.whole, .inPlace, .appending]

  @Test(arguments: modes, PlantedFolder.Entry.allCases)
  func `a planted entry is refused and left alone`(
    mode: SafeFileWriter.Mode,
    entry: PlantedFolder.Entry
  ) throws {
    let path = try planted.plant(entry)
    let error: SafeFileError =
      switch entry {
      case .link, .danglingLink, .deviceLink: .linked(path: path, link: path)
      case .pipe: .notRegular(path: path)
      case .folder: .folder(path: path)
      }
    #expect(refusal(path, mode) == error)
    #expect(try planted.text("victim") == "precious")
    #expect(try planted.folder.names == ["planted", "victim"])
  }

  @Test func `a hard link is replaced as a whole, and not written in its place`() throws {
    let path = planted.path("planted")
    #expect(link(planted.victim, path) == 0)
    for mode in [SafeFileWriter.Mode.inPlace, .appending] {
      #expect(refusal(path, mode) == .shared(path: path))
    }
    #expect(refusal(path) == nil)
    #expect(try planted.text("victim") == "precious")
    // The victim's file has one name now.
    #expect(refusal(path, .inPlace) == nil)
  }

  @Test(arguments: modes)
  func `a pipe with a reader is refused`(mode: SafeFileWriter.Mode) throws {
    let path = try planted.plant(.pipe)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    #expect(refusal(path, mode) == .notRegular(path: path))
  }

  @Test(arguments: modes)
  func `a path that names no file is refused`(mode: SafeFileWriter.Mode) throws {
    #expect(refusal("", mode) == .unnamed(path: ""))
    let cut = planted.victim + "\0.txt"
    #expect(refusal(cut, mode) == .unnamed(path: cut))
    for end in ["", ".", ".."] {
      let path = planted.path("") + "/" + end
      #expect(refusal(path, mode) == .folder(path: path))
    }
    let lost = planted.path("none") + "/file"
    #expect(refusal(lost, mode) == .noFolder(path: lost, folder: planted.path("none")))
    let inFile = planted.victim + "/file"
    #expect(refusal(inFile, mode) == .noFolder(path: inFile, folder: planted.victim))
  }

  @Test func `a whole file appears at its end, and a draft has a random name`() throws {
    let path = planted.path("report")
    try planted.put("before", "report")
    let writers = try (0..<2).map { _ in try SafeFileWriter(path, .whole) }
    for (number, writer) in writers.enumerated() { try writer.write(Array("\(number)".utf8)) }
    let drafts = try planted.folder.names.filter { $0.hasSuffix(".part") }
    #expect(Set(drafts).count == 2)
    #expect(!drafts.contains { $0.contains("report") })
    #expect(try planted.text("report") == "before")
    try writers[1].finish()
    #expect(try planted.text("report") == "1")
    try writers[0].finish()
    #expect(try planted.text("report") == "0")
    #expect(try planted.folder.names == ["report", "victim"])
  }

  @Test func `a draft that is discarded or forgotten leaves nothing`() throws {
    let path = planted.path("report")
    let writer = try SafeFileWriter(path, .whole)
    try writer.write([1])
    writer.discard()
    #expect(writer.descriptor == nil)
    #expect(throws: SafeFileError.system(.write, path: path, code: EBADF)) { try writer.write([1]) }
    do { try SafeFileWriter(path, .whole).write([1]) }
    #expect(try planted.folder.names == ["victim"])
  }

  @Test func `a draft that can't be renamed is removed`() throws {
    let path = planted.path("report")
    let writer = try SafeFileWriter(path, .whole)
    try writer.write([1])
    _ = try planted.plant(.folder, "report")
    #expect(throws: SafeFileError.system(.rename, path: path, code: EISDIR)) {
      try writer.finish()
    }
    #expect(try planted.folder.names == ["report", "victim"])
  }

  @Test func `a link that is planted during the writing is replaced and not followed`() throws {
    let path = planted.path("report")
    let writer = try SafeFileWriter(path, .whole)
    try writer.write(Array("new".utf8))
    _ = try planted.plant(.link, "report")
    try writer.finish()
    #expect(try planted.text("victim") == "precious")
    #expect(try planted.text("report") == "new")
  }

  @Test func `a replaced file keeps its permissions`() throws {
    for permissions: mode_t in [0o600, 0o640, 0o755] {
      #expect(chmod(planted.victim, permissions) == 0)
      try SafeFile.replace(planted.victim, with: [1])
      #expect(mode("victim") == permissions)
    }
  }

  @Test func `a file may have the longest possible name`() throws {
    let name = String(repeating: "n", count: 255)
    try SafeFile.replace(planted.path(name), with: Array("long".utf8))
    #expect(try planted.text(name) == "long")
  }

  @Test func `a file in its place shows each byte at once`() throws {
    let writer = try SafeFileWriter(planted.victim, .inPlace)
    #expect(try planted.text("victim") == "precious")
    try writer.truncate()
    try writer.write(Array("abc".utf8))
    #expect(try planted.text("victim") == "abc")
    writer.rewind()
    try writer.write(Array("x".utf8))
    #expect(try planted.text("victim") == "xbc")
    writer.discard()
    #expect(try planted.text("victim") == "xbc")
  }

  @Test func `appended bytes come after the existing ones`() throws {
    for text in ["!", "?"] {
      let writer = try SafeFileWriter(planted.victim, .appending)
      try writer.write(Array(text.utf8))
      try writer.finish()
    }
    #expect(try planted.text("victim") == "precious!?")
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no full device")
  )
  func `a device takes bytes in its place`() {
    #expect(refusal("/dev/full") == .system(.write, path: "/dev/full", code: ENOSPC))
    for mode in Self.modes { #expect(refusal("/dev/null", mode) == nil) }
  }

  @Test(arguments: modes)
  func `a descriptor of the process takes bytes after its own`(mode: SafeFileWriter.Mode) throws {
    let file = open(planted.victim, O_WRONLY | O_TRUNC)
    defer { close(file) }
    #expect(SafeFile.write(Array("a".utf8), to: file))
    for folder in ["/dev/fd/", "/proc/self/fd/"] {
      let writer = try SafeFileWriter("\(folder)\(file)", mode)
      try writer.truncate()
      try writer.write(Array("b".utf8))
      try writer.finish()
    }
    #expect(SafeFile.write(Array("c".utf8), to: file))
    #expect(try planted.text("victim") == "abbc")
    #expect(refusal("/dev/fd/999999", mode) == .system(.open, path: "/dev/fd/999999", code: EBADF))
  }
}
