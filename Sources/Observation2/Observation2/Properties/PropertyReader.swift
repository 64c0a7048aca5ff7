/// Reads published-style properties in a body, and hears when one of them has changed.
///
/// A screen's part is one. It costs a tenth of the standard Observation, since a body nearly always reads
/// the same properties as before. The links to the properties stay, and are not made again
/// (``PropertyReading/track(_:_:)``).
@MainActor
package protocol PropertyReader: AnyObject, Sendable {
  /// The properties that the last body read, in the order of the reads.
  ///
  /// They are kept for ``PropertyReading``, and no other code changes them.
  var reads: [PropertyRead] { get set }
  /// The reads of other `Observable` objects by its bodies; kept likewise.
  var foreignReads: ForeignReads? { get set }
  /// The kind that it shares with readers whose bodies read such objects if its own does.
  var kind: ObjectIdentifier { get }

  /// A property that the last body read has changed, after it has taken its new value.
  ///
  /// It may be called several times, and from the middle of a change to other properties: note it
  /// here, and run the body later.
  func propertyDidChange()

  /// A property that the last body read may have changed without a notification; run the body to see.
  ///
  /// Calls ``propertyDidChange()`` by default.
  func propertyMayHaveChanged()
}

extension PropertyReader {
  package func propertyMayHaveChanged() {
    propertyDidChange()
  }
}

/// A link from a reader to a property that it has read.
///
/// That of a property's first reader is the property's ``PropertyLinks`` itself, so that it costs
/// nothing; any other is a ``FurtherRead``.
package class PropertyRead {
  /// The reader, as long as the link holds.
  @exclusivity(unchecked) final var reader: WeakReader?

  init() {}

  /// The property, as long as the link holds.
  var property: PropertyLinks? { nil }

  /// The name of the property, as long as the link holds.
  final var name: ObjectIdentifier? { property.map { ObjectIdentifier($0) } }

  final func isOf(_ other: PropertyLinks) -> Bool { property === other }

  /// Ends the link.
  final func end() {
    property?.remove(self)
    reader = nil
  }
}

/// The link of a reader that is not the property's first.
final class FurtherRead: PropertyRead {
  /// Not retained; it ends the link when it goes.
  private let link: Unmanaged<PropertyLinks>
  /// Its place among the property's further readers, so that it is found at once.
  @exclusivity(unchecked) var place: Int

  init(_ property: PropertyLinks, at place: Int) {
    link = .passUnretained(property)
    self.place = place
  }

  override var property: PropertyLinks? { reader == nil ? nil : link.takeUnretainedValue() }
}

/// A reader, for all its links: a weak reference in each of them would cost more than the rest.
final class WeakReader {
  @exclusivity(unchecked) private(set) weak var reader: (any PropertyReader)?

  init(_ reader: any PropertyReader) {
    self.reader = reader
  }
}
