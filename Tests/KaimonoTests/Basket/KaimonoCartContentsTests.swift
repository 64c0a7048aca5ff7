import Testing

@testable import Kaimono

@Suite struct KaimonoCartContentsTests {
  private func contents(
    _ products: [CartProduct] = [.carrot, .pork, .salt]
  )
    -> KaimonoCartContents
  {
    var contents = KaimonoCartContents()
    contents.take(products)
    return contents
  }

  @Test func `the badge counts things, not lines`() {
    var cart = contents()
    #expect(cart.badge == 4)
    cart.choose(5, of: 101)
    cart.choose(0, of: 102)
    #expect(cart.badge == 6)
    #expect(cart.inCart.map(\.id) == [101, 103])
    #expect(KaimonoCartContents().badge == 0)
  }

  @Test func `a chosen quantity stands when another device has another one`() {
    var cart = contents()
    cart.choose(5, of: 101)
    var other = CartProduct.carrot
    other.quantity = 9
    cart.take([other, .salt])
    #expect(cart.inCart.map(\.quantity) == [5, 1])
  }

  @Test func `a product that is sold out stays with its quantity, marked`() {
    var cart = contents()
    cart.choose(5, of: 101)
    var soldOut = CartProduct.carrot
    soldOut.isSoldOut = true
    cart.take([soldOut])
    #expect(cart.inCart.map(\.quantity) == [5])
    #expect(cart.inCart.map(\.isSoldOut) == [true])
  }

  @Test func `a product that is gone is forgotten, and comes back as the shop gives it`() {
    var cart = contents()
    cart.choose(5, of: 101)
    cart.choose(0, of: 103)
    cart.take([.pork])
    #expect(cart.inCart == [.pork])
    cart.take([.carrot, .pork, .salt])
    #expect(cart.inCart == [.carrot, .pork, .salt])
  }

  @Test func `nothing is less than none of it`() {
    var cart = contents()
    cart.choose(-1, of: 101)
    #expect(cart.inCart.map(\.id) == [102, 103])
  }
}
