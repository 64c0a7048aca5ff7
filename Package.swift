// swift-tools-version: 6.2

import PackageDescription

/// The root package has no dependency, so that a front-end can import it without bringing any
/// other.
///
/// Code that needs a package is in a nested package of its own (`Benchmarks/`).
let package = Package(
  name: "SceneKitchen",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "Observation2", targets: ["Observation2"]),
    .library(name: "Observation2Testing", targets: ["Observation2Testing"]),
    .library(name: "Observation2Migration", targets: ["Observation2Migration"]),
    .library(name: "StateStore", targets: ["StateStore"]),
    .library(name: "StateStoreTesting", targets: ["StateStoreTesting"]),
    .library(name: "StorePersistence", targets: ["StorePersistence"]),
    .library(name: "Scenes", targets: ["Scenes"]),
    .library(name: "SceneCollections", targets: ["SceneCollections"]),
    .library(name: "ScenesStore", targets: ["ScenesStore"]),
    .library(name: "ScenesTransport", targets: ["ScenesTransport"]),
    .library(name: "ScenesHeadless", targets: ["ScenesHeadless"]),
    .library(name: "ScenesTesting", targets: ["ScenesTesting"]),
    .library(name: "Kaimono", targets: ["Kaimono"]),
    .library(name: "MarkGrid", targets: ["MarkGrid"]),
    .library(name: "Recipes", targets: ["Recipes"]),
    .library(name: "SavedSearches", targets: ["SavedSearches"]),
    .library(name: "Timeline", targets: ["Timeline"]),
    .library(name: "Tsukurepo", targets: ["Tsukurepo"]),
    .library(name: "Market", targets: ["Market"]),
    .library(name: "MarketSimulation", targets: ["MarketSimulation"]),
    .library(name: "FlowKit", targets: ["FlowKit"]),
    .executable(name: "harness", targets: ["harness"]),
    .plugin(name: "NewScene", targets: ["NewScene"]),
  ],
  targets: [
    .target(name: "Observation2", path: "Sources/Observation2/Observation2"),
    .target(name: "SafeFiles", path: "Sources/Observation2/SafeFiles"),
    .target(
      name: "StateStore",
      dependencies: ["Observation2"],
      path: "Sources/Observation2/StateStore"
    ),
    .target(
      name: "StorePersistence",
      dependencies: ["Observation2", "SafeFiles", "StateStore"],
      path: "Sources/Observation2/StorePersistence"
    ),
    .target(
      name: "Observation2Testing",
      dependencies: ["Observation2"],
      path: "Sources/Observation2/Observation2Testing"
    ),
    .target(
      name: "Observation2Migration",
      dependencies: ["Observation2"],
      path: "Sources/Observation2/Observation2Migration"
    ),
    .target(
      name: "StateStoreTesting",
      dependencies: ["Observation2", "Observation2Testing", "StateStore"],
      path: "Sources/Observation2/StateStoreTesting"
    ),
    .target(name: "Scenes", dependencies: ["Observation2"], path: "Sources/Scenes/Scenes"),
    .target(
      name: "SceneCollections",
      dependencies: ["Observation2", "Scenes"],
      path: "Sources/Scenes/SceneCollections"
    ),
    .target(
      name: "ScenesTransport",
      dependencies: ["Scenes"],
      path: "Sources/Scenes/ScenesTransport"
    ),
    .target(
      name: "ScenesStore",
      dependencies: ["Observation2", "StateStore", "Scenes"],
      path: "Sources/Scenes/ScenesStore"
    ),
    .target(
      name: "ScenesHeadless",
      dependencies: ["Observation2", "Scenes", "ScenesTransport"],
      path: "Sources/Scenes/ScenesHeadless"
    ),
    .target(
      name: "ScenesTesting",
      dependencies: [
        "Observation2", "Observation2Testing", "SafeFiles", "Scenes", "ScenesHeadless",
      ],
      path: "Sources/Scenes/ScenesTesting"
    ),
    .target(
      name: "FoodDrawings",
      dependencies: ["Scenes"],
      path: "Sources/Features/FoodDrawings"
    ),
    .target(
      name: "Kaimono",
      dependencies: [
        "Observation2", "StateStore", "StorePersistence", "Scenes", "ScenesStore",
        "ScenesTransport",
      ],
      path: "Sources/Features/Kaimono"
    ),
    .target(
      name: "KaimonoSimulation",
      dependencies: [
        "Observation2", "StateStore", "StorePersistence", "Scenes", "ScenesHeadless",
        "ScenesTransport", "FoodDrawings", "Kaimono",
      ],
      path: "Sources/Features/KaimonoSimulation",
      resources: [.copy("KaimonoFlows"), .copy("KaimonoData")]
    ),
    .target(
      name: "MarkGrid",
      dependencies: [
        "Scenes", "SceneCollections",
      ],
      path: "Sources/Features/MarkGrid"
    ),
    .target(
      name: "MarkGridSimulation",
      dependencies: [
        "Scenes", "ScenesHeadless", "MarkGrid",
      ],
      path: "Sources/Features/MarkGridSimulation",
      resources: [.copy("MarkGridFlows")]
    ),
    .target(
      name: "Recipes",
      dependencies: [
        "Observation2", "StateStore", "StorePersistence", "Scenes", "ScenesStore",
        "ScenesTransport",
      ],
      path: "Sources/Features/Recipes"
    ),
    .target(
      name: "RecipesSimulation",
      dependencies: [
        "Observation2", "StorePersistence", "Scenes", "ScenesHeadless", "ScenesTransport",
        "FoodDrawings", "Recipes",
      ],
      path: "Sources/Features/RecipesSimulation",
      resources: [.copy("RecipesFlows"), .copy("RecipesData")]
    ),
    .target(
      name: "SavedSearches",
      dependencies: [
        "Observation2", "StateStore", "StorePersistence", "Scenes", "SceneCollections",
        "ScenesStore", "ScenesTransport",
      ],
      path: "Sources/Features/SavedSearches",
      resources: [.copy("SavedSearchesData")]
    ),
    .target(
      name: "SavedSearchesSimulation",
      dependencies: [
        "Observation2", "StorePersistence", "Scenes", "ScenesHeadless", "ScenesTransport",
        "SavedSearches",
      ],
      path: "Sources/Features/SavedSearchesSimulation",
      resources: [.copy("SavedSearchesFlows")]
    ),
    .target(
      name: "Timeline",
      dependencies: [
        "Observation2", "StateStore", "Scenes", "SceneCollections", "ScenesStore",
        "ScenesTransport",
      ],
      path: "Sources/Features/Timeline"
    ),
    .target(
      name: "TimelineSimulation",
      dependencies: [
        "Observation2", "Scenes", "ScenesHeadless", "ScenesTransport", "FoodDrawings", "Timeline",
      ],
      path: "Sources/Features/TimelineSimulation",
      resources: [.copy("TimelineFlows"), .copy("TimelineData")]
    ),
    .target(
      name: "Tsukurepo",
      dependencies: [
        "Observation2", "StateStore", "Scenes", "SceneCollections", "ScenesStore",
        "ScenesTransport",
      ],
      path: "Sources/Features/Tsukurepo"
    ),
    .target(
      name: "TsukurepoSimulation",
      dependencies: [
        "Observation2", "Scenes", "ScenesHeadless", "ScenesTransport", "FoodDrawings", "Tsukurepo",
      ],
      path: "Sources/Features/TsukurepoSimulation",
      resources: [.copy("TsukurepoFlows"), .copy("TsukurepoData")]
    ),
    .target(
      name: "Market",
      dependencies: [
        "Observation2", "StorePersistence", "Scenes", "ScenesTransport", "Kaimono", "MarkGrid",
        "Recipes", "SavedSearches", "Timeline", "Tsukurepo",
      ],
      path: "Sources/Features/Market"
    ),
    .target(
      name: "MarketSimulation",
      dependencies: [
        "Observation2", "StorePersistence", "Scenes", "ScenesHeadless", "Kaimono",
        "KaimonoSimulation", "MarkGridSimulation", "Market", "Recipes", "RecipesSimulation",
        "SavedSearches", "SavedSearchesSimulation", "TimelineSimulation", "TsukurepoSimulation",
      ],
      path: "Sources/Features/MarketSimulation"
    ),
    .target(
      name: "FlowFormat",
      dependencies: ["SafeFiles", "Scenes", "ScenesHeadless"],
      path: "Sources/Harness/FlowFormat"
    ),
    .target(
      name: "FlowEngine",
      dependencies: [
        "Observation2", "SafeFiles", "Scenes", "ScenesHeadless", "FlowFormat",
      ],
      path: "Sources/Harness/FlowEngine"
    ),
    .target(
      name: "FlowReports",
      dependencies: ["SafeFiles", "Scenes", "FlowFormat", "FlowEngine"],
      path: "Sources/Harness/FlowReports",
      resources: [.embedInCode("Page/Files")]
    ),
    .target(
      name: "FlowHunt",
      dependencies: [
        "Observation2", "SafeFiles", "Scenes", "ScenesHeadless", "FlowFormat", "FlowEngine",
        "FlowReports",
      ],
      path: "Sources/Harness/FlowHunt",
      resources: [.embedInCode("Files")]
    ),
    .target(
      name: "LayoutDescriptions",
      dependencies: ["Scenes", "SceneCollections"],
      path: "Sources/Harness/LayoutDescriptions"
    ),
    .target(
      name: "FlowKit",
      dependencies: [
        "SafeFiles", "Scenes", "SceneCollections", "ScenesHeadless", "FlowFormat", "FlowEngine",
        "FlowReports", "FlowHunt", "LayoutDescriptions",
      ],
      path: "Sources/Harness/FlowKit"
    ),
    .executableTarget(
      name: "harness",
      dependencies: ["FlowKit", "MarketSimulation", "ScenesHeadless"],
      path: "Sources/Harness/harness"
    ),
    .plugin(
      name: "NewScene",
      capability: .command(
        intent: .custom(
          verb: "new-scene",
          description: "Writes a scene of a feature with its test, its states and its flow."
        ),
        permissions: [.writeToPackageDirectory(reason: "It writes the files of the scene.")]
      ),
      exclude: ["Templates"]
    ),
    .target(name: "ProcessSupport", path: "Tests/ProcessSupport"),
    .target(
      name: "LoopbackSupport",
      dependencies: ["ScenesTransport"],
      path: "Tests/LoopbackSupport"
    ),
    .target(
      name: "OpenAPISupport",
      dependencies: ["ScenesTransport"],
      path: "Tests/OpenAPISupport"
    ),
    .executableTarget(
      name: "store-crash-helper",
      dependencies: ["Observation2", "StateStore", "StorePersistence"],
      path: "Tests/StoreCrashHelper"
    ),
    .executableTarget(
      name: "order-crash-helper",
      dependencies: [
        "Observation2", "StorePersistence", "Scenes", "ScenesHeadless", "Kaimono",
        "KaimonoSimulation",
        "MarketSimulation",
      ],
      path: "Tests/OrderCrashHelper"
    ),
    .executableTarget(
      name: "flow-crash-helper",
      dependencies: ["Observation2", "Scenes", "ScenesHeadless", "FlowKit"],
      path: "Tests/FlowCrashHelper"
    ),
    .testTarget(
      name: "Observation2Tests",
      dependencies: [
        "Observation2", "Observation2Testing", "ProcessSupport", "SafeFiles", "StateStore",
        "StateStoreTesting", "StorePersistence", "store-crash-helper",
      ],
      resources: [.copy("Vectors/marbles.json"), .copy("Vectors/marbles-own.json")]
    ),
    .testTarget(
      name: "ScenesTests",
      dependencies: [
        "Observation2", "Observation2Testing", "StateStore", "Scenes", "ScenesStore",
        "ScenesHeadless", "ScenesTesting",
      ]
    ),
    .testTarget(
      name: "SceneCollectionsTests",
      dependencies: [
        "Observation2", "Scenes", "SceneCollections", "ScenesHeadless", "LayoutDescriptions",
      ],
      resources: [.copy("Vectors/layout.json")]
    ),
    .testTarget(
      name: "ScenesTransportTests",
      dependencies: ["Observation2", "LoopbackSupport", "ScenesHeadless", "ScenesTransport"]
    ),
    .testTarget(name: "FoodDrawingsTests", dependencies: ["Scenes", "FoodDrawings"]),
    .testTarget(
      name: "KaimonoTests",
      dependencies: [
        "Observation2", "Observation2Testing", "StateStore", "StateStoreTesting",
        "StorePersistence", "Scenes", "ScenesStore", "ScenesHeadless", "ScenesTesting",
        "ScenesTransport", "FoodDrawings", "Kaimono", "KaimonoSimulation", "LoopbackSupport",
        "OpenAPISupport",
        "ProcessSupport", "order-crash-helper",
      ],
      exclude: [
        "Cart/__Snapshots__", "Choices/__Snapshots__", "Guide/__Snapshots__",
        "NotificationSettings/__Snapshots__", "PlacedOrders/__Snapshots__",
        "Product/__Snapshots__", "Shop/__Snapshots__", "Top/__Snapshots__",
      ]
    ),
    .testTarget(
      name: "MarkGridTests",
      dependencies: [
        "Observation2", "Scenes", "SceneCollections", "ScenesHeadless", "MarkGrid",
        "MarketSimulation",
      ]
    ),
    .testTarget(
      name: "RecipesTests",
      dependencies: [
        "Observation2", "Observation2Testing", "StateStore", "StateStoreTesting",
        "StorePersistence", "Scenes", "ScenesStore", "ScenesHeadless", "ScenesTesting",
        "ScenesTransport", "Recipes", "RecipesSimulation", "LoopbackSupport", "OpenAPISupport",
      ],
      exclude: ["Recipe/__Snapshots__", "Search/__Snapshots__"]
    ),
    .testTarget(
      name: "SavedSearchesTests",
      dependencies: [
        "Observation2", "Observation2Testing", "StateStore", "StateStoreTesting",
        "StorePersistence", "Scenes", "SceneCollections", "ScenesStore", "ScenesHeadless",
        "ScenesTesting", "ScenesTransport", "SavedSearches", "SavedSearchesSimulation",
        "LoopbackSupport", "OpenAPISupport",
      ],
      exclude: ["Home/__Snapshots__", "Run/__Snapshots__"]
    ),
    .testTarget(
      name: "TimelineTests",
      dependencies: [
        "Observation2", "Observation2Testing", "StateStore", "Scenes", "SceneCollections",
        "ScenesHeadless", "ScenesTesting", "ScenesTransport", "Timeline", "TimelineSimulation",
        "LoopbackSupport", "OpenAPISupport",
      ],
      exclude: ["Compose/__Snapshots__", "List/__Snapshots__", "Post/__Snapshots__"]
    ),
    .testTarget(
      name: "TsukurepoTests",
      dependencies: [
        "Observation2", "Observation2Testing", "StateStore", "StateStoreTesting", "Scenes",
        "SceneCollections", "ScenesStore", "ScenesHeadless", "ScenesTesting", "ScenesTransport",
        "Tsukurepo", "TsukurepoSimulation", "LoopbackSupport", "OpenAPISupport",
      ],
      exclude: ["Details/__Snapshots__"]
    ),
    .testTarget(
      name: "MarketTests",
      dependencies: [
        "Observation2", "Observation2Testing", "OpenAPISupport", "ProcessSupport", "StateStore",
        "StorePersistence", "Scenes", "ScenesStore", "ScenesHeadless", "ScenesTesting",
        "ScenesTransport", "FoodDrawings", "Kaimono", "KaimonoSimulation", "Market",
        "MarketSimulation", "Recipes", "RecipesSimulation", "SavedSearches",
        "SavedSearchesSimulation", "Timeline", "TimelineSimulation", "Tsukurepo",
        "TsukurepoSimulation",
      ]
    ),
    .testTarget(
      name: "FlowKitTests",
      dependencies: [
        "Observation2", "Observation2Testing", "Scenes", "SceneCollections", "ScenesHeadless",
        "ScenesTesting", "KaimonoSimulation", "FlowEngine", "FlowFormat", "FlowHunt", "FlowKit",
        "FlowReports", "MarketSimulation", "OpenAPISupport", "ProcessSupport", "RecipesSimulation",
        "SavedSearchesSimulation", "StorePersistence",
        "TimelineSimulation", "TsukurepoSimulation", "flow-crash-helper",
      ],
      exclude: ["Documentation/TenMinutes/__Snapshots__"],
      resources: [.copy("Vectors/documents.json"), .copy("Vectors/expressions.json")]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// Streams and stores use raw memory, and they and the transport use threads. Scenes and features are on the main actor.
// So is most of FlowKit. Under a sanitizer CI builds only the former, since a build of scenes takes minutes there.
// The script “acceptance.sh” runs all tests under both, in its part “sanitizers”.
if let sanitizer = Context.environment["LIBRARIES_UNDER_SANITIZER"] {
  var tests: Set = ["Observation2Tests"]
  if sanitizer == "thread" { tests.insert("ScenesTransportTests") }
  var left = tests
  var unread = Array(tests)
  while let name = unread.popLast() {
    let dependencies = package.targets.first { $0.name == name }?.dependencies ?? []
    for case .byNameItem(let needed, _) in dependencies where left.insert(needed).inserted {
      unread.append(needed)
    }
  }
  package.targets.removeAll { !left.contains($0.name) }
  package.products.removeAll { !left.contains($0.name) }
}

// SwiftPM gives a plugin no settings.
for target in package.targets where target.type != .plugin {
  target.swiftSettings = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
  // A sanitizer slows each access down, so the libraries whose tests do much are built for speed there, with their checks
  // and messages. That takes the compiler twice as long.
  if Context.environment["LIBRARIES_UNDER_SANITIZER"] != nil,
    target.path?.hasPrefix("Sources/Observation2/") == true
  {
    target.swiftSettings?.append(.unsafeFlags(["-O", "-assert-config", "Debug"]))
  }
  // Code that is slow to type-check delays everyone who edits it: `.ci/run` and `Scripts/acceptance.sh` set a limit, as
  // an option of the compiler. CI needs no debugger, and its builds take a seventh less time without what one reads. SwiftPM
  // asks for that in a later option, so the option against it goes to the compiler's front end, which reads it last.
  if let limit = Context.environment["EXPRESSION_LIMIT"] {
    target.swiftSettings?.append(.unsafeFlags(["-Xfrontend", limit, "-Xfrontend", "-gnone"]))
  }
}
