import FlowFormat
import Observation2
import Scenes

/// The values in the data source of a scene at one moment, as texts by paths such as `items[0].amount`.
@MainActor
struct FlowTraceValues {
  struct Change {
    var path: String
    var old: String?
    var new: String?
  }

  private static let limits = (paths: 500, items: 50, depth: 5, changes: 60)

  private var scene: ObjectIdentifier?
  private var order: [String] = []
  private var texts: [String: String] = [:]

  init() {}

  /// Reads the data source of a scene.
  init(of scene: any SceneHost) {
    self.scene = ObjectIdentifier(scene)
    for model in ModelProperty.models(of: scene) {
      for (name, value) in ModelProperty.properties(of: model) { read(value, name, depth: 0) }
    }
  }

  /// Returns what is different in later values, and takes them; nothing if they are another scene's.
  mutating func changes(to later: FlowTraceValues) -> [Change] {
    defer { self = later }
    if later.scene != scene { return [] }
    var changes: [Change] = []
    for path in later.order where texts[path] != later.texts[path] {
      changes.append(Change(path: path, old: texts[path], new: later.texts[path]))
    }
    for path in order where later.texts[path] == nil {
      changes.append(Change(path: path, old: texts[path], new: nil))
    }
    return Array(changes.prefix(Self.limits.changes))
  }

  private mutating func read(_ value: Any, _ path: String, depth: Int) {
    guard order.count < Self.limits.paths else { return }
    guard let value = ModelValue.unwrapped(value) else { return note("null", path) }
    if value is String || value is any CustomStringConvertible, !Self.isCollection(value) {
      return note(ModelValue.text(of: value), path)
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection, .set:
      note("\(mirror.children.count) items", path)
      if depth == Self.limits.depth { return }
      for (index, child) in mirror.children.prefix(Self.limits.items).enumerated() {
        read(child.value, "\(path)[\(index)]", depth: depth + 1)
      }
    case .dictionary:
      note("\(mirror.children.count) items", path)
      if depth == Self.limits.depth { return }
      let pairs = mirror.children.prefix(Self.limits.items).map { child in
        Mirror(reflecting: child.value).children.map(\.value)
      }
      .map { (key: $0.first.map { ModelValue.text(of: $0) } ?? "", value: $0.last) }
      for pair in pairs.sorted(by: { $0.key < $1.key }) {
        if let value = pair.value { read(value, "\(path)[\(pair.key)]", depth: depth + 1) }
      }
    case .struct where !mirror.children.isEmpty && depth < Self.limits.depth:
      for child in mirror.children {
        guard let label = child.label else { continue }
        read(
          (child.value as? ObservedCell)?.currentValue ?? child.value,
          "\(path).\(label)",
          depth: depth + 1
        )
      }
    case .class,
      nil where mirror.children.isEmpty && !(value is any Equatable):
      break
    default: note(ModelValue.text(of: value), path)
    }
  }

  private static func isCollection(_ value: Any) -> Bool {
    switch Mirror(reflecting: value).displayStyle {
    case .collection, .set, .dictionary: true
    default: false
    }
  }

  private mutating func note(_ text: String, _ path: String) {
    if texts.updateValue(FlowTraceText.clipped(text), forKey: path) == nil { order.append(path) }
  }
}
