public import Observation

/// The part of a published-style property that does not depend on its type.
///
/// The cell itself is what the standard Observation follows: a key path into a generic or unknown
/// class costs far more to make than one into this class.
@MainActor
public class ObservedCell: Observable {
  /// Made when the property is first read for the standard Observation, since many never are.
  @exclusivity(unchecked) private final var tracker: TrackerSlot?
  /// The bodies that have read the property, and the bindings that set it; made for the first of
  /// them.
  @exclusivity(unchecked) private final var slot = ClosingSlot<PropertyLinks>()
  /// The relay that notifies observers of the whole object.
  @exclusivity(unchecked) @usableFromInline final var objectWillChange: PublishRelay<Void>?
  // All in a row, since a screen's model has many properties, and a gap costs each of them.
  @exclusivity(unchecked) private final var hasTracker = false
  /// `true` once the property has been read, so that it may be followed.
  @exclusivity(unchecked) @usableFromInline private(set) final var isTracked = false
  /// `true` while Observation is being notified of a change.
  @exclusivity(unchecked) private final var isTelling = false
  /// `true` while the value is changed in place, so that no other code may use it.
  @exclusivity(unchecked) @usableFromInline final var isChanging = false

  @usableFromInline
  init() {}

  /// Stops the program: the value may be half changed, and what its memory holds not a value at all.
  @usableFromInline
  @inline(never)
  final func stopReading() -> Never {
    preconditionFailure(
      """
      A property was used while it was being changed in place, by what the change has called or let \
      go of. Use it before or after that.
      """
    )
  }

  /// Notes that the property is being read.
  @usableFromInline
  final func noteRead() {
    if isChanging { stopReading() }
    if PropertyReading.isUnderWay { return noteReader() }
    if !hasTracker {
      tracker = TrackerSlot(PropertyTracker())
      hasTracker = true
      isTracked = true
    }
    tracker?.access(self)
  }

  @inline(never)
  private final func noteReader() {
    isTracked = true
    PropertyReading.note(links)
  }

  /// `true` if a body has ever read the property, or an observer has observed it.
  ///
  /// Other reads don't count: without optimisation, to set a property through a key path reads it too.
  package final var hasBeenRead: Bool {
    hasBeenReadByBody || madeHub?.hasBeenObserved == true
  }

  /// `true` if a body has ever read the property.
  package final var hasBeenReadByBody: Bool { slot.object.map { $0.lastRun != 0 } == true }

  /// `true` if the last run of a body has read the property.
  final var isReadByBody: Bool { slot.object?.isRead == true }

  /// `true` if a value has ever been stored after the first one.
  package var hasBeenSet: Bool { false }

  /// The bindings that set the property now.
  package final var bindings: [PropertyBinding] {
    slot.object?.knownBindings.map { PropertyBinding(origin: $0.spot, source: $0.source) } ?? []
  }

  private final var links: PropertyLinks {
    if let links = slot.object { return links }
    let made = PropertyLinks(hub: madeHub)
    slot.fill(made)
    return made
  }

  /// Notifies Observation that the property is about to change.
  ///
  /// Observation calls its trackers before it forgets them. So a notification of the values that they set
  /// during that call would call them again, without end (rule 12 of <doc:TheRules>).
  @usableFromInline
  final func noteWillChange() {
    guard !isTelling else { return }
    isTelling = true
    tracker?.willSet(self)
    isTelling = false
  }

  /// Notifies Observation, and the bodies that have read the property, that it has changed.
  @usableFromInline
  final func noteDidChange() {
    tracker?.didSet(self)
    slot.object?.tell()
  }

  /// Notifies observers of the whole object that it is about to change.
  @usableFromInline
  final func noteObjectWillChange() {
    objectWillChange?.accept()
  }

  /// The property's value, for reports; reading it here is not tracked.
  package var currentValue: Any { () }

  /// The property's observers, if there have ever been any.
  var madeHub: StreamHub? { nil }

  /// Notes that the property has got a place for observers.
  final func noteHub(_ hub: StreamHub) {
    slot.object?.reach(hub)
  }

  /// The properties that a binding's first value has set.
  @exclusivity(unchecked) private static var fed = PropertySet()

  /// Notes that this property receives a binding's value; sets that follow from it do not count.
  ///
  /// The caller sets ``Feed/isDirect`` again.
  @usableFromInline
  final func beginFed() {
    if Feed.isCollecting { ObservedCell.fed.add(links) }
    Feed.isDirect = false
  }

  /// The published-style properties that `put` sets.
  private static func propertiesFed(by put: () -> Void) -> PropertySet {
    let outer = fed
    fed = PropertySet()
    put()
    let found = fed
    fed = outer
    return found
  }

  /// The published-style properties of an object.
  private static func properties(of object: AnyObject) -> PropertySet {
    var found = PropertySet()
    for cell in cells(of: object) { found.add(cell.links) }
    return found
  }

  /// The means by which bindings find what they set.
  static let search = PropertySearch(
    fed: { propertiesFed(by: $0) },
    all: { properties(of: $0) }
  )

  /// The cells of an object, those of its superclasses too.
  static func cells(of object: AnyObject) -> [ObservedCell] {
    namedCells(of: object).map(\.cell)
  }

  /// The same, with the names of the properties.
  package static func namedCells(of object: AnyObject) -> [(name: String, cell: ObservedCell)] {
    let cells =
      object is any CustomReflectable ? CellFields.cells(of: object) : reflectedCells(of: object)
    return cells.map { (String($0.label.drop { $0 == "_" }), $0.cell) }
  }

  private static func reflectedCells(
    of object: AnyObject
  ) -> [(label: String, cell: ObservedCell)] {
    var cells: [(String, ObservedCell)] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        guard let cell = child.value as? ObservedCell else { continue }
        cells.append((child.label ?? "", cell))
      }
      mirror = current.superclassMirror
    }
    return cells
  }
}

extension ObservedCell: CustomReflectable {
  /// The value, as long as it is read in the property's domain and is not being changed in place.
  public nonisolated var customMirror: Mirror {
    // Unsafe, and never shared: written and read here alone, on the main thread.
    nonisolated(unsafe) var children: [Mirror.Child] = []
    if Domain.isOnMain {
      MainActor.assumeIsolated {
        if !isChanging { children = [(label: "value", value: currentValue)] }
      }
    }
    return Mirror(
      self,
      children: children,
      displayStyle: .class,
      ancestorRepresentation: .suppressed
    )
  }
}
