import Observation2
import Observation2Testing
import ScenesHeadless
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

@MainActor @Suite struct KaimonoChoiceServiceTests {
  private let time = VirtualTime()
  private let app: ChoiceServices

  init() {
    app = ChoiceServices(time)
  }

  @Test func `it tells that it saves, and how that ended, of this subject alone`() async {
    let isSaving = KaimonoChoiceSubject.allCases.map { app.choices.isSaving($0).recorded() }
    let ends = KaimonoChoiceSubject.allCases.map { app.choices.ends(of: $0).recorded() }
    app.choices.choose(2, of: .payment, after: 0)
    await time.settle()
    #expect(isSaving.map(\.values) == [[false], [false, true, false]])
    let end = KaimonoChoiceService.End(
      subject: .payment,
      id: 2,
      answer: .success(.payments(chosen: 2, revision: 1))
    )
    #expect(ends.map(\.values) == [[], [end]])
  }

  @Test func `an end is not told to who comes later`() async {
    app.choices.choose(2, of: .payment, after: 0)
    await time.settle()
    let ends = app.choices.ends(of: .payment).recorded()
    await time.settle()
    #expect(ends.values == [])
  }

  @Test func `one choice of a subject is saved after the other, of two subjects both`()
    async throws
  {
    app.shop.network.latency = .seconds(1)
    app.choices.choose(2, of: .payment, after: 0)
    app.choices.choose(3, of: .payment, after: 0)
    app.choices.choose(4, of: .pickupPlace, after: 0)
    await time.advance(by: .seconds(1))
    #expect(app.shop.network.requests.map(\.name) == ["payment.choose", "pickup-place.choose"])
    #expect(try await app.chosenID(.payment) == 2)
    #expect(try await app.chosenID(.pickupPlace) == 4)
  }

  @Test func `while an order is under way nothing is chosen`() async throws {
    app.orders.place(.sample())
    app.choices.choose(2, of: .payment, after: 0)
    await time.advance(by: .seconds(2))
    #expect(try await app.chosenID(.payment) == 1)
    app.choices.choose(2, of: .payment, after: 0)
    await time.settle()
    #expect(try await app.chosenID(.payment) == 2)
  }

  @Test func `what a lost request has chosen since gives way to the person's later wish`()
    async throws
  {
    app.shop.network.failNext(.arrivedButTimedOut)
    app.choices.choose(2, of: .payment, after: 0)
    await time.advance(by: .seconds(10))
    #expect(try await app.chosenID(.payment) == 2)
    let ends = app.choices.ends(of: .payment).map(\.answer).recorded()
    app.choices.choose(3, of: .payment, after: 0)
    await time.settle()
    #expect(ends.values == [.success(.payments(chosen: 3, revision: 2))])
  }

  @Test func `what the shop does not have is asked for once`() async {
    app.choices.choose(9, of: .payment, after: 0)
    await time.settle()
    #expect(app.shop.network.requests.map(\.name) == ["payment.choose"])
  }

  @Test(arguments: [nil, SimulatedNetwork.Fault.server, .arrivedButTimedOut])
  func `however it ends, the cart is outdated then`(fault: SimulatedNetwork.Fault?) async {
    let outdated = app.cart.outdated.map { 1 }.recorded()
    if let fault { app.shop.network.failNext(fault) }
    app.choices.choose(2, of: .payment, after: 0)
    #expect(outdated.values == [])
    await time.advance(by: .seconds(10))
    #expect(outdated.values == [1])
  }

  @Test func `a choice that arrives while an order is placed does not change that order`()
    async throws
  {
    app.shop.network.latency = .seconds(1)
    app.choices.choose(4, of: .pickupPlace, after: 0)
    app.choices.choose(3, of: .payment, after: 0)
    app.orders.place(.sample())
    await time.advance(by: .seconds(1))
    #expect(try await app.chosenID(.pickupPlace) == 4)
    #expect(try await app.chosenID(.payment) == 3)
    #expect(app.shop.orders == [])
    await time.advance(by: .seconds(1))
    #expect(app.shop.orders.map(\.cart) == [.sample()])
    #expect(try await app.chosenID(.pickupPlace) == 4)
  }

  @Test func `what could not be saved is told in the cart until it is chosen anew`() async {
    let unsaved = app.cart.unsaved.recorded()
    app.shop.network.failNext(.server)
    app.choices.choose(2, named: "キャリア決済", of: .payment, after: 0)
    await time.settle()
    app.choices.choose(2, named: "キャリア決済", of: .payment, after: 0)
    await time.settle()
    #expect(unsaved.values == [[:], [.payment: "キャリア決済"], [:]])
  }

  @Test func `what the shop does not have is told in the cart as well`() async {
    let unsaved = app.cart.unsaved.recorded()
    app.choices.choose(9, named: "小切手", of: .payment, after: 0)
    await time.settle()
    #expect(unsaved.values.last == [.payment: "小切手"])
    app.choices.acknowledge(.payment)
    #expect(unsaved.values.last == [:])
  }
}
