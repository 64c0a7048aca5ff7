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
///
/// The objects read retain the change closure until their next change, so that closure must not
/// retain the loop.
@MainActor
private final class ObservationLoop<Element> {
  private let observer: StreamObserver<Element>
  private var read: (@MainActor () -> Element)?

  init(_ observer: StreamObserver<Element>, _ read: @escaping @MainActor () -> Element) {
    self.observer = observer
    self.read = read
  }

  func turn() {
    guard observer.isActive, let read else { return }
    let value = withObservationTracking {
      read()
    } onChange: { [weak self] in
      MainActorHop.run { [weak self] in self?.turn() }
    }
    observer.onNext(value)
  }

  func stop() {
    read = nil
  }
}
