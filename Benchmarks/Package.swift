// swift-tools-version: 6.2

import PackageDescription

/// Measures Observation2 against a peer and against plain closures, and the growth of its cost.
///
/// It is a package of its own so that the root package has no dependency.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "SceneKitchen", path: ".."),
    // Pinned, so that figures of different days compare with the same peer.
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    // Without its default traits, which need further packages and count the same as `compare`.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .target(name: "CMeter"),
    .executableTarget(
      name: "compare",
      dependencies: [
        "CMeter",
        .product(name: "Observation2", package: "SceneKitchen"),
        .product(name: "StateStore", package: "SceneKitchen"),
        .product(name: "Scenes", package: "SceneKitchen"),
        .product(name: "SceneCollections", package: "SceneKitchen"),
        .product(name: "ScenesHeadless", package: "SceneKitchen"),
        .product(name: "FlowKit", package: "SceneKitchen"),
        .product(name: "MarketSimulation", package: "SceneKitchen"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      path: "Sources/Compare"
    ),
    .executableTarget(
      name: "growth",
      dependencies: [
        "CMeter",
        .product(name: "Observation2", package: "SceneKitchen"),
        .product(name: "StateStore", package: "SceneKitchen"),
        .product(name: "StorePersistence", package: "SceneKitchen"),
        .product(name: "Observation2Testing", package: "SceneKitchen"),
        .product(name: "StateStoreTesting", package: "SceneKitchen"),
        .product(name: "Scenes", package: "SceneKitchen"),
        .product(name: "SceneCollections", package: "SceneKitchen"),
        .product(name: "ScenesHeadless", package: "SceneKitchen"),
        .product(name: "FlowKit", package: "SceneKitchen"),
      ],
      path: "Sources/Growth"
    ),
    .executableTarget(
      name: "HotPaths",
      dependencies: [
        .product(name: "Observation2", package: "SceneKitchen"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/HotPaths",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "CMeter" {
  target.swiftSettings = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
