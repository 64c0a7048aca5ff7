import Scenes
package import ScenesHeadless

extension FlowCheck {
  /// Returns an error if an app that declares its routes has none of a name, or writes it in another way.
  ///
  /// The check skips a name with a `${…}`, whose value is known only when the flow is played.
  package func errors(inRoute text: FlowText) -> [FlowError] {
    guard let appType, let name = text.literal, !appType.features.isEmpty else { return [] }
    let scenes = appType.features.map(\.scenes)
    guard let route = scenes.lazy.compactMap({ $0.routes(named: name) }).first?.last else {
      return [error(Self.unknown(name, in: appType), at: text.position)]
    }
    if "\(route.base)" == name { return [] }
    return [
      error(
        "No route is called “\(name.clipped(to: 48))”: it is written “\(route.base)”.",
        at: text.position
      )
    ]
  }

  /// Returns an error if an app that declares its routes can't be opened at a scene.
  package func errorOfScene(_ value: FlowTree) -> FlowError? {
    guard let appType, case .text(let text) = value, let name = text.literal,
      !appType.features.isEmpty, (try? appType.link(name)) == nil
    else { return nil }
    return error(Self.unknown(name, in: appType), at: text.position)
  }

  private static func unknown(_ name: String, in app: any SimulatedApp.Type) -> String {
    "The app has no route “\(name.clipped(to: 48))”.\(hint(for: name, in: app))"
  }

  /// A sentence, beginning with a space, that proposes the nearest route to one that an app does not have.
  ///
  /// For a form that takes a value, the search also compares the form filled with the name's own value.
  package static func hint(for name: String, in app: any SimulatedApp.Type) -> String {
    let forms = app.features.flatMap(\.scenes.routeNames)
    let value = name.drop { $0 != "/" }
    let filled = forms.filter { $0.contains("/") }.map { $0.prefix { $0 != "/" } + value }
      .filter { (try? app.link(String($0))) != nil }
    return NearestName.of(name, among: filled.map { String($0) }).map { " Did you mean “\($0)”?" }
      ?? hint(of: NearestName.of(name, among: forms) ?? forms.first { $0.hasPrefix(name + "/") })
      ?? NearestName.hint(for: name, amongThoseOfApp: forms)
  }

  /// A sentence that proposes a form of routes with a value in it, which is no route itself; `nil` of another one.
  private static func hint(of form: String?) -> String? {
    guard let form, form.contains("/") else { return nil }
    return
      " Write “\(form)” with a value for each ID, such as “\(form.replacing("ID,…", with: "2").replacing("ID", with: "1"))”."
  }
}
