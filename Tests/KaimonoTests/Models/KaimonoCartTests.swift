import Testing

@testable import Kaimono

@Suite struct KaimonoCartTests {
  @Test func `the total is the sum of the lines`() {
    #expect(KaimonoCart.sample().total == Yen(1056))
    #expect(KaimonoCart.sample([]).total == Yen(0))
  }

  @Test(arguments: [(3, [3, 1]), (1, [1, 1]), (0, [1]), (-1, [1])])
  func `a quantity is set, and none takes the product out`(quantity: Int, left: [Int]) {
    var cart = KaimonoCart.sample([.carrot, .salt])
    cart.setQuantity(quantity, of: 101)
    #expect(cart.products.map(\.quantity) == left)
  }

  @Test func `a product that is not in the cart changes nothing`() {
    var cart = KaimonoCart.sample()
    cart.setQuantity(5, of: 999)
    #expect(cart == .sample())
  }
}
