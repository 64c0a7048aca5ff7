import Observation2

/// What a pedometer of the system looks like: a start with a callback, and a stop.
@MainActor
package protocol Pedometer: AnyObject {
  func start(_ update: @escaping (Result<Int, any Error>) -> Void)
  func stop()
}

extension EventStream where Element == Int {
  /// A source of one's own that runs while somebody listens: the steps that a pedometer counts.
  ///
  /// Shared, so that the pedometer is started once and that all who derive from it have one origin.
  @MainActor
  package static func steps(of pedometer: any Pedometer) -> EventStream {
    create { observer in
      pedometer.start { result in
        switch result {
        case .success(let steps): observer.onNext(steps)
        case .failure(let error): observer.onError(error)
        }
      }
      return AnyDisposable { pedometer.stop() }
    }
    .share(replay: 1)
  }
}
