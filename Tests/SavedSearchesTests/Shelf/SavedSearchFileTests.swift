import Observation2
import Observation2Testing
import StorePersistence
import Testing

@testable import SavedSearches

@MainActor @Suite struct SavedSearchFileTests {
  private let files = MemoryFileSystem()

  private func open(
    _ report: @escaping (StateFileError) -> Void = { _ in }
  ) throws -> SavedSearchFile {
    files.unlockAll()
    return try SavedSearchFile(path: "/saved-searches", files: files, report: report)
  }

  private func save(_ name: String, in file: SavedSearchFile) {
    SavedSearchShelf(storage: file).change { $0.save(name, words: name) }
  }

  @Test func `nothing was ever stored in a new installation`() throws {
    let file = try open()
    #expect(file.list == nil)
    #expect(file.isStored)
  }

  @Test func `each change is there after the end of the process`() throws {
    let shelf = SavedSearchShelf(storage: try open())
    shelf.change { $0.save("卵", words: "卵") }
    shelf.change { $0.save("なす", words: "なす") }
    shelf.change { $0.rename(1, to: "たまご") }
    shelf.change { $0.moveUp(2) }
    shelf.change { $0.addHits(2, to: 1) }
    #expect(try open().list?.names == ["なす", "たまご"])
    #expect(try open().list?.search(1)?.newHits == 2)
    shelf.change { $0.delete(1) }
    shelf.change { $0.delete(2) }
    #expect(try open().list?.searches == [])
  }

  @Test func `killed after any step of a change, it is the list before or the list after`() throws {
    var outcomes: Set<[String]> = []
    for steps in 0..<8 {
      files.contents = [:]
      let file = try open()
      save("卵", in: file)
      // The disk does nothing any more, as if the process had ended.
      var done = 0
      files.fault = { _, _ in
        done += 1
        return done > steps ? 5 : nil
      }
      save("なす", in: file)
      files.fault = { _, _ in nil }
      var issues: [StateFileError] = []
      let names = try open { issues.append($0) }.list?.names
      #expect(issues == [])
      outcomes.insert(names ?? [])
    }
    #expect(outcomes == [["卵"], ["卵", "なす"]])
  }

  @Test func `a damaged file is kept aside and reported, and the person is told until they know`()
    throws
  {
    let damaged = Array("nonsense".utf8)
    try files.write(damaged, to: "/saved-searches")
    var issues: [StateFileError] = []
    let file = try open { issues.append($0) }
    #expect(issues.count == 1)
    guard case .damaged(_, let keptAs, _) = try #require(issues.first) else {
      Issue.record("\(issues)")
      return
    }
    #expect(files.contents[keptAs] == damaged)
    #expect(file.list?.hasLostSome == true)
    // A kill before they have seen it changes nothing.
    let next = try open()
    #expect(next.list?.hasLostSome == true)
    SavedSearchShelf(storage: next).change { $0.hasLostSome = false }
    #expect(try open().list == SavedSearchList())
    #expect(files.contents[keptAs] == damaged)
  }

  @Test func `a file of a newer version is kept aside and reported`() throws {
    let newer = try StateFile<[Int]>(path: "/saved-searches", version: 9, files: files) { _ in }
    newer.save([1])
    let bytes = files.contents["/saved-searches"]
    var issues: [StateFileError] = []
    let file = try open { issues.append($0) }
    guard case .newer(_, 9, let keptAs) = try #require(issues.first) else {
      Issue.record("\(issues)")
      return
    }
    #expect(files.contents[keptAs] == bytes)
    #expect(file.list?.hasLostSome == true)
  }

  @Test
  func `what could not be stored is there in this run, is told, and stored with the next change`()
    throws
  {
    let shelf = SavedSearchShelf(storage: try open())
    let isStored = shelf.isStored.recorded()
    files.fault = { step, _ in step == .write ? 28 : nil }
    shelf.change { $0.save("卵", words: "卵") }
    #expect(shelf.current.names == ["卵"])
    files.fault = { _, _ in nil }
    shelf.change { $0.save("なす", words: "なす") }
    #expect(isStored.values == [true, false, true])
    #expect(try open().list?.names == ["卵", "なす"])
  }

  @Test func `a file that can't be read is not overwritten, and added to when it can be`() throws {
    save("卵", in: try open())
    files.fault = { step, _ in step == .read ? 5 : nil }
    let file = try open()
    #expect(!file.isStored)
    let shelf = SavedSearchShelf(storage: file)
    shelf.change { $0.save("なす", words: "なす") }
    files.fault = { _, _ in nil }
    #expect(try open().list?.names == ["卵"])
    files.unlockAll()
    shelf.change { $0.save("肉", words: "肉") }
    #expect(shelf.current.names == ["卵", "なす", "肉"])
    #expect(try open().list?.names == ["卵", "なす", "肉"])
  }

  @Test func `what is forgotten is as if it had never been stored`() throws {
    let file = try open()
    save("卵", in: file)
    file.forget()
    #expect(file.list == nil)
    #expect(try open().list == nil)
  }

  @Test(arguments: [
    // Two of one identifier, one that would be used again, and such as no other can follow or precede.
    ([1, 1], 1, 0), ([1, 2], 1, 0), ([1], .max, 0), ([.max], .max, 0), ([0], 1, 0), ([], -1, 0),
    // A number of hits that there can't be.
    ([1], 1, -1),
  ])
  func `a file of a list that there can't be is damaged`(
    ids: [Int],
    lastID: Int,
    hits: Int
  ) throws {
    try StoredSearches(ids, lastID: lastID, hits: hits).save(at: "/saved-searches", in: files)
    var issues: [StateFileError] = []
    let file = try open { issues.append($0) }
    #expect(file.list?.hasLostSome == true)
    guard case .damaged = try #require(issues.first) else {
      Issue.record("\(issues)")
      return
    }
    save("卵", in: file)
    #expect(try open().list?.names == ["卵"])
  }

  @Test func `whoever is told of a search before the file can be read finds the same one after it`()
    throws
  {
    save("卵", in: try open())
    files.fault = { step, _ in step == .read ? 5 : nil }
    let shelf = SavedSearchShelf(storage: try open())
    shelf.change { $0.save("なす", words: "なす") }
    shelf.change { $0.save("肉", words: "肉") }
    let ids = shelf.current.searches.map(\.id)
    files.fault = { _, _ in nil }
    shelf.change { $0.addHits(1, to: ids[1]) }
    #expect(shelf.current.names == ["卵", "なす", "肉"])
    #expect(ids.map { shelf.current.search($0)?.name } == ["なす", "肉"])
    shelf.change { $0.save("魚", words: "魚") }
    #expect(Set(shelf.current.searches.map(\.id)).count == 4)
    // The same again, with what the first time has left.
    files.unlockAll()
    files.fault = { step, _ in step == .read ? 5 : nil }
    let next = SavedSearchShelf(storage: try open())
    next.change { $0.save("豆", words: "豆") }
    let id = try #require(next.current.searches.first?.id)
    files.fault = { _, _ in nil }
    next.change { $0.rename(id, to: "大豆") }
    #expect(next.current.names == ["卵", "なす", "肉", "魚", "大豆"])
    #expect(next.current.search(id)?.name == "大豆")
    #expect(Set(next.current.searches.map(\.id)).count == 5)
  }
}
