import ScenesHeadless

@testable import SavedSearches

/// What searches find, behind a network whose latency and faults can be set.
@MainActor final class SearchBook: SavedSearchesGateway {
  let network: SimulatedNetwork
  private let hits: [String: [SavedSearchHit]]

  init(_ network: SimulatedNetwork, _ hits: [String: [SavedSearchHit]] = [:]) {
    (self.network, self.hits) = (network, hits)
  }

  @MainActor func find(_ words: String) async throws(SavedSearchesError) -> [SavedSearchHit] {
    do throws(SimulatedNetwork.Failure) {
      return try await network.request("search.run") { [hits] in hits[words] ?? [] }
    } catch {
      throw .noAnswer(reason: "\(error)")
    }
  }
}
