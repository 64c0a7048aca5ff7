public import Observation2

/// A mistake in how a scene is wired: something that does nothing, or does it twice.
///
/// Findings are values: equal mistakes of equal scenes are equal.
public struct ContractFinding: Sendable, Hashable, CustomStringConvertible {
  /// The kinds of mistakes.
  public enum Kind: String, CaseIterable, Sendable {
    /// A delegate was `nil` when the scene went: what a person does leads nowhere.
    case delegateNeverSet
    /// A stored output of a presenter was never observed.
    case outputNeverBound
    /// One output is bound to one property twice, or observed twice by one line.
    case boundTwice
    /// Two outputs are bound to one property, which shows now the one, now the other.
    case severalDrivers
    /// A route that is registered nowhere was asked for, or is declared by a router; or a router has no place.
    case routeWithoutDestination
    /// A property of a data source was never read.
    case propertyNeverRead
    /// A body has read a property of a data source that nothing has set: a binding was forgotten.
    case propertyNeverSet
    /// A subscription was open when the scene went, and neither a bag nor a property had it.
    case subscriptionWithoutLifetime
    /// A control has no identifier, so that no test and no flow can name it.
    case missingIdentifier
    /// Two elements of one screen have the same identifier.
    case duplicateIdentifier
    /// A delegate is held strongly.
    case strongDelegate
    /// Two items of a list have the same identity.
    case duplicateIdentity

    /// A Boolean value that indicates whether it is wrong wherever it is found.
    ///
    /// The others may be right in a life in which the scene did not come to a certain point, such as a
    /// cart that was closed while it was loading.
    public var isError: Bool {
      switch self {
      case .outputNeverBound, .propertyNeverRead, .propertyNeverSet, .missingIdentifier: false
      default: true
      }
    }
  }

  /// The kind of mistake.
  public let kind: Kind
  /// The type of the scene.
  public let scene: String
  /// The subject of the finding: a property with the type that has it (`CartView.delegate`), an element, a route.
  public let subject: String
  /// The lines that did it, if they are known; otherwise the subject is where to look.
  public let places: [SourceSpot]

  /// A sentence that says what is wrong, where, and what to do.
  public var description: String {
    let lines = places.isEmpty ? "" : " (\(places.map(\.description).joined(separator: ", ")))"
    return "\(scene): \(sentence)\(lines)"
  }

  private var sentence: String {
    switch kind {
    case .delegateNeverSet: "\(subject) was never set. Set it where the scene is built."
    case .outputNeverBound: "\(subject) was never bound. Bind it in viewDidLoad, or remove it."
    case .boundTwice: "\(subject) is bound twice. Bind it once, in viewDidLoad."
    case .severalDrivers: "\(subject) is set by several drivers. Combine them, and bind the result."
    case .routeWithoutDestination:
      "\(subject) leads nowhere. Register its routes, and return the router as navigationRouter."
    case .propertyNeverRead: "\(subject) was never read. Show it, or remove it."
    case .propertyNeverSet:
      "The body reads `\(subject.split(separator: ".").last ?? "")`, and nothing has ever set it. "
        + "Bind \(subject) in viewDidLoad, or make it a constant."
    case .subscriptionWithoutLifetime:
      "\(subject) has nobody who ends it. Put it into the scene's bag."
    case .missingIdentifier: "\(subject) has no identifier. Give it one."
    case .duplicateIdentifier: "\(subject) is there twice on one screen. Give each its own."
    case .strongDelegate: "\(subject) is held strongly. Make the property weak."
    case .duplicateIdentity: "\(subject) is the identity of two items. Give each its own."
    }
  }
}
