/// The values of the placeholders in templates.
struct TemplateValues {
  /// A Boolean value that indicates whether the scene has a router of its own.
  let hasRouter: Bool
  private let values: [String: String]
  private let layout: PackageLayout

  /// Collects the values for a scene.
  init(scene: SwiftName, feature: SwiftName, hasRouter: Bool, layout: PackageLayout) {
    self.hasRouter = hasRouter
    self.layout = layout
    values = [
      "Scene": scene.type, "scene": scene.property, "scene-name": scene.link,
      "Scene-title": scene.title, "scene-case": scene.routeCase,
      "Feature": feature.type, "feature": feature.property, "feature-name": feature.link,
      "Feature-title": feature.title,
    ]
  }

  /// The placeholders as an error message lists them.
  static let names = [
    "__Scene__", "__scene__", "__scene-name__", "__Scene-title__", "__scene-case__", "__Feature__",
    "__feature__", "__feature-name__", "__Feature-title__", "__product:NAME__",
  ].joined(separator: " ")

  /// Looks a placeholder up.
  ///
  /// - Parameters:
  ///   - name: The text between the underscores, without a colon and what follows it.
  ///   - argument: The text after the colon.
  /// - Returns: The value; `nil` for an unknown placeholder.
  func value(of name: Substring, _ argument: Substring?) -> String? {
    switch (name, argument) {
    case ("product", let product?): layout.dependency(on: String(product))
    case (_, nil): values[String(name)]
    default: nil
    }
  }

  /// A misspelt placeholder is a mistake; other words between underscores are code.
  static func resembles(_ name: Substring) -> Bool {
    let name = name.lowercased()
    return ["scene", "feature", "product", "if-", "else", "end"].contains { name.hasPrefix($0) }
  }
}
