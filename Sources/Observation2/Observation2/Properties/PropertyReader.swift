/// Reads published-style properties in a body, and is told when one of them has changed.
///
/// A screen's part is one. It costs a tenth of what the standard Observation does, since what a body
/// reads is nearly always what it read before: the links to the properties stay, and are not made
/// anew (``PropertyReading/track(_:_:)``).
@MainActor
package protocol PropertyReader: AnyObject, Sendable {
  /// The properties that the last body read, in the order of the reads; kept for
  /// ``PropertyReading``, nobody else changes it.
  var reads: [PropertyRead] { get set }
  /// What its bodies have read of other `Observable` objects; kept likewise.
  var foreignReads: ForeignReads? { get set }
  /// What it has in common with readers whose bodies read such objects if its own does.
  var kind: ObjectIdentifier { get }

  /// A property that the last body read has changed, after it has taken its new value.
  ///
  /// It may be called several times, and from the middle of a change to other properties: note it
  /// here, and run the body later.
  func propertyDidChange()
}

/// A link from a reader to a property that it has read.
package final class PropertyRead {
  /// The property while it exists; not retained, it tells when it goes.
  @exclusivity(unchecked) var property: Unmanaged<PropertyLinks>?
  let reader: WeakReader
  /// Its place among the property's readers, so that it is found at once.
  @exclusivity(unchecked) var place = -1

  init(_ property: PropertyLinks, _ reader: WeakReader) {
    self.property = .passUnretained(property)
    self.reader = reader
    property.add(self)
  }

  /// What names the property while it exists.
  var name: ObjectIdentifier? { property?._withUnsafeGuaranteedRef { ObjectIdentifier($0) } }

  func isOf(_ other: PropertyLinks) -> Bool {
    property?.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
  }

  /// Ends the link.
  func end() {
    property?._withUnsafeGuaranteedRef { $0.remove(self) }
    property = nil
  }
}

/// A reader, for all its links: a weak reference in each of them would cost more than the rest.
final class WeakReader {
  @exclusivity(unchecked) private(set) weak var reader: (any PropertyReader)?

  init(_ reader: any PropertyReader) {
    self.reader = reader
  }
}
