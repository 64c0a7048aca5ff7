import Observation

/// The reads of a body from `Observable` objects that are no ``ObservedModel``.
///
/// The standard Observation follows such an object until it changes, and has no call that ends this
/// earlier. A body that is run again for another reason would leave one more observer behind each time. So the body
/// also reads this object, which changes before the next run: Observation then releases everything that it followed for
/// the body.
///
/// Observation notifies before a value is stored, and only those that are registered by then. Another
/// thread may store after the body has read, or change an object while the body is not registered. No
/// notification follows in either case. So this object has the body run again after longer and longer
/// waits, from a change on another thread on. A store that takes time t is seen after 2t at the latest, for one run for
/// each doubling of the time.
@MainActor
package final class ForeignReads: Observable {
  /// A name for the key path; it has no other meaning.
  nonisolated let content: Void = ()

  private let registrar = ObservationRegistrar()
  private weak var reader: (any PropertyReader)?
  private var isEnding = false
  /// `true` from a change on another thread until the main actor tells the reader.
  private let isPending = Guarded(false)

  /// `true` until the reader is no longer wanted.
  private var isWanted = true
  /// `true` if other threads change the objects, so that changes may come without a notification.
  private var isShared = false
  /// `true` if the next run of the body is a look, which plans no other one.
  private var isLooking = false
  /// The time until the next look after the one that is planned.
  private var wait = ForeignReads.firstWait
  /// The number of the series of looks; the looks of an earlier series are not taken.
  private var series = 0
  /// The number among the readers whose series is under way.
  private var number: Int?

  private static let firstWait = Duration.milliseconds(1)
  private static let lastWait = Duration.seconds(86_400)

  init(_ reader: any PropertyReader) {
    self.reader = reader
  }

  /// Has the body that runs now read this.
  func follow() {
    isWanted = true
    registrar.access(self, keyPath: \.content)
  }

  /// Ends what was followed for the last body.
  func end() {
    isEnding = true
    registrar.willSet(self, keyPath: \.content)
    isEnding = false
  }

  /// Ends the looks, since the reader is no longer wanted.
  func stopLooking() {
    isWanted = false
    isShared = false
    isLooking = false
    series += 1
    if let number { ForeignLooks.remove(number) }
    number = nil
  }

  /// Supposes that other threads change the objects.
  ///
  /// A change may have been reported before the reader was stopped.
  func share() {
    guard isWanted else { return }
    isShared = true
    lookAgain()
  }

  /// Notes that the body has run, and so registered for the next change.
  func noteRun() {
    guard isShared else { return }
    if isLooking { isLooking = false } else { lookAgain() }
  }

  /// Tells the reader that an object changes, on whatever thread that happens.
  ///
  /// The reader is not touched elsewhere: it might be released there. However fast a thread changes
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
        self.share()
        self.tellReader()
      }
    }
  }

  /// Has the body run to see whether something has changed.
  func look() {
    guard let reader else { return stopLooking() }
    isLooking = true
    reader.propertyMayHaveChanged()
  }

  /// Takes a planned look, unless its series is over, and plans the next one.
  func takeLook(of series: Int, after wait: Duration) {
    guard series == self.series else { return }
    look()
    if series == self.series, wait < ForeignReads.lastWait { planLook() }
  }

  private func tellReader() {
    if isEnding { return }
    isLooking = false
    reader?.propertyDidChange()
  }

  /// Begins a new series of looks, unless a young one is under way.
  private func lookAgain() {
    if number != nil, wait <= ForeignReads.firstWait * 4 { return }
    series += 1
    wait = ForeignReads.firstWait
    planLook()
  }

  private func planLook() {
    let number = number ?? ForeignLooks.add(self)
    self.number = number
    ForeignLooks.plan(self, number, of: series, after: wait)
    wait *= 2
  }
}
