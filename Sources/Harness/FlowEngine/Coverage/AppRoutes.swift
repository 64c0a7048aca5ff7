import FlowFormat
import Scenes
package import ScenesHeadless

/// The routes that an app declares, by the forms of their names, as `product/ID`.
@MainActor
package struct AppRoutes {
  /// The forms, in the order of the features; none if the app lists no features.
  package let forms: [String]
  /// The text before `://` in a link; `nil` if the app lists no features.
  package let scheme: String?

  package init(of appType: any SimulatedApp.Type) {
    forms = appType.features.flatMap(\.scenes.routeNames)
    scheme = appType.features.isEmpty ? nil : appType.linkScheme
  }

  /// The form of a route's name; the name without what stands behind its slash if the app declares none.
  package func form(of name: String) -> String {
    if forms.contains(name) { return name }
    let head = Self.head(of: name)
    return forms.first { $0.contains("/") && Self.head(of: $0) == head } ?? head
  }

  /// Returns the name of a route with a value in each variable part of a form.
  ///
  /// - Parameters:
  ///   - form: A form.
  ///   - value: Returns a value for a name; whether it is a number is said with it.
  /// - Returns: The name of a route.
  package func name(_ form: String, _ value: (_ name: String, _ isNumber: Bool) -> String) -> String
  {
    guard let slash = form.firstIndex(of: "/") else { return form }
    let head = Self.head(of: form)
    let parts = form[form.index(after: slash)...].split(separator: "/").map { part in
      guard part.allSatisfy({ !$0.isLowercase }) else { return String(part) }
      return part.split(separator: ",").map { value(head, $0.hasPrefix("ID") || $0 == "…") }
        .joined(separator: ",")
    }
    return ([head] + parts).joined(separator: "/")
  }

  /// A link to a route.
  package func link(to name: String) -> String { scheme.map { "\($0)://\(name)" } ?? name }

  private static func head(of name: String) -> String { String(name.prefix { $0 != "/" }) }
}
