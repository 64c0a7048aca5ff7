// swift-tools-version: 6.2

import PackageDescription

/// A small app to copy: a login, a list and a form, with their tests and flows.
///
/// When you copy the folder, write `.package(url: "<address>", branch: "main")` with an address that ends with
/// SceneKitchen instead of `.package(name: "SceneKitchen", path: "../..")`.
let package = Package(
  name: "Starter",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [.library(name: "Errands", targets: ["Errands"])],
  dependencies: [.package(name: "SceneKitchen", path: "../..")],
  targets: [
    // The app for a device. It links no simulation.
    .target(
      name: "Errands",
      dependencies: kitchen(
        "Observation2",
        "StateStore",
        "StorePersistence",
        "Scenes",
        "ScenesStore",
        "ScenesTransport"
      )
    ),
    // The same app on a simulated device, with a back end in the process.
    .target(
      name: "ErrandsSimulation",
      dependencies: ["Errands"]
        + kitchen("Observation2", "StorePersistence", "Scenes", "ScenesHeadless", "ScenesTransport")
    ),
    // The command that plays the flows.
    .executableTarget(
      name: "starter",
      dependencies: ["ErrandsSimulation"] + kitchen("FlowKit")
    ),
    .testTarget(
      name: "ErrandsTests",
      dependencies: ["Errands", "ErrandsSimulation"]
        + kitchen(
          "FlowKit",
          "Observation2",
          "Scenes",
          "ScenesHeadless",
          "ScenesTesting",
          "ScenesTransport",
          "StateStore",
          "StateStoreTesting",
          "StorePersistence"
        )
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [.treatAllWarnings(as: .error), .enableUpcomingFeature("ExistentialAny")]
}

/// Products of SceneKitchen.
func kitchen(_ products: String...) -> [Target.Dependency] {
  products.map { .product(name: $0, package: "SceneKitchen") }
}
