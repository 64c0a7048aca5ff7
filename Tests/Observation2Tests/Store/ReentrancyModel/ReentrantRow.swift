import Observation2
import StateStore

/// A child of a ``ReentrantWorld``'s state.
struct ReentrantRow: Identifiable {
  /// Does something whenever anyone looks at it, in the world it belongs to.
  struct ID: Hashable {
    let number: Int
    /// Outlives its store's state.
    unowned let world: ReentrantWorld

    static func == (left: ID, right: ID) -> Bool {
      MainActor.assumeIsolated { left.world.look() }
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
      MainActor.assumeIsolated { world.look() }
      // Some meet, so that they are compared as well.
      hasher.combine(number % 3)
    }
  }

  /// An effect of a row, as the world believes it to be.
  @MainActor
  final class Run {
    let number: Int
    var isRunning = false
    var isOver = false
    private var observer: StreamObserver<Int>?

    init(_ number: Int) {
      self.number = number
    }

    func effect(_ world: ReentrantWorld) -> Effect<Int> {
      .stream(
        EventStream<Int>.create { [self] observer in
          isRunning = true
          self.observer = observer
          return AnyDisposable {
            MainActor.assumeIsolated {
              self.isRunning = false
              self.observer = nil
              world.look()
            }
          }
        }
      )
    }

    func finish() {
      guard let observer else { return }
      isOver = true
      observer.onCompleted()
    }
  }

  let id: ID
}
