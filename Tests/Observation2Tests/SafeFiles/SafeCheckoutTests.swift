import Foundation
import ProcessSupport
import SafeFiles
import Testing

/// The border between a stranger's checkout and the folders of the machine, outside of the current folder.
@Suite struct SafeCheckoutTests {
  private let planted: PlantedFolder

  /// Creates a checkout without a mark, with a link that leads out, and the caller's own link to its parent.
  init() throws {
    planted = try PlantedFolder()
    for name in ["real", "real/pr", "real/pr/flows", "real/pr/inner", "far", "far/empty"] {
      try makeFolder(name)
    }
    try link("real", "alias")
    try link("../../../far", "real/pr/flows/out")
    try link("inner", "real/pr/stays")
  }

  private func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: planted.path(name),
      withIntermediateDirectories: true
    )
  }

  private func link(_ target: String, _ name: String) throws {
    let path = planted.path(name)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  private func refusal(
    _ name: String,
    _ work: (String) throws(SafeFileError) -> Void = { (path) throws(SafeFileError) in
      try SafeFile.replace(path, with: [1])
    }
  ) -> SafeFileError? {
    do throws(SafeFileError) {
      try work(planted.path(name))
      return nil
    } catch {
      return error
    }
  }

  private func linked(_ name: String, _ link: String) -> SafeFileError {
    .linked(path: planted.path(name), link: planted.path(link))
  }

  /// An entry that makes a folder a checkout.
  enum Mark: CaseIterable, Sendable {
    case git, worktree, danglingGit, settings, otherSettings
  }

  private func mark(_ folder: String, _ mark: Mark = .git) throws {
    switch mark {
    case .git: try makeFolder("\(folder)/.git")
    case .worktree: try planted.put("gitdir: /none", "\(folder)/.git")
    case .danglingGit: try link("none", "\(folder)/.git")
    case .settings: try planted.put("", "\(folder)/config.yaml")
    case .otherSettings: try planted.put("", "\(folder)/config.yml")
    }
  }

  @Test(arguments: Mark.allCases)
  func `no link below a mark is followed, and those above are`(_ mark: Mark) throws {
    try self.mark("real/pr", mark)
    let out = "alias/pr/flows/out"
    #expect(refusal("\(out)/file") == linked("\(out)/file", out))
    let makes = refusal("\(out)/new") { (path) throws(SafeFileError) in
      try SafeFile.makeFolder(path)
    }
    #expect(makes == linked("\(out)/new", out))
    #expect(SafeFile.link(in: planted.path("\(out)/file")) == planted.path(out))
    #expect(refusal("alias/pr/stays/file") == linked("alias/pr/stays/file", "alias/pr/stays"))
    #expect(refusal("alias/pr/flows/file") == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: planted.path("far")) == ["empty"])
  }

  @Test func `a planted mark further inside does not move the border`() throws {
    try mark("real/pr")
    try mark("real/pr/inner")
    try mark("far")
    #expect(refusal("real/pr/stays/file") == linked("real/pr/stays/file", "real/pr/stays"))
    let out = "real/pr/flows/out"
    #expect(refusal("\(out)/file") == linked("\(out)/file", out))
  }

  @Test func `a link or .. into the middle of a checkout does not hide it`() throws {
    try mark("real/pr")
    try link("real/pr/flows", "shortcut")
    #expect(refusal("shortcut/file") == nil)
    for path in ["shortcut/out", "far/../real/pr/inner/../flows/out", "shortcut/../stays"] {
      #expect(SafeFile.link(in: "\(planted.path(""))/\(path)/file")?.hasSuffix(path) == true)
    }
    #expect(refusal("shortcut/out/file") == linked("shortcut/out/file", "shortcut/out"))
  }

  @Test func `without a mark, or for an app's own file, links are followed`() throws {
    #expect(refusal("real/pr/flows/out/file") == nil)
    try mark("real/pr")
    #expect(SafeFile.link(in: planted.path("real/pr/flows/out/file"), marks: []) == nil)
  }

  @Test func `a combining mark hides no slash`() throws {
    try mark("real/pr")
    for name in ["\u{301}file", "\u{301}new/file"] {
      let path = planted.path("real/pr/flows/out") + "/" + name
      #expect(SafeFile.link(in: path) == planted.path("real/pr/flows/out"))
      #expect(throws: SafeFileError.self) { try SafeFile.makeFolder(path) }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: planted.path("far")) == ["empty"])
  }

  // MARK: - Removing

  private func remove(_ path: String) throws(SafeFileError) { try SafeFile.remove(path) }

  @Test func `a file and a link are removed, and the link's target stays`() throws {
    try planted.put("", "file")
    let link = try planted.plant(.link)
    #expect(refusal("file", remove) == nil && refusal("planted", remove) == nil)
    #expect(refusal("none", remove) == nil)
    #expect(!FileManager.default.fileExists(atPath: link))
    #expect(!FileManager.default.fileExists(atPath: planted.path("file")))
    #expect(try planted.text("victim") == "precious")
  }

  @Test func `a folder, a pipe and a device are not removed`() throws {
    let pipe = try planted.plant(.pipe)
    #expect(refusal("far", remove) == .folder(path: planted.path("far")))
    #expect(refusal("planted", remove) == .notRegular(path: pipe))
    #expect(throws: SafeFileError.notRegular(path: "/dev/null")) {
      try SafeFile.remove("/dev/null")
    }
    try SafeFile.remove("/dev/stdout")
    #expect(FileManager.default.fileExists(atPath: "/dev/stdout"))
  }

  @Test func `nothing behind a link is removed`() throws {
    try planted.put("", "far/file")
    let out = "real/pr/flows/out"
    let base = planted.path("real/pr/flows")
    for path in ["out/file", "../flows/out/file"] {
      #expect(throws: SafeFileError.self) { try SafeFile.remove(path, below: base) }
    }
    #expect(!SafeFile.removeEmptyFolder("out/empty", below: base))
    #expect(!SafeFile.removeEmptyFolder("out", below: base))
    #expect(!SafeFile.removeEmptyFolder("../../../far/empty", below: base))
    try mark("real/pr")
    #expect(refusal("\(out)/file", remove) == linked("\(out)/file", out))
    let far = try FileManager.default.contentsOfDirectory(atPath: planted.path("far"))
    #expect(far.sorted() == ["empty", "file"])
  }

  @Test func `only an empty folder is removed`() throws {
    try planted.put("", "far/file")
    #expect(!SafeFile.removeEmptyFolder("far", below: planted.path("")))
    #expect(!SafeFile.removeEmptyFolder("none/none", below: planted.path("")))
    #expect(SafeFile.removeEmptyFolder("far/empty", below: planted.path("")))
    try SafeFile.remove("far/file", below: planted.path(""))
    #expect(SafeFile.removeEmptyFolder("far", below: planted.path("")))
    #expect(try planted.folder.names == ["alias", "real", "victim"])
  }

  // MARK: - Descriptors

  @Test func `a pipe is read only as an open file of the process`() throws {
    let text = String(repeating: "0123456789", count: 100)
    for (limit, isRead) in [(1_000, true), (999, false)] {
      let pipe = Pipe()
      try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
      try pipe.fileHandleForWriting.close()
      let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
      #expect(throws: SafeFileError.notRegular(path: path)) {
        try SafeFile.read(path, limit: limit)
      }
      let bytes = try? SafeFile.read(path, limit: limit, takesDescriptors: true)
      #expect(bytes == (isRead ? Array(text.utf8) : nil))
    }
    let fifo = try planted.plant(.pipe)
    #expect(throws: SafeFileError.notRegular(path: fifo)) {
      try SafeFile.read(fifo, limit: 1, takesDescriptors: true)
    }
  }
}
