import Scenes

/// The way to the cart, with the number of things in it.
struct CartButton: ScreenPart, Equatable {
  let count: Int
  @Handler var didTap: @MainActor () -> Void

  var body: [ScreenElement] {
    button("カート", action: didTap).identifier("kaimono-cart").badge(count)
  }
}
