import Observation2
import Observation2Testing
import StateStore
import Testing

/// A store's last reference may be dropped on any thread; it ends on the main actor (rule 32 of
/// *The rules*).
@MainActor @Suite struct DroppedStoreTests {
  @Test(arguments: DroppingPlace.allCases)
  func `effects end, and what the state holds goes, on the main actor`(
    place: DroppingPlace
  ) async {
    let census = DroppingCensus()
    let clock = VirtualTime()
    var store: Store<[DroppingCensus.Token], Int>? = Store(initial: [], clock: clock) { state, _ in
      state.append(census.token())
      return .merge(
        .stream(EventStream.create { _ in census.teardown() }),
        .run { _ in
          let token = census.token()
          try? await clock.sleep(for: .seconds(1000))
          withExtendedLifetime(token) { census.check() }
        }
      )
    }
    store?.send(1)
    let child = store?.scope(state: \.count) { $0 }
    let subscription = child?.driver(\.self).drive()
    await clock.settle()
    await place.drop(Parcel(&store))
    var last = child
    await place.drop(Parcel(&last))
    _ = consume child
    await HandoverTurn.wait()
    await clock.settle()
    #expect(census.teardownsRun == 1)
    #expect(census.straysSeen == 0)
    subscription?.dispose()
    #expect(census.tokensAlive == 0)
  }
}
