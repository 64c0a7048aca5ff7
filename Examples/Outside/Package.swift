// swift-tools-version: 6.2

import PackageDescription

/// A front-end team's own package: everything that it may want to write itself, of public API alone.
///
/// Another package, so that nothing internal to SceneKitchen is in reach.
let package = Package(
  name: "Outside",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "SceneKitchen", path: "../..")],
  targets: [
    .target(
      name: "Outside",
      dependencies: [
        .product(name: "Observation2", package: "SceneKitchen"),
        .product(name: "StateStore", package: "SceneKitchen"),
        .product(name: "StorePersistence", package: "SceneKitchen"),
        .product(name: "Scenes", package: "SceneKitchen"),
        .product(name: "ScenesHeadless", package: "SceneKitchen"),
        .product(name: "ScenesStore", package: "SceneKitchen"),
      ],
      resources: [.copy("Tally/TallyFlows")]
    ),
    .target(
      name: "TallyCommands",
      dependencies: [
        "Outside",
        .product(name: "FlowKit", package: "SceneKitchen"),
        .product(name: "Scenes", package: "SceneKitchen"),
        .product(name: "ScenesHeadless", package: "SceneKitchen"),
      ]
    ),
    // Only what an app on a device links.
    .executableTarget(
      name: "device-market",
      dependencies: [
        .product(name: "Kaimono", package: "SceneKitchen"),
        .product(name: "Market", package: "SceneKitchen"),
        .product(name: "Observation2", package: "SceneKitchen"),
        .product(name: "Scenes", package: "SceneKitchen"),
      ]
    ),
    .target(name: "Everything", dependencies: everything),
    // The same file, where what is not said otherwise is the main actor's.
    .target(
      name: "EverythingOnMain",
      dependencies: everything,
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(
      name: "OutsideTests",
      dependencies: [
        "Everything", "EverythingOnMain", "Outside", "TallyCommands", "device-market",
        .product(name: "FlowKit", package: "SceneKitchen"),
        .product(name: "Observation2", package: "SceneKitchen"),
        .product(name: "Observation2Testing", package: "SceneKitchen"),
        .product(name: "Scenes", package: "SceneKitchen"),
        .product(name: "ScenesHeadless", package: "SceneKitchen"),
      ],
      resources: [.copy("FailingFlows")]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
}

/// Every library of SceneKitchen.
var everything: [Target.Dependency] {
  [
    "FlowKit", "Kaimono", "MarkGrid", "Market", "MarketSimulation", "Observation2",
    "Observation2Testing", "Recipes", "SavedSearches", "SceneCollections", "Scenes",
    "ScenesHeadless", "ScenesStore", "ScenesTesting", "ScenesTransport", "StateStore",
    "StateStoreTesting", "StorePersistence", "Tsukurepo",
  ]
  .map { .product(name: $0, package: "SceneKitchen") }
}
