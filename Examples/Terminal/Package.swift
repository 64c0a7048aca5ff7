// swift-tools-version: 6.2

import PackageDescription

/// A front-end that shows scenes in a terminal, and the market on it.
///
/// Another package, so that nothing internal to SceneKitchen is in reach: what the front-end needs
/// and can't get is a fault of the protocol.
let package = Package(
  name: "Terminal",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "TerminalScreen", targets: ["TerminalScreen"]),
    .library(name: "TerminalProcess", targets: ["TerminalProcess"]),
    .executable(name: "gallery", targets: ["gallery"]),
    .executable(name: "market", targets: ["market"]),
  ],
  dependencies: [.package(name: "SceneKitchen", path: "../..")],
  targets: [
    .target(
      name: "TerminalScreen",
      dependencies: [.product(name: "Scenes", package: "SceneKitchen")]
    ),
    .target(name: "TerminalProcess", dependencies: ["TerminalScreen"]),
    .target(
      name: "GalleryScenes",
      dependencies: [
        .product(name: "Observation2", package: "SceneKitchen"),
        .product(name: "Scenes", package: "SceneKitchen"),
      ]
    ),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "GalleryScenes", "TerminalProcess", "TerminalScreen",
        .product(name: "Observation2", package: "SceneKitchen"),
        .product(name: "Scenes", package: "SceneKitchen"),
      ]
    ),
    .executableTarget(
      name: "market",
      dependencies: [
        "TerminalProcess", "TerminalScreen",
        .product(name: "FlowKit", package: "SceneKitchen"),
        .product(name: "MarketSimulation", package: "SceneKitchen"),
        .product(name: "Observation2", package: "SceneKitchen"),
        .product(name: "Scenes", package: "SceneKitchen"),
        .product(name: "ScenesHeadless", package: "SceneKitchen"),
        .product(name: "StorePersistence", package: "SceneKitchen"),
      ]
    ),
    .executableTarget(
      name: "cost",
      dependencies: [
        "TerminalScreen",
        .product(name: "Observation2", package: "SceneKitchen"),
        .product(name: "Scenes", package: "SceneKitchen"),
        .product(name: "ScenesHeadless", package: "SceneKitchen"),
        .product(name: "StateStore", package: "SceneKitchen"),
      ]
    ),
    .testTarget(
      name: "TerminalScreenTests",
      dependencies: [
        "GalleryScenes", "TerminalScreen",
        .product(name: "MarketSimulation", package: "SceneKitchen"),
        .product(name: "Observation2", package: "SceneKitchen"),
        .product(name: "Scenes", package: "SceneKitchen"),
      ]
    ),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .testTarget(
      name: "MarketTests",
      dependencies: [
        "CPseudoTerminal", "gallery", "market",
        .product(name: "StorePersistence", package: "SceneKitchen"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "CPseudoTerminal" {
  target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
}
