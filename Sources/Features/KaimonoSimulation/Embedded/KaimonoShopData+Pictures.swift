import FoodDrawings
import Kaimono
import Scenes

extension KaimonoShopData {
  /// Returns the drawing of a product's picture; `nil` if no product has one of the name.
  func picture(named name: String) -> ScreenPicture? {
    let kind =
      catalogue.products.first { $0.picture == name }?.kind
      ?? items.first { $0.product.picture == name }?.kind
    return kind.map { FoodDrawing(name, $0).picture(of: ScreenSize(width: 220, height: 220)) }
  }
}
