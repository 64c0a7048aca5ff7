import Testing

@testable import Timeline

@Suite struct TimelineRouteTests {
  @Test func `a route has a name that is read back as the same route`() {
    let routes: [TimelineRoute] = [.timeline, .post(7), .compose]
    #expect(routes.map { TimelineRoute($0.description) } == routes)
    #expect(routes.count == TimelineRoute.names.count)
    for name in ["", "post", "post/", "post/x", "post/1/2", "timeline/1", "compose/", "/post/1"] {
      #expect(TimelineRoute(name) == nil, "\(name)")
    }
    #expect(routes.map(\.parent) == [nil, .timeline, .timeline])
  }
}
