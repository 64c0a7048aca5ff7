import Dispatch
import Foundation
import Observation2
import Observation2Testing
import Synchronization
import Testing

/// The last reference to an owner may be dropped on any thread (SEMANTICS 32).
@MainActor @Suite struct LastReferenceTests {
  @MainActor private final class Owner {
    let bag = DisposeBag()
    let relay = PublishRelay<Int>()
  }

  /// Says on the main actor, once, that a teardown has run there.
  private func ending(_ count: @escaping @MainActor () -> Void) -> AnyDisposable {
    AnyDisposable { MainActor.assumeIsolated(count) }
  }

  @Test(arguments: DroppingPlace.allCases)
  func `a bag is emptied on the main actor, wherever its owner is dropped`(
    place: DroppingPlace
  ) async {
    var ended = 0
    let source = PublishSubject<Int>()
    var owner: Owner? = Owner()
    if let owner {
      ending { ended += 1 }.disposed(by: owner.bag)
      source.asStream().subscribe { _ in }.disposed(by: owner.bag)
    }
    await place.drop(Parcel(&owner))
    await HandoverTurn.wait()
    #expect(ended == 1)
    #expect(!source.hasObservers)
  }

  @Test func `in its own domain a bag is emptied at once`() {
    var ended = 0
    var owner: Owner? = Owner()
    owner?.bag.insert(ending { ended += 1 })
    owner = nil
    #expect(ended == 1)
  }
}
