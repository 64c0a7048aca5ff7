import FlowFormat
import Observation2
import Scenes

/// Finds the value in a data source at a path such as `cartProducts[0].quantity`.
///
/// A mirror reads the data source of the top scene's view, only when a flow asserts a value. It
/// finds the `@Observed` and other stored properties, and the values inside them.
@MainActor
enum ModelProperty {
  /// Returns the value at a path.
  ///
  /// - Returns: The value; `nil` when a list is too short or a value on the path is `nil`, which
  ///   may change.
  /// - Throws: A failure that names the nearest property when one does not exist.
  static func value(at path: String, in scene: (any SceneHost)?) throws(StepFailure) -> Any? {
    do throws(StepFailure) {
      return try search(path, in: scene)
    } catch {
      // Its parts would get no mask.
      let shown = FlowSecrets.current.masked(path)
      throw shown == path ? error : StepFailure("The data source has no value at “\(shown)”.")
    }
  }

  private static func search(
    _ path: String,
    in scene: (any SceneHost)?
  ) throws(StepFailure) -> Any? {
    guard let scene else { throw StepFailure("No scene is on the screen.") }
    let parts = path.split { $0 == "." || $0 == "[" || $0 == "]" }.map(String.init)
    guard let first = parts.first else {
      throw StepFailure("The path is empty. Name a property of the data source.")
    }
    let models = self.models(of: scene)
    let properties = models.flatMap { self.properties(of: $0) }
    guard !models.isEmpty else {
      throw StepFailure("\(type(of: scene)) has no data source: its view holds no ObservedModel.")
    }
    guard var value = properties.first(where: { $0.name == first })?.value else {
      throw unknown(first, of: models, among: properties.map(\.name))
    }
    for part in parts.dropFirst() {
      guard let present = ModelValue.unwrapped(value) else { return nil }
      guard let next = try step(part, into: present) else { return nil }
      value = next
    }
    return value
  }

  static func models(of scene: any SceneHost) -> [AnyObject] {
    let inView = models(in: scene.view)
    return inView.isEmpty ? models(in: scene) : inView
  }

  private static func models(in owner: Any) -> [AnyObject] {
    Mirror(reflecting: owner).children.compactMap { $0.value as? any ObservedModel }
  }

  /// Returns the stored properties with their values, those of superclasses last.
  static func properties(of model: AnyObject) -> [(name: String, value: Any)] {
    var found: [(name: String, value: Any)] = []
    var mirror: Mirror? = Mirror(reflecting: model)
    while let current = mirror {
      for child in current.children {
        guard let label = child.label else { continue }
        if let cell = child.value as? ObservedCell {
          found.append((String(label.drop { $0 == "_" }), cell.currentValue))
        } else {
          found.append((label, child.value))
        }
      }
      mirror = current.superclassMirror
    }
    return found
  }

  private static func step(_ part: String, into value: Any) throws(StepFailure) -> Any? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .collection || mirror.displayStyle == .set {
      if part == "count" { return mirror.children.count }
      guard let index = Int(part) else {
        throw StepFailure("“\(part)” is no place in a list. Write a number from 0, or count.")
      }
      let place = index < 0 ? mirror.children.count + index : index
      return mirror.children.dropFirst(max(0, place)).first.flatMap { place < 0 ? nil : $0.value }
    }
    if mirror.displayStyle == .dictionary {
      return mirror.children.lazy.map { Array(Mirror(reflecting: $0.value).children) }
        .first { $0.first.map { ModelValue.text(of: $0.value) } == part }?.last?.value
    }
    let known = mirror.children.compactMap(\.label)
    guard let child = mirror.children.first(where: { $0.label == part }) else {
      throw unknown(part, of: [value], among: known)
    }
    if let cell = child.value as? ObservedCell { return cell.currentValue }
    return child.value
  }

  private static func unknown(
    _ name: String,
    of owners: [Any],
    among known: [String]
  ) -> StepFailure {
    let types = owners.map { "\(type(of: $0))" }.joined(separator: ", ")
    return StepFailure(
      "\(types) stores no “\(name.clipped(to: 48))”." + NearestName.hint(for: name, among: known)
    )
  }
}
