import Foundation
import StorePersistence
import Testing

@Suite struct MemoryFileSystemTests {
  private let files = MemoryFileSystem()

  private func open() throws -> StateFile<[Int]> {
    try StateFile(path: "numbers", files: files) { _ in }
  }

  @Test func `what is saved is there when the call returns, for the next who opens it`() throws {
    do { #expect(try open().save([1, 2])) }
    #expect(files.contents.keys.sorted() == ["numbers"])
    #expect(try open().load() == [1, 2])
    let copy = MemoryFileSystem(files.contents)
    #expect(try StateFile<[Int]>(path: "numbers", files: copy) { _ in }.load() == [1, 2])
  }

  @Test func `a file is open once at a time`() throws {
    do {
      let file = try open()
      #expect(throws: StateFileError.inUse(path: "numbers.lock")) { try open() }
      withExtendedLifetime(file) {}
    }
    let left = try open()
    files.unlockAll()
    _ = try open()
    withExtendedLifetime(left) {}
  }

  @Test(arguments: [StateFileError.Step.read, .write, .sync, .rename, .lock, .remove, .syncFolder])
  func `each step can be let fail, with its path and the number asked for`(
    step: StateFileError.Step
  ) throws {
    try files.write([1, 2, 3, 4], to: "a")
    var asked: [String] = []
    files.fault = {
      asked.append("\($0) \($1)")
      return $0 == step ? 5 : nil
    }
    let failure = #expect(throws: StateFileError.self) {
      _ = try files.lock("a")
      _ = try files.read("a")
      try files.write([5, 6], to: "a")
      try files.sync("a")
      try files.syncFolder(of: "a")
      try files.rename("a", to: "b")
      try files.remove("a")
    }
    #expect(failure == .system(step, path: "a", code: 5))
    #expect(asked.last == "\(step) a")
    if step == .write { #expect(files.contents == ["a": [5]]) }
  }

  @Test func `what was there before is intact when a save fails, and nothing lies about`() throws {
    let file = try open()
    file.save([1])
    let before = files.contents
    for step in [StateFileError.Step.write, .sync, .rename] {
      files.fault = { asked, _ in asked == step ? 28 : nil }
      #expect(!file.save([2]))
      #expect(files.contents == before)
    }
  }

  @Test func `a file that is removed stays open, and can be saved into again`() throws {
    let file = try open()
    #expect(file.save([1]) && file.remove() && file.remove())
    #expect(files.contents.isEmpty)
    #expect(file.load() == nil)
    #expect(file.save([2]) && file.load() == [2])
    files.fault = { step, _ in step == .remove ? 5 : nil }
    #expect(!file.remove() && file.load() == [2])
  }

  @Test func `a file that is not there gets no other name, and takes no other's place`() throws {
    try files.write([1], to: "a")
    #expect(throws: StateFileError.system(.rename, path: "b", code: ENOENT)) {
      try files.rename("b", to: "a")
    }
    #expect(files.contents == ["a": [1]])
  }
}
