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

  /// The revision of the stage that was read.
  let revision: Int
  private var places: [String: Place] = [:]

  /// Reads the identifiers of a screen.
  ///
  /// - Complexity: O(identifiers).
  init(_ frames: ScreenFrames, revision: Int) {
    self.revision = revision
    places.reserveCapacity(frames.identified.count)
    for place in frames.identified {
      guard let identifier = frames.elements[place].element.identifier else { continue }
      if places.updateValue(.at(place), forKey: identifier) != nil {
        places[identifier] = .several
      }
    }
  }

  subscript(identifier: String) -> Place { places[identifier] ?? .nowhere }
}
