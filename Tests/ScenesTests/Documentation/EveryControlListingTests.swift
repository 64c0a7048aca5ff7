import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
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

  @MainActor protocol GoodsViewDelegate: AnyObject {
    func didTapSort()
    func didType(_ text: String)
    func didCancelSearch()
  }

  final class GoodsDataSource: ObservedModel, GoodsViewDelegate {
    @Observed var query = ""
    @Observed private(set) var goods = ["柿", "梨", "柚子"]

    var found: [String] { goods.filter { query.isEmpty || $0 == query } }

    func didTapSort() { goods.sort() }
    func didType(_ text: String) { query = text }
    func didCancelSearch() { query = "" }
  }

  struct GoodsView: NavigatedSceneView {
    weak var delegate: (any GoodsViewDelegate)?
    let dataSource: GoodsDataSource

    var navigationItem: SceneNavigationItem {
      SceneNavigationItem("品物", style: .large)
        .trailing { button("並べ替え") { delegate?.didTapSort() }.identifier("sort") }
        .search(
          searchField(dataSource.query, placeholder: "品物を探す", onChange: { delegate?.didType($0) }),
          isActive: !dataSource.query.isEmpty
        ) { delegate?.didCancelSearch() }
    }

    var body: [ScreenElement] {
      scroll { each(dataSource.found, id: \.self) { text($0) } }
    }
  }

  @Test func `a bar has a title, a button and a search`() throws {
    let data = GoodsDataSource()
    let stage = Stage(of: GoodsView(delegate: data, dataSource: data))
    #expect(stage.shows("品物"))
    try stage.tap("sort")
    #expect(data.goods == ["柚子", "柿", "梨"])
    try stage.tap(.role(.searchField))
    try stage.type("梨")
    #expect(!stage.shows("柿"))
    try stage.tap("キャンセル")
    #expect(stage.shows("柿"))
  }

  @Test func `a tab's badge follows a driver`() {
    let relay = BehaviorRelay(value: 2)
    let (count, bag) = (relay.asDriver(), DisposeBag())
    let stage = Stage(VirtualTime()) { navigator in
      navigator.registry.add(ShopRoute.self) { _, _ in SceneSpy("かごの中") }
      let item = SceneTabItem("かご", image: "cart", identifier: "tab-cart")
      navigator.registry.addTab("cart", item)
      count.drive(item.rx[\.badgeCount]).disposed(by: bag)
      navigator.apply(.replaceRoot(.tabs([SceneTab("cart", [.cart])], selected: "cart")))
    }
    #expect(stage.shows("2"))
    relay.accept(3)
    #expect(stage.shows("3"))
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

  struct ConsentView: SceneView {
    let address = "https://shop.example/terms"
    weak var delegate: Opened?

    var body: [ScreenElement] {
      text([
        "続けると", ScreenTextRun("利用規約").link(to: address), "に", ScreenTextRun("同意").bold(),
        "したことになります。",
      ]) { delegate?.didOpen($0) }
    }
  }

  @MainActor final class Opened {
    var addresses: [String] = []

    func didOpen(_ address: String) { addresses.append(address) }
  }

  @Test func `a link in a text opens its address`() throws {
    let opened = Opened()
    let stage = Stage(of: ConsentView(delegate: opened))
    try stage.tap("利用規約")
    #expect(opened.addresses == ["https://shop.example/terms"])
  }

  struct CarrotView: SceneView {
    let address = "https://shop.example/carrot.png"
    let pictures: ScreenPictures

    var body: [ScreenElement] {
      image(at: address, from: pictures, label: "にんじん").frame(width: 80, height: 80)
    }
  }

  @Test func `a picture comes from an address`() throws {
    let stage = Stage(
      of: CarrotView(pictures: ScreenPictures(from: NoPictures(), clock: VirtualTime()))
    )
    #expect(try stage.element(.label("にんじん")).frame.size == ScreenSize(width: 80, height: 80))
  }

  final class AddressData: ObservedModel {
    @Observed var name = ""
    @Observed var town = ""
  }

  struct AddressView: SceneView {
    let data: AddressData

    var body: [ScreenElement] {
      column {
        textField(data.name, placeholder: "名前", typing: ScreenTyping(returnKey: .next)) {
          data.name = $0
        }
        .identifier("name")
        textField(data.town, placeholder: "町") { data.town = $0 }.identifier("town")
      }
    }
  }

  @Test func `the return key goes on from field to field`() throws {
    let stage = Stage(of: AddressView(data: AddressData()))
    try stage.tap("name")
    try stage.type("花子")
    try stage.press(.return)
    #expect(try stage.element("town").isFocused)
  }
}
