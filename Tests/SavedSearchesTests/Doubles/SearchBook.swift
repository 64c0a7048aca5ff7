import ScenesHeadless

@testable import SavedSearches

/// What searches find, behind a network whose latency and faults can be set.
@MainActor final class SearchBook: SavedSearchesGateway {
  let network: SimulatedNetwork
  var hits: [String: [SavedSearchHit]]

  init(_ network: SimulatedNetwork, _ hits: [String: [SavedSearchHit]] = [:]) {
    (self.network, self.hits) = (network, hits)
  }

  @MainActor func find(_ words: String) async throws(SavedSearchesError) -> [SavedSearchHit] {
    try await network.ask("search.run") { [self] () -> Result<_, SavedSearchesError> in
      .success(hits[words] ?? [])
    }
  }
}
