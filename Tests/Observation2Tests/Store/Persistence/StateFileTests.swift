import Foundation
import ProcessSupport
import StorePersistence
import Testing

@Suite struct StateFileTests {
  private struct Saved: Codable, Equatable {
    var count = 0
  }

  private final class Errors {
    var all: [StateFileError] = []
  }

  private let disk = ScriptedFileSystem()
  private let errors = Errors()

  private func open(
    version: Int = 1,
    migrations: [Int: StateFile<Saved>.Migration] = [:]
  ) throws -> StateFile<Saved> {
    try StateFile(
      path: "cart",
      version: version,
      migrations: migrations,
      files: disk,
      report: { [errors] in errors.all.append($0) }
    )
  }

  @Test func `a value is written aside, synced, renamed, and its folder synced, in that order`()
    throws
  {
    #expect(try open().save(Saved(count: 3)))
    #expect(
      disk.steps == [
        "write cart.new", "sync cart.new", "rename cart.new to cart", "sync folder of cart",
      ]
    )
    #expect(try open().load() == Saved(count: 3))
    #expect(errors.all == [])
  }

  @Test func `without a file there is no value and no complaint`() throws {
    #expect(try open().load() == nil)
    #expect(errors.all == [])
  }

  @Test(
    arguments: [StateFileError.Step.write, .sync, .rename],
    [ENOSPC, EIO, EACCES]
  )
  func `a step that fails is reported and leaves the old value whole`(
    step: StateFileError.Step,
    code: Int32
  ) throws {
    let file = try open()
    file.save(Saved(count: 1))
    disk.faults[step] = code
    #expect(!file.save(Saved(count: 2)))
    let path = step == .rename ? "cart.new" : "cart.new"
    #expect(errors.all == [.system(step, path: path, code: code)])
    #expect(disk.files.keys.sorted() == ["cart"])
    #expect(file.load() == Saved(count: 1))
    disk.faults = [:]
    #expect(file.save(Saved(count: 2)))
    #expect(file.load() == Saved(count: 2))
  }

  @Test func `a folder that can't be synced is reported, the file is whole`() throws {
    let file = try open()
    disk.faults[.syncFolder] = EIO
    #expect(!file.save(Saved(count: 2)))
    #expect(errors.all == [.system(.syncFolder, path: "cart", code: EIO)])
    #expect(file.load() == Saved(count: 2))
  }

  @Test(arguments: ["", "garbage", "{\"checksum\":\"0\",\"version\":1}\n{\"count\":1}"])
  func `a damaged file is kept under another name and reported`(text: String) throws {
    disk.files["cart"] = Array(text.utf8)
    disk.files["cart.damaged-1"] = [1]
    let file = try open()
    #expect(file.load() == nil)
    #expect(disk.files["cart"] == nil)
    #expect(disk.files["cart.damaged-1"] == [1])
    #expect(disk.files["cart.damaged-2"] == Array(text.utf8))
    #expect(errors.all.count == 1)
    #expect("\(errors.all[0])".contains("It was kept as cart.damaged-2"))
  }

  @Test func `saving without loading first keeps a damaged file too`() throws {
    disk.files["cart"] = [1, 2, 3]
    try open().save(Saved(count: 1))
    #expect(disk.files["cart.damaged-1"] == [1, 2, 3])
    #expect(errors.all.count == 1)
  }

  @Test func `a damaged file kept aside is no hindrance when only its folder can't be synced`()
    throws
  {
    disk.files["cart"] = [1]
    disk.faults[.syncFolder] = EIO
    let file = try open()
    #expect(file.load() == nil)
    #expect(errors.all.count == 2)
    disk.faults = [:]
    #expect(file.save(Saved(count: 7)))
    #expect(file.load() == Saved(count: 7))
    #expect(disk.files["cart.damaged-1"] == [1])
  }

  @Test func `a newer file is kept under another name and reported`() throws {
    try open(version: 3).save(Saved(count: 1))
    let bytes = disk.files["cart"]
    #expect(try open(version: 2).load() == nil)
    #expect(disk.files["cart.newer-1"] == bytes)
    #expect(errors.all == [.newer(path: "cart", version: 3, keptAs: "cart.newer-1")])
  }

  @Test func `an older file is migrated version by version`() throws {
    try open(version: 1).save(Saved(count: 1))
    let file = try open(
      version: 3,
      migrations: [
        1: { Data(String(decoding: $0, as: UTF8.self).replacing("1", with: "12").utf8) },
        2: { Data(String(decoding: $0, as: UTF8.self).replacing("12", with: "123").utf8) },
      ]
    )
    #expect(file.load() == Saved(count: 123))
  }

  @Test func `an older file without a migration is kept`() throws {
    try open(version: 1).save(Saved(count: 1))
    #expect(try open(version: 2).load() == nil)
    #expect(disk.files["cart.damaged-1"] != nil)
    #expect("\(errors.all)".contains("there is no migration from version 1"))
  }

  @Test func `a file that can't be read is not overwritten`() throws {
    disk.files["cart"] = [1]
    disk.faults[.read] = EACCES
    let file = try open()
    #expect(file.load() == nil)
    disk.faults = [:]
    #expect(!file.save(Saved(count: 1)))
    #expect(disk.files["cart"] == [1])
    #expect(errors.all.count == 2)
  }

  @Test func `who opens a file second is told`() throws {
    let first = try open()
    #expect(throws: StateFileError.inUse(path: "cart.lock")) { try open() }
    withExtendedLifetime(first) {}
  }

  @Test func `the machine's file system does all of it`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("cart")
    do {
      let file = try StateFile<Saved>(path: path) { [errors] in errors.all.append($0) }
      #expect(file.load() == nil)
      #expect(file.save(Saved(count: 1)))
      #expect(file.save(Saved(count: 2)))
      #expect(file.load() == Saved(count: 2))
      #expect(throws: StateFileError.inUse(path: path + ".lock")) {
        try StateFile<Saved>(path: path) { _ in }
      }
    }
    try Data("x".utf8).write(to: URL(fileURLWithPath: path))
    let again = try StateFile<Saved>(path: path) { [errors] in errors.all.append($0) }
    #expect(again.load() == nil)
    #expect(errors.all.count == 1)
    #expect(try folder.names == ["cart.damaged-1", "cart.lock"])
  }
}
