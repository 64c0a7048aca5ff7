// swift-tools-version: 6.2

import PackageDescription

/// Runs every reader of files on mutated inputs.
///
/// `Scripts/fuzz.sh` builds and runs it with libFuzzer, which contains the main function.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "SceneKitchen", path: "..")],
  targets: [
    .executableTarget(
      name: "fuzz",
      dependencies: [
        .product(name: "FlowKit", package: "SceneKitchen"),
        .product(name: "Observation2", package: "SceneKitchen"),
        .product(name: "StateStore", package: "SceneKitchen"),
        .product(name: "StorePersistence", package: "SceneKitchen"),
      ],
      path: "Sources/Fuzz"
    )
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
    // Because libFuzzer contains the main function.
    .unsafeFlags(["-parse-as-library"]),
  ]
}
