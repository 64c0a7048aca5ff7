// swift-tools-version: 6.2

import PackageDescription

/// The root package has no dependency, so that a front-end can import it without bringing any
/// other.
///
/// What needs a package lives in a nested package of its own (`Benchmarks/`).
let package = Package(
  name: "SceneKitchen",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "Observation2", targets: ["Observation2"]),
    .library(name: "Observation2Testing", targets: ["Observation2Testing"]),
    .library(name: "StateStore", targets: ["StateStore"]),
    .library(name: "StorePersistence", targets: ["StorePersistence"]),
    .library(name: "Scenes", targets: ["Scenes"]),
    .library(name: "ScenesTesting", targets: ["ScenesTesting"]),
    .library(name: "Features", targets: ["Features"]),
    .library(name: "FlowKit", targets: ["FlowKit"]),
    .executable(name: "harness", targets: ["harness"]),
  ],
  targets: [
    .target(name: "Observation2", exclude: ["Persistence", "Store", "Testing"]),
    .target(
      name: "StateStore",
      dependencies: ["Observation2"],
      path: "Sources/Observation2/Store"
    ),
    .target(
      name: "Observation2Testing",
      dependencies: ["Observation2", "StateStore"],
      path: "Sources/Observation2/Testing"
    ),
    .target(
      name: "StorePersistence",
      dependencies: ["Observation2", "StateStore"],
      path: "Sources/Observation2/Persistence"
    ),
    .target(name: "Scenes", dependencies: ["Observation2"], exclude: ["Testing"]),
    .target(
      name: "ScenesTesting",
      dependencies: ["Observation2", "Observation2Testing", "Scenes"],
      path: "Sources/Scenes/Testing"
    ),
    .target(
      name: "Features",
      dependencies: ["Observation2", "StateStore", "StorePersistence", "Scenes"],
      resources: [
        .copy("Kaimono/KaimonoFlows"),
        .copy("Kaimono/KaimonoData"),
      ]
    ),
    .target(
      name: "FlowKit",
      dependencies: ["Observation2", "Scenes"],
      path: "Sources/Harness/FlowKit"
    ),
    .executableTarget(
      name: "harness",
      dependencies: ["Observation2", "Scenes", "Features", "FlowKit"],
      path: "Sources/Harness/Command"
    ),
    .executableTarget(
      name: "store-crash-helper",
      dependencies: ["Observation2", "StateStore", "StorePersistence"],
      path: "Tests/StoreCrashHelper"
    ),
    .executableTarget(
      name: "order-crash-helper",
      dependencies: ["Observation2", "StorePersistence", "Scenes", "Features"],
      path: "Tests/OrderCrashHelper"
    ),
    .target(name: "ProcessSupport", path: "Tests/ProcessSupport"),
    .testTarget(
      name: "Observation2Tests",
      dependencies: [
        "Observation2", "Observation2Testing", "ProcessSupport", "StateStore", "StorePersistence",
        "store-crash-helper",
      ],
      resources: [.copy("Vectors/marbles.json"), .copy("Vectors/marbles-own.json")]
    ),
    .testTarget(
      name: "ScenesTests",
      dependencies: ["Observation2", "Observation2Testing", "Scenes", "ScenesTesting"]
    ),
    .testTarget(
      name: "FeaturesTests",
      dependencies: [
        "Observation2", "Observation2Testing", "StateStore", "StorePersistence", "Scenes",
        "ScenesTesting", "Features", "ProcessSupport", "order-crash-helper",
      ]
    ),
    .testTarget(
      name: "FlowKitTests",
      dependencies: ["Observation2", "Scenes", "Features", "FlowKit"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
