// swift-tools-version: 6.2

import PackageDescription

/// Looks at the page of a run (`harness --report html=FILE`) in a real browser without a window.
///
/// It needs Debian's `chromium`; where there is none its tests are skipped, unless `REPORT_BROWSER` says which
/// browser there is.
let package = Package(
  name: "ReportBrowser",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "SceneKitchen", path: "../..")],
  targets: [
    .testTarget(
      name: "ReportBrowserTests",
      dependencies: [
        .product(name: "FlowKit", package: "SceneKitchen"),
        .product(name: "MarketSimulation", package: "SceneKitchen"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
}
