// swift-tools-version: 6.2

import PackageDescription

/// Tests that what is read here is read as a peer reads it.
///
/// It is a package of its own so that the root package has no dependency.
let package = Package(
  name: "Peers",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "SceneKitchen", path: ".."),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    .testTarget(
      name: "YAMLAgreementTests",
      dependencies: [
        .product(name: "FlowKit", package: "SceneKitchen"),
        .product(name: "Yams", package: "Yams"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets { target.swiftSettings = [.treatAllWarnings(as: .error)] }
