import Foundation
import Observation2
import ProcessSupport
import StateStore
import Testing

@testable import StorePersistence

/// The descriptors, objects and ledger entries that remain after the work.
@MainActor @Suite struct PersistenceResourceTests {
  private static func reducer() -> Reducer<Int, Int> {
    Reducer { state, value in
      state = value
      return .none
    }
  }

  @Test func `the disk leaves no descriptor open, and a program that is started gets no lock`()
    async
  {
    await #expect(processExitsWith: .success) {
      func next() -> Int32 {
        let free = dup(0)
        close(free)
        return free
      }
      let folder = try TemporaryFolder()
      let (disk, path) = (DiskFileSystem(), folder.path("cart"))
      try disk.replace(path, with: [1])
      let before = next()
      var lock: AnyObject? = try disk.lock(path + ".lock")
      precondition(fcntl(before, F_GETFD) & FD_CLOEXEC != 0)
      precondition((try? disk.lock(path + ".lock")) == nil)
      withExtendedLifetime(lock) { lock = nil }
      _ = try disk.read(path)
      try disk.write([1], to: path)
      try disk.sync(path)
      try disk.syncFolder(of: path)
      let pipe = folder.path("pipe")
      precondition(mkfifo(pipe, 0o600) == 0)
      precondition((try? disk.sync(pipe)) == nil)
      try disk.replace(path, with: [2])
      try disk.remove(path)
      precondition(next() == before)
      withExtendedLifetime(folder) {}
    }
  }

  @Test func `a saving has its caller's place in a ledger, until it ends`() async throws {
    let (ledger, time) = (Ledger(), VirtualTime())
    try await ledger.watch {
      let file = try StateFile<Int>(path: "total", files: MemoryFileSystem()) { Issue.record($0) }
      let store = Store(initial: 0, reducer: Self.reducer(), clock: time)
      let line: UInt = #line + 1
      let here = store.persisted(\.self, to: file)
      #expect(ledger.entries.map(\.origin) == [SourceSpot(line: line)])
      here.dispose()
      let saving = store.persisted(\.self, to: file, fileID: "Module/File.swift", line: 77)
      store.send(1)
      let spot = SourceSpot(fileID: "Module/File.swift", line: 77)
      #expect(ledger.entries.map(\.origin) == [spot, spot])
      #expect(ledger.count(.timer) == 1)
      await time.advance(by: .seconds(1))
      #expect(ledger.entries.map(\.origin) == [spot])
      saving.dispose()
      #expect(ledger.entries.isEmpty)
    }
  }

  @Test func `a recorder, and what it passes to a store, end with their last user`() {
    weak var recorder: StoreRecorder<Int, Int>?
    weak var store: Store<Int, Int>?
    do {
      let new = StoreRecorder<Int, Int>(
        of: 0,
        clock: VirtualTime(),
        report: { Issue.record($0) },
        write: { _ in }
      )
      let recorded = Store(
        initial: 0,
        reducer: Self.reducer(),
        clock: new.clock,
        middleware: [new.middleware]
      )
      recorded.send(1)
      (recorder, store) = (new, recorded)
      #expect(recorder != nil && store != nil)
    }
    #expect(recorder == nil && store == nil)
  }

  @Test func `a file is released with its saving, also after a flush that failed`() throws {
    let files = MemoryFileSystem()
    weak var released: StateFile<Int>?
    do {
      let file = try StateFile<Int>(path: "total", files: files) { _ in }
      released = file
      let store = Store(initial: 0, reducer: Self.reducer(), clock: VirtualTime())
      let saving = store.persisted(\.self, to: file)
      files.fault = { step, _ in step == .write ? 5 : nil }
      store.send(1)
      #expect(!saving.flush())
      saving.dispose()
      #expect(saving.isPending)
    }
    #expect(released == nil)
  }
}
