import Dispatch
import Foundation
import Observation2Testing
import StateStore
import Synchronization
import Testing

@testable import Observation2

/// The last reference to an owner may be dropped on any thread (rule 32 of *The rules*).
@MainActor @Suite struct LastReferenceTests {
  @MainActor private final class Owner {
    let bag = DisposeBag()
    let relay = PublishRelay<Int>()
  }

  @MainActor private final class Keeper {
    let last = AsyncSubject<DroppingCensus.Token>()
    let held: BehaviorRelay<DroppingCensus.Token>
    let replayed = ReplaySubject<DroppingCensus.Token>(bufferSize: 1)

    init(_ census: DroppingCensus) {
      held = BehaviorRelay(value: census.token())
      last.onNext(census.token())
      replayed.onNext(census.token())
    }
  }

  @MainActor private final class ObserverOwner {
    var observer: DerivedObserver<Int>?
  }

  /// Returns a disposable that counts its teardown on the main actor, once.
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

  @Test(arguments: DroppingPlace.allCases)
  func `who observes a subject is told of its end on the main actor`(
    place: DroppingPlace
  ) async {
    let census = DroppingCensus()
    var owner: Owner? = Owner()
    let subscription = owner.map { owner in
      let token = census.token()
      return owner.relay.asStream().map { $0 + 1 }
        .subscribe { _ in withExtendedLifetime(token) {} }
    }
    #expect(census.tokensAlive == 1)
    await place.drop(Parcel(&owner))
    // The list of observers may still exist or not: the link to it works in both cases.
    subscription?.dispose()
    await HandoverTurn.wait()
    #expect(census.tokensAlive == 0)
    #expect(census.straysSeen == 0)
  }

  @Test(arguments: DroppingPlace.allCases)
  func `what a subject keeps goes on the main actor`(place: DroppingPlace) async {
    let census = DroppingCensus()
    var last: Keeper? = Keeper(census)
    await place.drop(Parcel(&last))
    await HandoverTurn.wait()
    #expect(census.tokensAlive == 0)
    #expect(census.straysSeen == 0)
  }

  @Test(arguments: DroppingPlace.allCases, [false, true])
  func `an operator made by hand ends on the main actor, wherever its observer is dropped`(
    place: DroppingPlace,
    isDisposed: Bool
  ) async {
    let census = DroppingCensus()
    var owner: ObserverOwner? = ObserverOwner()
    let subscription = owner.map { owner in
      let token = census.token()
      return EventStream<Int>.derived { owner.observer = $0 }.map { $0 + 1 }
        .subscribe { _ in withExtendedLifetime(token) {} }
    }
    owner?.observer?.onNext(1)
    if isDisposed { subscription?.dispose() }
    await place.drop(Parcel(&owner))
    await HandoverTurn.wait()
    #expect(census.tokensAlive == 0)
    #expect(census.straysSeen == 0)
  }

  @Test func `owners are dropped by four threads while values flow`() async {
    let count = ProcessInfo.processInfo.environment["DROPPED_OWNERS"].flatMap { Int($0) } ?? 20_000
    let world = DroppingWorld()
    let crew = DroppingCrew()
    let batch = 200
    var made = 0
    while made < count {
      var owners: [any AnyObject & Sendable] = []
      for _ in 0..<min(batch, count - made) {
        let owner = DroppedOwner(world)
        if made % 16 == 0 { owner.openValues() }
        owners.append(owner)
        made += 1
      }
      crew.take(owners)
      owners = []
      for value in 1...10 {
        world.send(made + value)
        await HandoverTurn.wait()
      }
      await crew.wait()
      world.listener = DisposeBag()
    }
    crew.dismiss()
    await world.clock.settle()
    await HandoverTurn.wait()
    let census = world.census
    #expect(census.teardownsRun == made * DroppedOwner.teardownsEach)
    #expect(census.straysSeen == 0)
    #expect(census.tokensAlive == 0)
    #expect(!world.source.hasObservers)
    #expect(world.store.observedSlices == 0)
  }

  #if DEBUG
  @Test func `a hub that ends anywhere else stops a debug build`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      // Unsafe on purpose, with no other reference: a hub that its owner does not hand over.
      nonisolated(unsafe) let hub = Unmanaged.passRetained(EventHub<Int>())
      await Task.detached { hub.release() }.value
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("EventHub<Int> of the main actor ends elsewhere"))
  }
  #endif
}
