import Foundation
import ScenesTransport
import Testing

@testable import SavedSearches

@Suite struct SavedSearchSamplesTests {
  @Test func `the bundled searches are whole, and none that is recommended is saved`() throws {
    let samples = try SavedSearchSamples.bundled.get()
    let list = samples.list(of: SavedSearchSamples.usualCount)
    #expect(list.searches.map(\.id) == [1, 2, 3])
    #expect(Set(list.names).count == 3)
    #expect(samples.recommended.count >= 3)
    #expect(samples.recommended.allSatisfy { !list.contains(words: $0.words) })
  }

  @Test(arguments: [0, 1, 3, 4, 10_000])
  func `a list has as many searches as are wanted, each with a name of its own`(count: Int) throws {
    let list = try SavedSearchSamples.bundled.get().list(of: count)
    #expect(list.searches.map(\.id) == Array(1..<(count + 1)))
    #expect(Set(list.names).count == count)
  }

  @Test(
    arguments: [
      ("{", "malformed"), ("{\"saved\": [], \"recommended\": []}", "There is no saved search."),
      (
        """
        {"saved": [{"name": "a", "words": "a"}],
        "recommended": [{"name": "b", "words": "b"}, {"name": "c", "words": "b"}]}
        """, "Two recommended searches look for the same words."
      ),
    ]
  )
  func `a file that is wrong says what is wrong`(text: String, words: String) {
    let error = #expect(throws: SavedSearchesError.self) {
      try SavedSearchSamples.read(Data(text.utf8), file: "searches.json")
    }
    #expect(error.map { "\($0)".hasPrefix("searches.json can't be read: ") } == true)
    guard case .malformed(_, let reason)? = error else { return }
    #expect(words == "malformed" || reason == words)
  }

  @Test func `a file that is missing says what to do`() {
    let error = SavedSearchesError.missing(file: "searches.json")
    #expect("\(error)".contains("Add its folder to the target's resources."))
    let wrong = TransportMessageError("search.run", .status(204))
    let ways: [SavedSearchesError] = [
      .offline, .timedOut, .broken, .server, .cancelled, .answer(wrong),
    ]
    #expect(Set(ways.map(\.description)).count == ways.count)
    #expect("\(SavedSearchesError.answer(wrong))".contains("search.run: the status 204"))
  }
}
