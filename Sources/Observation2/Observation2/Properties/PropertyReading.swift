import Observation

/// Runs bodies whose reads of published-style properties are followed.
@MainActor
package enum PropertyReading {
  // Unchecked, since the checks cost as much as the rest: no access to one of them calls anything that
  // comes back here before it has ended.
  @exclusivity(unchecked) private static var reader: (any PropertyReader)?
  /// The same for its links; looked up for the first new one.
  @exclusivity(unchecked) private static var weakReader: WeakReader?
  @exclusivity(unchecked) private static var reads: [PropertyRead] = []
  @exclusivity(unchecked) private static var next = 0
  /// Where the reads from `next` on are; made when one is looked for among many.
  @exclusivity(unchecked) private static var places: [ObjectIdentifier: Int]?
  @exclusivity(unchecked) private static var run: UInt64 = 0
  @exclusivity(unchecked) private static var lastRun: UInt64 = 0
  /// `true` while the reads of the body are not followed.
  @exclusivity(unchecked) private static var isIgnoring = false
  private static let nobody = NoReader()
  /// The kinds of readers whose bodies have read foreign objects.
  private static var foreignKinds: Set<ObjectIdentifier> = []

  /// `true` while a body is being run whose reads are followed.
  @usableFromInline static var isUnderWay: Bool { reader != nil }

  /// Runs a body, and reports to `reader` the changes of all that it has read, until its next body or
  /// ``forget(_:)``.
  ///
  /// Objects that are `Observable` but no ``ObservedModel`` are followed by the standard
  /// Observation (``ForeignReads``); where the body reads none, that costs next to nothing. Such an
  /// object tells before it changes, and only once. If another thread changes it, the reader runs the
  /// body again later, so that it has read the last value in the end.
  ///
  /// A body that is run inside another one has reads of its own.
  ///
  /// - Complexity: O(reads), without an allocation if they are the same as before, in the same order.
  package static func track<Result>(
    _ newReader: any PropertyReader,
    _ body: () -> Result
  ) -> Result {
    let outer = (reader, weakReader, reads, next, places, run, isIgnoring)
    lastRun += 1
    (reader, reads, next, places, run) = (newReader, newReader.reads, 0, nil, lastRun)
    (weakReader, isIgnoring) = (nil, false)
    newReader.reads = []
    let foreign = foreignReads(of: newReader)
    foreign?.end()
    let result = withObservationTracking(
      {
        foreign?.follow()
        return body()
      },
      onChange: noteForeign(newReader)
    )
    while reads.count > next {
      let stale = reads.removeLast()
      stale.end()
    }
    newReader.reads = reads
    newReader.foreignReads?.noteRun()
    (reader, weakReader, reads, next, places, run, isIgnoring) = outer
    return result
  }

  /// Runs a body whose reads are not followed, as its result is looked at once.
  ///
  /// It costs far less than to follow what is forgotten at once.
  package static func ignore<Result>(_ body: () -> Result) -> Result {
    let outer = (reader, isIgnoring)
    (reader, isIgnoring) = (nobody, true)
    let result = body()
    (reader, isIgnoring) = outer
    return result
  }

  private static func foreignReads(of reader: any PropertyReader) -> ForeignReads? {
    if let known = reader.foreignReads { return known }
    guard !foreignKinds.isEmpty, foreignKinds.contains(reader.kind) else { return nil }
    let made = ForeignReads(reader)
    reader.foreignReads = made
    return made
  }

  /// Is asked only after a body that has read a foreign object.
  ///
  /// The first reader of a kind may have read objects before that is known. Those reads stay with
  /// Observation until they change. Later ones, and later runs, leave nothing behind.
  private static func noteForeign(_ reader: any PropertyReader) -> @Sendable () -> Void {
    let foreign = reader.foreignReads ?? ForeignReads(reader)
    reader.foreignReads = foreign
    foreignKinds.insert(reader.kind)
    return { [weak foreign] in foreign?.tell() }
  }

  /// Ends the links of a reader that is no longer wanted.
  package static func forget(_ reader: any PropertyReader) {
    let reads = reader.reads
    reader.reads = []
    for read in reads { read.end() }
    reader.foreignReads?.end()
    reader.foreignReads?.stopLooking()
  }

  /// Notes that the body that runs now has read a property.
  static func note(_ property: PropertyLinks) {
    guard !isIgnoring, property.lastRun != run, isUnderWay else { return }
    property.lastRun = run
    if next < reads.count, reads[next].isOf(property) {
      next += 1
      return
    }
    let place: Int
    if let known = self.place(of: property) {
      place = known
    } else {
      guard let weakReader = neededWeakReader else { return }
      place = reads.count
      reads.append(property.add(weakReader))
    }
    reads.swapAt(place, next)
    if places != nil, let other = reads[place].name { places?[other] = place }
    next += 1
  }

  private static var neededWeakReader: WeakReader? {
    if weakReader == nil { weakReader = reads.first?.reader ?? reader.map { WeakReader($0) } }
    return weakReader
  }

  /// Finds a property among those that the body has read before, and not yet in this run.
  private static func place(of property: PropertyLinks) -> Int? {
    if reads.count - next <= 16 {
      return reads[next...].firstIndex { $0.isOf(property) }
    }
    if places == nil {
      var found: [ObjectIdentifier: Int] = [:]
      found.reserveCapacity(reads.count - next)
      for place in next..<reads.count {
        if let name = reads[place].name { found[name] = place }
      }
      places = found
    }
    // Another property may have been released by then, and this one may have its address.
    guard let place = places?[ObjectIdentifier(property)], place >= next, place < reads.count,
      reads[place].isOf(property)
    else { return nil }
    return place
  }
}

/// The reader of reads that are not followed.
private final class NoReader: PropertyReader {
  var reads: [PropertyRead] = []
  var foreignReads: ForeignReads?
  var kind: ObjectIdentifier { ObjectIdentifier(NoReader.self) }

  func propertyDidChange() {}
}
