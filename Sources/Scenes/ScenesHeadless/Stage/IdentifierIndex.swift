import Scenes

/// Where the elements with an identifier are on a screen.
///
/// Invariants ask for many identifiers after each step, and most of them are not there.
struct IdentifierIndex {
  /// The elements of an identifier.
  enum Place {
    case nowhere
    case at(Int)
    case several
  }

  /// How often there were new identifiers when the screen was read.
  ///
  /// As long as there are no others, each of them is at the same index.
  let newNames: Int
  /// A Boolean value that indicates whether each identifier is that of one element alone.
  private(set) var isUnambiguous = true
  private var places: [String: Place] = [:]

  /// Reads the identifiers of a screen.
  ///
  /// - Complexity: O(identifiers).
  init(_ frames: ScreenFrames, newNames: Int) {
    self.newNames = newNames
    places.reserveCapacity(frames.identified.count)
    for place in frames.identified {
      guard let identifier = frames.elements[place].element.identifier else { continue }
      if places.updateValue(.at(place), forKey: identifier) != nil {
        places[identifier] = .several
        isUnambiguous = false
      }
    }
  }

  subscript(identifier: String) -> Place { places[identifier] ?? .nowhere }
}
