import Foundation
import Observation2
import Outside
import StateStore
import StorePersistence
import Testing

@MainActor @Suite struct KeepingTests {
  private let files = MemoryFileSystem()
  private let time = VirtualTime()

  private func makeStore(_ tally: Tally = Tally()) -> Store<Tally, TallyAction> {
    Store(initial: tally, reducer: .tally, clock: time)
  }

  private func open(
    _ report: @escaping (any Error) -> Void = { Issue.record($0) }
  ) throws -> Keeping<Tally> {
    try Keeping("tally", files: files, report: report)
  }

  @Test func `a value is kept once it has stood for a while, and read by the next run`()
    async throws
  {
    let store = makeStore()
    do {
      let keeping = try open()
      #expect(keeping.load() == nil)
      keeping.keep(\.self, of: store, after: .seconds(1), scheduler: time)
      store.send(.drink)
      store.send(.drink)
      #expect(files.contents["tally"] == nil)
      await time.advance(by: .seconds(1))
      #expect(files.contents["tally"] != nil)
      keeping.dispose()
    }
    #expect(try open().load() == Tally(cups: 2))
  }

  @Test func `what is not kept yet is kept at the end`() throws {
    let store = makeStore()
    do {
      let keeping = try open()
      keeping.keep(\.self, of: store, after: .seconds(1), scheduler: time)
      store.send(.drink)
      keeping.dispose()
    }
    #expect(try open().load() == Tally(cups: 1))
  }

  @Test func `a full disk is reported, and what was kept is intact`() throws {
    let store = makeStore()
    var reports: [any Error] = []
    let keeping = try open { reports.append($0) }
    keeping.keep(\.self, of: store, after: .seconds(1), scheduler: time)
    let before = Array("before".utf8)
    files.contents["tally"] = before
    files.fault = { step, _ in step == .write ? ENOSPC : nil }
    store.send(.drink)
    keeping.dispose()
    #expect(reports.count == 1)
    #expect(files.contents == ["tally": before])
  }

  @Test func `nobody else can open the file meanwhile`() throws {
    let keeping = try open()
    #expect(throws: StateFileError.inUse(path: "tally.lock")) { try open() }
    withExtendedLifetime(keeping) {}
  }
}
