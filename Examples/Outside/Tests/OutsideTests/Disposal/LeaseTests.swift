import Observation2
import Outside
import Testing

@MainActor @Suite struct LeaseTests {
  @Test func `one that has run out leaves the bag that it lay in`() {
    let bag = DisposeBag()
    var released = 0
    weak var first: Lease?
    for number in 0..<1000 {
      let lease = Lease(whenOver: {}, release: { released += 1 })
      lease.disposed(by: bag)
      lease.runOut()
      if number == 0 { first = lease }
    }
    #expect(released == 1000)
    #expect(first == nil)
  }

  @Test func `it says nothing from the moment at which its bag begins to go`() {
    let bag = DisposeBag()
    var log: [String] = []
    let lease = Lease(whenOver: { log.append("over") }, release: { log.append("released") })
    AnyDisposable { lease.runOut() }.disposed(by: bag)
    lease.disposed(by: bag)
    bag.dispose()
    #expect(log == ["released"])
    #expect(lease.isDisposed)
  }

  @Test func `it ends once`() {
    var log: [String] = []
    let lease = Lease(whenOver: { log.append("over") }, release: { log.append("released") })
    lease.runOut()
    lease.runOut()
    lease.dispose()
    #expect(log == ["released", "over"])
  }
}
