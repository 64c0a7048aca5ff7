import FlowEngine
import FlowFormat
import FlowReports
import Scenes

/// The elements that could not be used on a kind of screen, or were not there, so that it is noticed when they can or
/// are.
struct MonkeySleepers: Sendable {
  private var route = ""
  /// The selectors of the elements that were disabled, as they are written in a step.
  private var names: Set<String> = []
  /// The elements that took a tap when the screen was seen last, by their kind.
  private var seen: Set<String> = []
  /// The elements that take a tap on the screen and were not there before.
  private(set) var fresh: [Int] = []

  /// Notes what can't be used; what is known of another kind of screen is forgotten.
  @MainActor
  mutating func note(_ screen: MonkeyScreen) {
    let isAnother = route != screen.route
    if isAnother { (route, names) = (screen.route, []) }
    let subjects = screen.taking.map(screen.subject)
    fresh = isAnother ? [] : zip(screen.taking, subjects).filter { !seen.contains($1) }.map(\.0)
    seen = Set(subjects)
    names.formUnion(screen.disabled.compactMap { Self.name($0, on: screen) })
  }

  /// Returns the elements that could not be used, and can be now.
  @MainActor
  func awake(on screen: MonkeyScreen) -> [Int] {
    if names.isEmpty { return [] }
    return screen.taking.filter { Self.name($0, on: screen).map(names.contains) ?? false }
  }

  /// Forgets what a step touches.
  mutating func forget(_ step: MonkeyStep) {
    guard let name = step.arguments.first(where: { $0.key == "id" })?.value else { return }
    names.remove(name)
  }

  @MainActor
  private static func name(_ index: Int, on screen: MonkeyScreen) -> String? {
    screen.frames.elements[index].element.identifier.map(FlowText.quoted)
  }
}
