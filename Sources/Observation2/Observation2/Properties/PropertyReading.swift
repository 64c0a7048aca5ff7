import Observation

/// Runs bodies whose reads of published-style properties are followed.
@MainActor
package enum PropertyReading {
  private static var reader: (any PropertyReader)?
  private static var reads: [PropertyRead] = []
  private static var next = 0
  private static var run: UInt64 = 0
  private static var lastRun: UInt64 = 0

  /// Whether a body is being run whose reads are followed.
  @usableFromInline static var isUnderWay: Bool { reader != nil }

  /// Runs a body, and tells `reader` of the changes of what it has read, until its next body or
  /// ``forget(_:)``.
  ///
  /// Objects that are `Observable` but no ``ObservedModel`` are followed by the standard
  /// Observation; where the body reads none, that costs next to nothing. Such an object tells
  /// before it changes, and only once.
  ///
  /// A body that is run inside another one has reads of its own.
  ///
  /// - Complexity: O(reads), without an allocation if they are the same as before.
  package static func track<Result>(
    _ newReader: any PropertyReader,
    _ body: () -> Result
  ) -> Result {
    let outer = (reader, reads, next, run)
    lastRun += 1
    (reader, reads, next, run) = (newReader, newReader.reads, 0, lastRun)
    newReader.reads = []
    let result = withObservationTracking(body) { [weak newReader] in
      tell(newReader)
    }
    while reads.count > next {
      let stale = reads.removeLast()
      stale.readers?.remove(stale)
    }
    newReader.reads = reads
    (reader, reads, next, run) = outer
    return result
  }

  /// Ends the links of a reader that is no longer wanted.
  package static func forget(_ reader: any PropertyReader) {
    let reads = reader.reads
    reader.reads = []
    for read in reads { read.readers?.remove(read) }
  }

  /// Notes that the body that runs now has read a property.
  static func note(_ readers: PropertyReaders) {
    guard readers.lastRun != run, let reader else { return }
    readers.lastRun = run
    if next < reads.count {
      if reads[next].readers === readers {
        next += 1
        return
      }
      if let place = reads[next...].firstIndex(where: { $0.readers === readers }) {
        reads.swapAt(place, next)
        next += 1
        return
      }
    }
    reads.append(PropertyRead(readers, reader))
    reads.swapAt(next, reads.count - 1)
    next += 1
  }

  private nonisolated static func tell(_ reader: (any PropertyReader)?) {
    if Domain.main.isCurrent {
      MainActor.assumeIsolated { reader?.propertyDidChange() }
    } else {
      MainActorHop.run { [weak reader] in reader?.propertyDidChange() }
    }
  }
}
