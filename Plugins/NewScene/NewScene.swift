import Foundation
import PackagePlugin

/// Writes a scene: `swift package new-scene Cart --feature Shopping`.
@main
struct NewScene: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    guard let options = try NewSceneOptions.read(arguments) else {
      print(NewSceneOptions.help)
      return
    }
    let layout = PackageLayout(context.package)
    let templates = try TemplateFolder(options.templates.map { URL(filePath: $0) })
    let plan = try ScenePlanner(options, layout: layout, templates: templates).plan()
    if !options.isDryRun { try PlanWriter(PackageFolder(layout.folder)).write(plan) }
    print(plan.report(isDone: !options.isDryRun))
  }
}

extension PackageLayout {
  /// Reads the layout of a package.
  init(_ package: Package) {
    let folder = package.directoryURL.path(percentEncoded: false)
    let others = Self.others(of: package)
    self.init(
      folder: folder,
      targets: Dictionary(
        package.targets.map { ($0.name, $0.directoryURL.path(percentEncoded: false)) },
        uniquingKeysWith: { first, _ in first }
      ),
      otherNames: Self.systemModules.union(
        others.flatMap { $0.products.map(\.name) + $0.targets.map(\.name) }
      ),
      library: others.first { $0.products.contains { $0.name == "ScenesHeadless" } }
        .map { Self.name(of: $0, in: folder) }
    )
  }

  private static let systemModules: Set = [
    "Foundation", "Observation", "Swift", "SwiftUI", "Synchronization", "Testing", "UIKit",
    "XCTest",
  ]

  private static func others(of package: Package) -> [Package] {
    var others: [Package] = []
    var unread = package.dependencies.map(\.package)
    while let next = unread.popLast() {
      if others.contains(where: { $0.id == next.id }) { continue }
      others.append(next)
      unread += next.dependencies.map(\.package)
    }
    return others
  }

  /// A manifest refers to a dependency by the name that it gives it, or else by its identity.
  private static func name(of package: Package, in folder: String) -> String {
    let manifest = URL(filePath: folder).appending(path: "Package.swift")
    let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
    for match in text.matches(of: /\.package\(\s*name:\s*"([^"]+)"/)
    where match.1.lowercased() == package.displayName.lowercased() {
      return String(match.1)
    }
    return package.id
  }
}
