import Observation2
import Scenes
import ScenesHeadless
import StorePersistence
import Testing

@testable import SavedSearches
@testable import SavedSearchesSimulation

@MainActor @Suite struct SimulatedSavedSearchesTests {
  private let time = VirtualTime()
  private let files = MemoryFileSystem()

  private func install(_ storage: SavedSearchesStorage? = nil) -> SavedSearchesApp {
    SavedSearchesApp(clock: time, storage: storage)
  }

  private func launch(
    _ app: SavedSearchesApp,
    _ arguments: [String: String] = [:]
  ) throws -> SimulatedSavedSearches {
    try app.launch(arguments, in: SceneNavigator())
    return try #require(app.installation.feature())
  }

  @Test func `a new installation begins with three searches, and keeps what becomes of them`()
    throws
  {
    let app = install()
    let feature = try launch(app)
    #expect(try feature.askBackend("savedSearches", [:]) as? Int == 3)
    try feature.backend("searchSavedElsewhere", ["name": "卵"])
    feature.stop()
    #expect(try launch(app).list.searches.count == 4)
  }

  @Test(arguments: [0, 1, 10_000])
  func `it is launched with as many as are wanted`(count: Int) throws {
    let app = install()
    let feature = try launch(app, ["savedSearches": "\(count)"])
    #expect(feature.list.searches.count == count)
    feature.stop()
    #expect(try launch(app).list.searches.count == count)
  }

  @Test(arguments: ["-1", "10001", "many", ""])
  func `a value that is no number of searches is refused`(value: String) throws {
    let error = #expect(throws: SimulatedAppError.self) {
      try SavedSearchesLaunch(["savedSearches": value])
    }
    #expect(
      error?.description
        == "“savedSearches” can't be “\(value)”; it is a number from 0 to 10000, or “damaged”."
    )
  }

  @Test func `launched with a damaged file it has lost what was saved, until the person knows`()
    throws
  {
    let app = install()
    let feature = try launch(app, ["savedSearches": "damaged"])
    #expect(feature.list == .lost)
    #expect(feature.list.hasLostSome)
    feature.stop()
    #expect(try launch(app).list == .lost)
  }

  @Test func `hits that arrive while it does not run are there at the next launch`() throws {
    let app = install()
    let feature = try launch(app)
    feature.stop()
    try feature.backend("newHits", ["search": "1", "count": "2"])
    #expect(try launch(app).list.search(1)?.newHits == 2)
  }

  @Test func `a cleared app starts with the default searches`() throws {
    let app = install()
    let feature = try launch(app, ["savedSearches": "9"])
    feature.stop()
    feature.clearState()
    #expect(try feature.askBackend("savedSearches", [:]) as? Int == 0)
    #expect(try launch(app).list.searches.count == 3)
  }

  @Test func `a question with values is refused`() throws {
    let feature = try launch(install())
    #expect(throws: SimulatedAppError.self) {
      try feature.askBackend("savedSearches", ["of": "1"])
    }
  }

  @Test func `a file that can't be read is not taken for a new installation`() throws {
    let first = try launch(install(try folder()), ["savedSearches": "5"])
    #expect(first.list.searches.count == 5)
    files.unlockAll()
    files.fault = { step, _ in step == .read ? 5 : nil }
    let second = try launch(install(try folder()))
    #expect(second.list.searches.isEmpty)
    files.fault = { _, _ in nil }
    files.unlockAll()
    #expect(try launch(install(try folder())).list.searches.count == 5)
  }

  private func folder() throws -> SavedSearchesStorage {
    try SavedSearchesStorage(folder: "/data", files: files) { _ in }
  }
}
