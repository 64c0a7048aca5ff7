import Errands
import Observation2
import Scenes
import ScenesTransport
import StorePersistence
import Testing

@MainActor @Suite struct ErrandsFeatureTests {
  @Test func `the app runs in a window without a simulation`() throws {
    let storage = try ErrandsStorage(folder: "", files: MemoryFileSystem()) { Issue.record($0) }
    let window = SceneWindow()
    ErrandsFeature(over: InProcessTransport([]), storage: storage, clock: VirtualTime())
      .launch(in: window.navigator)
    #expect(window.navigator.navigation.top?.route.as(ErrandsRoute.self) == .list)
  }

  @Test(arguments: [ErrandsRoute.list, .errand(41), .login])
  func `a route is read by its name`(route: ErrandsRoute) {
    #expect(ErrandsRoute(route.description) == route)
  }
}
