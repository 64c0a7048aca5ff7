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
@MainActor
package final class PropertyRead {
  weak var readers: PropertyReaders?
  weak var reader: (any PropertyReader)?
  var place: Int

  init(_ readers: PropertyReaders, _ reader: any PropertyReader) {
    self.readers = readers
    self.reader = reader
    place = readers.entries.count
    readers.entries.append(self)
  }
}

/// The readers of a property.
@MainActor
final class PropertyReaders {
  var entries: [PropertyRead] = []
  /// The run of a body that has read the property last, so that reading it again costs nothing.
  var lastRun: UInt64 = 0

  init() {}

  /// Tells every reader, and lets go of those that are gone.
  func tell() {
    for entry in entries {
      if let reader = entry.reader { reader.propertyDidChange() } else { remove(entry) }
    }
  }

  func remove(_ entry: PropertyRead) {
    let place = entry.place
    guard place < entries.count, entries[place] === entry else { return }
    let last = entries.removeLast()
    guard last !== entry else { return }
    entries[place] = last
    last.place = place
  }
}
