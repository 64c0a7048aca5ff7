import Testing

@testable import Tsukurepo

@Suite struct TsukurepoRouteTests {
  @Test func `a route has a name that is read back as the same route`() {
    #expect(TsukurepoRoute("report/7") == .report(7))
    #expect(TsukurepoRoute.report(7).description == "report/7")
    for name in ["", "report", "report/", "report/x", "report/1/2", "reports/1", "/report/1"] {
      #expect(TsukurepoRoute(name) == nil, "\(name)")
    }
  }
}
