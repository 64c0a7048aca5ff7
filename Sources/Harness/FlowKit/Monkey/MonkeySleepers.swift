import Scenes

/// What could not be used on a kind of screen, or was not there, so that it is noticed when it can or is.
struct MonkeySleepers: Sendable {
  private var route = ""
  /// The selectors of what was disabled, as they are written in a step.
  private var names: Set<String> = []
  /// What took a tap when the screen was seen last, by its kind.
  private var seen: Set<String> = []
  /// What takes a tap on the screen and was not there before.
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

  /// What could not be used, and can be now.
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
    screen.frames.elements[index].element.identifier.map(MonkeyStep.quoted)
  }
}
