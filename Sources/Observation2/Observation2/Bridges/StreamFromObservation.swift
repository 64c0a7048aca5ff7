import Observation

extension EventStream {
  /// Emits the result of a closure that reads standard `Observable` objects: now, and again after
  /// each change.
  ///
  /// ```swift
  /// EventStream.tracking { settings.fontSize }
  /// ```
  ///
  /// The standard Observation notifies once, before a change happens, so the closure is called
  /// again as the next job of the main actor; several changes until then give one value.
  /// Published-style properties (``Observed``) need no such detour: `model.$fontSize`.
  ///
  /// Other threads may change objects that allow it. Observation does not report when such a change has
  /// been stored. So the stream also calls the closure after longer and longer waits, and emits a value
  /// that differs: the last value emitted is the last one stored. It compares values by `==` if they are
  /// `Equatable`, otherwise part by part, and objects by their identity. So a closure that makes a new
  /// object each time emits one after each wait.
  ///
  /// No API is needed for the other direction: `Observations { model.fontSize }` and
  /// `withObservationTracking` follow an ``ObservedModel`` as it is.
  ///
  /// - Parameter read: Called on the main actor under `withObservationTracking`.
  /// - Returns: A stream that never ends.
  @MainActor
  public static func tracking(_ read: @escaping @MainActor () -> Element) -> EventStream {
    create { observer in
      MainActor.preconditionIsolated("A stream of tracked values starts on the main actor only.")
      let loop = ObservationLoop(observer, read)
      loop.turn()
      return AnyDisposable { loop.stop() }
    }
  }
}

/// Reads again after each change.
@MainActor
private final class ObservationLoop<Element>: PropertyReader {
  var reads: [PropertyRead] = []
  var foreignReads: ForeignReads?
  /// The same for all such loops: their bodies read foreign objects.
  let kind = ObjectIdentifier(AnyObservationLoop.self)
  private let observer: StreamObserver<Element>
  private var read: (@MainActor () -> Element)?
  /// The value emitted last.
  private var last: Element?
  /// `true` until the job of the main actor that reads again.
  private var isPending = false

  init(_ observer: StreamObserver<Element>, _ read: @escaping @MainActor () -> Element) {
    self.observer = observer
    self.read = read
  }

  func turn() {
    guard let value = readAgain() else { return }
    foreignReads?.share()
    emit(value)
  }

  func propertyDidChange() {
    if isPending { return }
    isPending = true
    MainActorHop.run { [weak self] in
      self?.isPending = false
      self?.turn()
    }
  }

  func propertyMayHaveChanged() {
    // The pending job reads, and emits what it has read.
    guard !isPending, let value = readAgain() else { return }
    if let last, ErasedEquality.areSame(last, value) { return }
    emit(value)
  }

  func stop() {
    let dropped = (read.take(), last.take())
    PropertyReading.forget(self)
    // Last here and below, since the value's `deinit` may run any code.
    extendLifetime(dropped)
  }

  private func readAgain() -> Element? {
    guard observer.isActive, let read else { return nil }
    return PropertyReading.track(self, read)
  }

  private func emit(_ value: Element) {
    let former = exchange(&last, with: value)
    observer.onNext(value)
    extendLifetime(former)
  }
}

/// Names the kind of all loops.
private enum AnyObservationLoop {}
