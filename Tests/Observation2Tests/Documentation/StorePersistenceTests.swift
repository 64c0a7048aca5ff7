import Observation2
import StateStore
import StorePersistence
import Testing

/// The listing of the first page of StorePersistence.
@MainActor @Suite struct StorePersistenceTests {
  private final class Kitchen: SearchGateway {
    func results(for text: String) async throws -> [String] { ["\(text)サラダ"] }
  }

  @Test func `a slice is there again the next time`() async throws {
    let disk = ScriptedFileSystem()
    let path = "results"
    for known in [[], ["塩サラダ"]] {
      let time = VirtualTime()
      let gateway = Kitchen()
      let bag = DisposeBag()
      var issues: [StateFileError] = []
      let file = try StateFile<[String]>(
        path: path,
        version: 1,
        files: disk,
        report: { issues.append($0) }
      )
      let store = Store(
        initial: Search(results: file.load() ?? []),
        reducer: .search(gateway),
        clock: time
      )
      store.persisted(\.results, to: file, after: .seconds(1)).disposed(by: bag)
      #expect(store.state.results == known)
      store.send(.textChanged("塩"))
      await time.advance(by: .seconds(2))
      bag.dispose()
      #expect(issues == [])
    }
  }
}
