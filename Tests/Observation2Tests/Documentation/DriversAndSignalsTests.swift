import Observation2
import Observation2Testing
import Testing

/// The listings of the article "Drivers and signals".
@MainActor @Suite struct DriversAndSignalsTests {
  struct Offline: Error {}

  @Test func `a driver says what an error turns into`() {
    let names = EventStream.of("にんじん", "塩").concat(.error(Offline()))
    let shown = names.asDriver(onErrorJustReturn: "通信できませんでした")
    #expect(shown.recorded().values == ["にんじん", "塩", "通信できませんでした"])
  }
}
