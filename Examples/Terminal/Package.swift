// swift-tools-version: 6.2

import PackageDescription

/// A front-end that shows scenes in a terminal, and the market's cart on it.
///
/// Another package, so that nothing internal to SceneKitchen is in reach: what the front-end needs
/// and can't get is a fault of the protocol.
let package = Package(
  name: "Terminal",
  platforms: [.macOS(.v14)],
  products: [.library(name: "TerminalScreen", targets: ["TerminalScreen"])],
  dependencies: [.package(name: "SceneKitchen", path: "../..")],
  targets: [
    .target(
      name: "TerminalScreen",
      dependencies: [.product(name: "Scenes", package: "SceneKitchen")]
    ),
    .executableTarget(
      name: "terminal",
      dependencies: [
        "TerminalScreen",
        .product(name: "Market", package: "SceneKitchen"),
        .product(name: "Observation2", package: "SceneKitchen"),
      ]
    ),
    .testTarget(
      name: "TerminalScreenTests",
      dependencies: [
        "TerminalScreen",
        .product(name: "Market", package: "SceneKitchen"),
        .product(name: "Observation2", package: "SceneKitchen"),
        .product(name: "Scenes", package: "SceneKitchen"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
}
