import Observation2
import Scenes
import ScenesHeadless
import Testing

/// The listing of the article *Every control*.
@MainActor @Suite struct EveryControlListingTests {
  enum Order { case newest, cheapest }

  @MainActor final class Delegate: ObservedModel {
    @Observed var order = Order.newest

    func didChoose(_ order: Order) { self.order = order }
  }

  struct SortView: SceneView {
    weak var delegate: Delegate?

    private var order: Order { delegate?.order ?? .newest }

    var body: [ScreenElement] {
      menu(
        "並べ替え",
        items: [
          ScreenMenuItem("新しい順", isSelected: order == .newest) { delegate?.didChoose(.newest) },
          ScreenMenuItem("安い順", isSelected: order == .cheapest) { delegate?.didChoose(.cheapest) },
        ]
      )
    }
  }

  @Test func `a menu chooses an order`() throws {
    let delegate = Delegate()
    let stage = Stage(of: SortView(delegate: delegate))
    try stage.tap("並べ替え")
    try stage.tap("安い順")
    #expect(delegate.order == .cheapest)
    try stage.tap("並べ替え")
    #expect(try stage.element("安い順").element.isSelected)
  }
}
