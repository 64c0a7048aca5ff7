package import Scenes

/// A trait that a selector's `traits` can name: one of Maestro's, an element's role, or a trait for
/// assistive technology.
package enum FlowTrait: Equatable {
  case words
  case longWords
  case square
  case role(ScreenRole)
  case trait(ScreenTraits)

  /// The traits' names in a flow.
  package static let names = Array(byName.keys).sorted()

  private static let byName: [String: FlowTrait] = {
    var names: [String: FlowTrait] = [
      "text": .words,
      "long-text": .longWords,
      "square": .square,
      "header": .trait(.header),
      "link": .trait(.link),
      "updatesFrequently": .trait(.updatesFrequently),
    ]
    for role in ScreenRole.all where role != .text { names[role.rawValue] = .role(role) }
    return names
  }()

  package init?(_ name: String) {
    guard let trait = Self.byName[name] else { return nil }
    self = trait
  }

  /// Returns the error for a name that no trait has.
  package static func unknown(_ trait: String, at text: FlowText) -> FlowError {
    FlowError(
      file: text.file,
      position: text.position,
      message: "There is no trait “\(trait.clipped(to: 48))”."
        + NearestName.hint(for: trait, among: FlowTrait.names)
    )
  }

  package func holds(for laidOut: LaidOutElement) -> Bool {
    let element = laidOut.element
    return switch self {
    case .words: element.says { !$0.isEmpty }
    case .longWords: element.says { $0.count > 200 }
    case .square:
      !laidOut.frame.isEmpty
        && abs(laidOut.frame.width - laidOut.frame.height) <= 0.03 * laidOut.frame.height
    case .role(let role): element.role == role
    case .trait(let trait): element.traits.contains(trait)
    }
  }
}
