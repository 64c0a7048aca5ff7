public import Observation

/// The part of a published-style property that does not depend on its type.
///
/// The cell itself is what the standard Observation follows: a key path into a generic or unknown
/// class costs far more to make than one into this class.
@MainActor
public class ObservedCell: Observable {
  /// What Observation calls the property; it has no other meaning.
  nonisolated let content: Void = ()

  /// Made when the property is first read, since many never are.
  private var registrar: ObservationRegistrar?
  /// Observation is being told of a change right now.
  private var isTelling = false
  /// Tells observers of the whole object.
  var objectWillChange: PublishRelay<Void>?

  init() {}

  /// Notes that the property is being read.
  final func noteRead() {
    if ObservedCell.isSearching { ObservedCell.found = self }
    if registrar == nil { registrar = ObservationRegistrar() }
    registrar?.access(self, keyPath: \ObservedCell.content)
  }

  /// Tells Observation that the property is about to change.
  ///
  /// Observation calls whoever tracks before it forgets them, so telling it of what they set meanwhile
  /// would call them again, without end (SEMANTICS 12).
  final func noteWillChange() {
    guard let registrar, !isTelling else { return }
    isTelling = true
    registrar.willSet(self, keyPath: \ObservedCell.content)
    isTelling = false
  }

  final func noteDidChange() {
    registrar?.didSet(self, keyPath: \ObservedCell.content)
  }

  /// The property's value, for reports; reading it is not noted.
  package var currentValue: Any { () }

  /// The property's observers; made when first needed.
  func ensureHub() -> StreamHub { StreamHub() }

  private static var isSearching = false
  private static var found: ObservedCell?

  /// The cell of the property that `read` reads last, if that is a published-style one.
  static func cell(read: () -> Void) -> ObservedCell? {
    isSearching = true
    defer {
      isSearching = false
      found = nil
    }
    read()
    return found
  }

  /// The cells of an object, those of its superclasses too.
  static func cells(of object: AnyObject) -> [ObservedCell] {
    var cells: [ObservedCell] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      cells += current.children.compactMap { $0.value as? ObservedCell }
      mirror = current.superclassMirror
    }
    return cells
  }
}
