import Scenes
import Testing

@testable import SavedSearches

@Suite struct SavedSearchesRouteTests {
  @Test func `every route has a name that is read back as the same route`() {
    let routes: [SavedSearchesRoute] = [.home, .search(7)]
    #expect(routes.map { SavedSearchesRoute($0.description) } == routes)
    #expect(SavedSearchesRoute.search(7).withAncestors == routes)
  }

  @Test(arguments: [
    "", "Home", "home/1", "saved-search", "saved-search/", "saved-search/x", "/home",
  ])
  func `what is no name is none`(name: String) {
    #expect(SavedSearchesRoute(name) == nil)
  }
}
