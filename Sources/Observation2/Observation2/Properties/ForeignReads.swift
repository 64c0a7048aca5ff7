import Observation

/// What a body has read of `Observable` objects that are no ``ObservedModel``.
///
/// The standard Observation follows such an object until it changes, and can't be told that nobody
/// waits for that any more: a body that is run again for another reason would leave one more
/// observer behind each time. So the body also reads this object, which changes before the next
/// run: Observation then lets go of all that it followed for the body.
@MainActor
package final class ForeignReads: Observable {
  /// A name for the key path; it has no other meaning.
  nonisolated let content: Void = ()

  private let registrar = ObservationRegistrar()
  private weak var reader: (any PropertyReader)?
  private var isEnding = false
  /// Whether another thread has asked for the reader to be told, which has not happened yet.
  private let isPending = Guarded(false)

  init(_ reader: any PropertyReader) {
    self.reader = reader
  }

  /// Has the body that runs now read this.
  func follow() {
    registrar.access(self, keyPath: \.content)
  }

  /// Ends what was followed for the last body.
  func end() {
    isEnding = true
    registrar.willSet(self, keyPath: \.content)
    isEnding = false
  }

  /// Tells the reader that an object changes, on whatever thread that happens.
  ///
  /// The reader is not touched elsewhere: it might be let go of there. However fast a thread changes
  /// objects, the main actor has one job at a time to do about it.
  nonisolated func tell() {
    if Domain.main.isCurrent {
      MainActor.assumeIsolated { tellReader() }
    } else {
      let isFirst = isPending.withLock { isPending in
        defer { isPending = true }
        return !isPending
      }
      guard isFirst else { return }
      MainActorHop.run {
        self.isPending.withLock { $0 = false }
        self.tellReader()
      }
    }
  }

  private func tellReader() {
    if !isEnding { reader?.propertyDidChange() }
  }
}
