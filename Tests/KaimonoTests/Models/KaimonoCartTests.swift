import Testing

@testable import Kaimono

@Suite struct KaimonoCartTests {
  @Test func `the total is the sum of the lines`() {
    #expect(KaimonoCart.sample().total == Yen(1056))
    #expect(KaimonoCart.sample([]).total == Yen(0))
  }

  @Test func `its products and its header are the whole cart`() {
    let cart = KaimonoCart.sample()
    #expect(KaimonoCart(products: cart.products, header: cart.header) == cart)
  }
}
