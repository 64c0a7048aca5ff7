import Scenes

struct SampleProduct: Equatable, Identifiable {
  let id: Int
  let name: String
  var quantity = 1
}

@MainActor protocol SampleCartViewDelegate: AnyObject {
  func sampleCartViewDidTapOrderButton()
  func sampleCartViewDidChangeQuantity(_ quantity: Int, productID: SampleProduct.ID)
}

struct SampleProductRow: ScreenPart {
  let product: SampleProduct
  let didChangeQuantity: @MainActor (Int) -> Void

  init(product: SampleProduct, didChangeQuantity: @escaping @MainActor (Int) -> Void) {
    self.product = product
    self.didChangeQuantity = didChangeQuantity
  }

  var body: [ScreenElement] {
    row(spacing: 8) {
      image("product-\(product.id)", label: product.name).frame(width: 64, height: 64)
      text(product.name)
      spacer()
      stepper(product.quantity, in: 1...9, onChange: didChangeQuantity)
        .identifier("cart-quantity-\(product.id)")
    }
    .padding(horizontal: 16, vertical: 8)
  }
}

/// A cart as a team would write it, but with plain properties in place of observed ones.
struct SampleCartView: SceneView {
  @MainActor final class DataSource {
    var isLoadingCart = true
    var isOrderProcessing = false
    var cartProducts: [SampleProduct] = []
  }

  weak var delegate: (any SampleCartViewDelegate)?
  let dataSource: DataSource

  var body: [ScreenElement] {
    layers {
      column {
        if dataSource.isLoadingCart {
          progress()
        } else {
          scroll {
            for product in dataSource.cartProducts {
              SampleProductRow(product: product) { quantity in
                delegate?.sampleCartViewDidChangeQuantity(quantity, productID: product.id)
              }
            }
          }
          divider()
          button("注文する") { delegate?.sampleCartViewDidTapOrderButton() }.identifier("order-button")
        }
      }
      .disabled(dataSource.isOrderProcessing)
      if dataSource.isOrderProcessing { toast("注文しています") }
    }
  }
}

@MainActor final class RecordingCartDelegate: SampleCartViewDelegate {
  enum Event: Equatable {
    case order
    case quantity(Int, productID: Int)
  }

  private(set) var events: [Event] = []

  func sampleCartViewDidTapOrderButton() {
    events.append(.order)
  }

  func sampleCartViewDidChangeQuantity(_ quantity: Int, productID: Int) {
    events.append(.quantity(quantity, productID: productID))
  }
}

extension SampleCartView.DataSource {
  static func filled(count: Int = 2, isOrderProcessing: Bool = false) -> SampleCartView.DataSource {
    let source = SampleCartView.DataSource()
    source.isLoadingCart = false
    source.isOrderProcessing = isOrderProcessing
    source.cartProducts = (0..<count).map { SampleProduct(id: 101 + $0, name: "商品\($0)") }
    return source
  }
}

/// A view with a closure as its body, for bodies that only one test needs.
struct SketchPart: SceneView {
  let content: @MainActor (SketchPart) -> [ScreenElement]

  init(@ScreenBuilder content: @escaping @MainActor (SketchPart) -> [ScreenElement]) {
    self.content = content
  }

  var body: [ScreenElement] { content(self) }
}
