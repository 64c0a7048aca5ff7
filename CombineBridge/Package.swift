// swift-tools-version: 6.2

import PackageDescription

/// Tests of what `Observation2` has for Combine.
///
/// `Observation2` here is the folder of the root package, compiled once more. Where there is no Combine,
/// OpenCombine is in reach under that name. The package does not depend on the root, and has a build
/// folder of its own: otherwise other targets would find that module too.
let package = Package(
  name: "CombineBridge",
  platforms: [.macOS(.v14), .iOS(.v17)],
  targets: [
    // A link to the root package's folder, since a target's files must be inside its package.
    .target(name: "Observation2"),
    .testTarget(name: "CombineBridgeTests", dependencies: ["Observation2"]),
  ],
  swiftLanguageModes: [.v6]
)

#if !canImport(Darwin)
for target in package.targets { target.dependencies.append("Combine") }
package.dependencies = [
  .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0")
]
package.targets.append(
  .target(name: "Combine", dependencies: [.product(name: "OpenCombine", package: "OpenCombine")])
)
#endif

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
