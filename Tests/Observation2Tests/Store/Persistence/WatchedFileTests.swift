import Foundation
import StorePersistence
import Testing

/// Everything that can happen to a watched file, by a fault or by another process.
@MainActor @Suite struct WatchedFileTests {
  private final class Errors {
    var all: [StateFileError] = []
  }

  private let disk = ScriptedFileSystem()
  private let errors = Errors()

  private func open() throws -> WatchedFile<Double> {
    try WatchedFile(path: "cart", files: disk) { [errors] in errors.all.append($0) }
  }

  private func bytes(_ text: String, version: Int = 1) -> [UInt8] {
    StateFileTextSample.bytes(of: text, version: version)
  }

  @Test func `without a file nothing is read, which is known`() throws {
    let (value, isRead) = try open().load()
    #expect(value == nil && isRead)
    #expect(errors.all == [])
  }

  @Test func `a value that was saved is read, and nothing is reported`() throws {
    let file = try open()
    #expect(!file.isUnchanged)
    #expect(file.save(1))
    #expect(!file.isUnchanged)
    #expect(file.load() == (1, true))
    #expect(file.remove())
    #expect(file.load() == (nil, true))
    #expect(errors.all == [])
  }

  @Test func `another process's content is read at the next load, in whichever way it came`() throws
  {
    let file = try open()
    #expect(file.save(1))
    for text in ["2", "3", "44"] {
      disk.files["cart"] = bytes(text)
      #expect(file.load() == (Double(text), true))
    }
    disk.files["other"] = bytes("5")
    try disk.rename("other", to: "cart")
    #expect(file.load() == (5, true))
    disk.files["cart"] = nil
    #expect(file.load() == (nil, true))
    disk.files["cart"] = bytes("6")
    #expect(file.load() == (6, true))
    #expect(errors.all == [])
  }

  @Test func `a partly written file is set aside and counts as read`() throws {
    let file = try open()
    #expect(file.save(1))
    disk.files["cart"]?.removeLast()
    #expect(file.load() == (nil, true))
    #expect(errors.all.count == 1)
    #expect(file.load() == (nil, true))
    #expect(errors.all.count == 1)
    #expect(disk.files.keys.sorted() == ["cart.damaged-1"])
  }

  @Test func `a newer file is set aside and counts as read`() throws {
    disk.files["cart"] = bytes("1", version: 2)
    #expect(try open().load() == (nil, true))
    #expect(errors.all == [.newer(path: "cart", version: 2, keptAs: "cart.newer-1")])
  }

  @Test(arguments: ["damaged", "newer"])
  func `a file set aside counts as read, though its folder can't be synced`(kind: String) throws {
    disk.files["cart"] = kind == "newer" ? bytes("1", version: 2) : [1]
    disk.faults[.syncFolder] = EIO
    #expect(try open().load() == (nil, true))
    #expect(errors.all.count == 2)
    #expect(errors.all.last == .system(.syncFolder, path: "cart", code: EIO))
  }

  @Test func `a file that can't be set aside is not read`() throws {
    disk.files["cart"] = [1]
    disk.faults[.rename] = EACCES
    let file = try open()
    #expect(file.load() == (nil, false))
    // A failed rename may have moved the file, so the file may have changed.
    #expect(!file.isUnchanged)
    disk.faults = [:]
    #expect(file.load() == (nil, true))
    #expect(errors.all.count == 2)
  }

  @Test func `a file without permission is not read until it has it again`() throws {
    let file = try open()
    #expect(file.save(1))
    disk.faults[.read] = EACCES
    for count in 1...2 {
      #expect(file.load() == (nil, false))
      #expect(
        errors.all == Array(repeating: .system(.read, path: "cart", code: EACCES), count: count)
      )
    }
    #expect(!file.save(2))
    #expect(file.isUnchanged)
    #expect(errors.all.count == 3)
    disk.faults = [:]
    #expect(file.load() == (1, true))
    #expect(file.save(2))
    #expect(!file.isUnchanged)
    #expect(errors.all.count == 3)
  }

  @Test(
    arguments: [
      (StateFileError.Step.write, true), (.sync, true), (.rename, false), (.syncFolder, false),
    ]
  )
  func `a save that fails before the file is replaced leaves it unchanged for certain`(
    step: StateFileError.Step,
    isUnchanged: Bool
  ) throws {
    let file = try open()
    #expect(file.save(1))
    disk.faults[step] = ENOSPC
    #expect(!file.save(2))
    #expect(file.isUnchanged == isUnchanged)
    #expect(errors.all.count == 1)
    #expect(file.load() == (step == .syncFolder ? 2 : 1, true))
    disk.faults = [:]
    #expect(file.save(3))
    #expect(!file.isUnchanged)
    #expect(file.load() == (3, true))
    #expect(errors.all.count == 1)
  }

  @Test func `each save answers for itself`() throws {
    let file = try open()
    #expect(!file.save(.nan))
    #expect(file.isUnchanged)
    guard case .notEncodable("cart", _) = errors.all.first else {
      Issue.record("\(errors.all)")
      return
    }
    disk.faults[.rename] = EIO
    #expect(!file.save(1))
    #expect(!file.isUnchanged)
    #expect(!file.save(.infinity))
    #expect(file.isUnchanged)
    #expect(file.load() == (nil, true))
    #expect(file.isUnchanged)
  }

  @Test func `a removal that fails is reported`() throws {
    let file = try open()
    #expect(file.save(1))
    disk.faults[.remove] = EBUSY
    #expect(!file.remove())
    #expect(errors.all == [.system(.remove, path: "cart", code: EBUSY)])
    disk.faults = [.syncFolder: EIO]
    #expect(!file.remove())
    #expect(errors.all.last == .system(.syncFolder, path: "cart", code: EIO))
    #expect(file.load() == (nil, true))
  }

  @Test func `a watched file is open once at a time, until it is released`() throws {
    do {
      let file = try open()
      #expect(throws: StateFileError.inUse(path: "cart.lock")) { try open() }
      withExtendedLifetime(file) {}
    }
    _ = try open()
  }
}
