import Errands
import StorePersistence
import Testing

@MainActor @Suite struct ErrandsStorageTests {
  private let storage = SimulatedStorage<ErrandsStorage>()

  @Test func `the next process has the session`() {
    storage.current.keep(Session(token: "1"))
    storage.endProcess()
    #expect(storage.current.session == Session(token: "1"))
    #expect(storage.loss() == nil)
  }

  @Test func `a removed session stays away`() {
    storage.current.keep(Session(token: "1"))
    storage.current.keep(nil)
    storage.endProcess()
    #expect(storage.current.session == nil)
  }
}
