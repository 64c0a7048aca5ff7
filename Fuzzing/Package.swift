// swift-tools-version: 6.2

import PackageDescription

/// Throws at everything that reads a file what nobody should write into one.
///
/// Built and run by `Scripts/fuzz.sh`, with libFuzzer, which brings the main function.
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
    // Where the main function is libFuzzer's.
    .unsafeFlags(["-parse-as-library"]),
  ]
}
