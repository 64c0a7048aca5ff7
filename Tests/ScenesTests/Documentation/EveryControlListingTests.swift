import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

/// The listings of the article *Every control*.
@MainActor @Suite struct EveryControlListingTests {
  private let bag = DisposeBag()

  enum Order { case newest, cheapest }

  @MainActor protocol SortViewDelegate: AnyObject {
    func sortViewDidChoose(_ order: Order)
  }

  struct SortView: SceneView {
    final class DataSource: ObservedModel {
      @Observed var order = Order.newest
    }

    weak var delegate: (any SortViewDelegate)?
    let dataSource: DataSource

    var body: [ScreenElement] {
      menu(
        "並べ替え",
        items: [
          ScreenMenuItem("新しい順", isSelected: dataSource.order == .newest) {
            delegate?.sortViewDidChoose(.newest)
          },
          ScreenMenuItem("安い順", isSelected: dataSource.order == .cheapest) {
            delegate?.sortViewDidChoose(.cheapest)
          },
        ]
      )
    }
  }

  final class SortPresenter: ScenePresenter, SortViewDelegate {
    private let chosen = BehaviorRelay(value: Order.newest)

    var order: Driver<Order> { chosen.asDriver() }

    func sortViewDidChoose(_ order: Order) { chosen.accept(order) }
  }

  @Test func `a menu chooses an order`() throws {
    let (presenter, dataSource) = (SortPresenter(), SortView.DataSource())
    presenter.order.drive(dataSource.rx[\.order]).disposed(by: bag)
    try withExtendedLifetime(presenter) {
      let stage = Stage(of: SortView(delegate: presenter, dataSource: dataSource))
      try stage.tap("並べ替え")
      try stage.tap("安い順")
      #expect(dataSource.order == .cheapest)
      try stage.tap("並べ替え")
      #expect(try stage.element("安い順").element.isSelected)
    }
  }

  @MainActor protocol GoodsViewDelegate: AnyObject {
    func goodsViewDidTapSortButton()
    func goodsViewDidType(_ text: String)
    func goodsViewDidCancelSearch()
  }

  struct GoodsView: NavigatedSceneView {
    final class DataSource: ObservedModel {
      @Observed var query = ""
      @Observed var goods: [String] = []
    }

    weak var delegate: (any GoodsViewDelegate)?
    let dataSource: DataSource

    var navigationItem: SceneNavigationItem {
      SceneNavigationItem("品物", style: .large)
        .trailing { button("並べ替え") { delegate?.goodsViewDidTapSortButton() }.identifier("sort") }
        .search(
          searchField(
            dataSource.query,
            placeholder: "品物を探す",
            onChange: { delegate?.goodsViewDidType($0) }
          ),
          isActive: !dataSource.query.isEmpty
        ) { delegate?.goodsViewDidCancelSearch() }
    }

    var body: [ScreenElement] {
      scroll { each(dataSource.goods, id: \.self) { text($0) } }
    }
  }

  final class GoodsPresenter: ScenePresenter, GoodsViewDelegate {
    private let typed = BehaviorRelay(value: "")
    private let all = BehaviorRelay(value: ["柿", "梨", "柚子"])

    var query: Driver<String> { typed.asDriver() }
    var goods: Driver<[String]> {
      Driver<[String]>.combineLatest(typed.asDriver(), all.asDriver()) { query, goods in
        goods.filter { query.isEmpty || $0 == query }
      }
    }

    func goodsViewDidTapSortButton() { all.accept(all.value.sorted()) }
    func goodsViewDidType(_ text: String) { typed.accept(text) }
    func goodsViewDidCancelSearch() { typed.accept("") }
  }

  @Test func `a bar has a title, a button and a search`() throws {
    let (presenter, dataSource) = (GoodsPresenter(), GoodsView.DataSource())
    presenter.query.drive(dataSource.rx[\.query]).disposed(by: bag)
    presenter.goods.drive(dataSource.rx[\.goods]).disposed(by: bag)
    try withExtendedLifetime(presenter) {
      let stage = Stage(of: GoodsView(delegate: presenter, dataSource: dataSource))
      #expect(stage.shows("品物"))
      try stage.tap("sort")
      #expect(dataSource.goods == ["柚子", "柿", "梨"])
      try stage.tap(.role(.searchField))
      try stage.type("梨")
      #expect(!stage.shows("柿"))
      try stage.tap("キャンセル")
      #expect(stage.shows("柿"))
    }
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

  @MainActor protocol ConsentViewDelegate: AnyObject {
    func consentViewDidTapLink(to address: String)
  }

  struct ConsentView: SceneView {
    let address = "https://shop.example/terms"
    weak var delegate: (any ConsentViewDelegate)?

    var body: [ScreenElement] {
      text([
        "続けると", ScreenTextRun("利用規約").link(to: address), "に", ScreenTextRun("同意").bold(),
        "したことになります。",
      ]) { delegate?.consentViewDidTapLink(to: $0) }
    }
  }

  final class ConsentViewDelegateSpy: ConsentViewDelegate {
    private(set) var addresses: [String] = []

    func consentViewDidTapLink(to address: String) { addresses.append(address) }
  }

  @Test func `a link in a text opens its address`() throws {
    let delegate = ConsentViewDelegateSpy()
    let stage = Stage(of: ConsentView(delegate: delegate))
    try stage.tap("利用規約")
    #expect(delegate.addresses == ["https://shop.example/terms"])
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

  @MainActor protocol AddressViewDelegate: AnyObject {
    func addressViewDidChangeName(_ name: String)
    func addressViewDidChangeTown(_ town: String)
  }

  struct AddressView: SceneView {
    final class DataSource: ObservedModel {
      @Observed var name = ""
      @Observed var town = ""
    }

    weak var delegate: (any AddressViewDelegate)?
    let dataSource: DataSource

    var body: [ScreenElement] {
      column {
        textField(dataSource.name, placeholder: "名前", typing: ScreenTyping(returnKey: .next)) {
          delegate?.addressViewDidChangeName($0)
        }
        .identifier("name")
        textField(dataSource.town, placeholder: "町") { delegate?.addressViewDidChangeTown($0) }
          .identifier("town")
      }
    }
  }

  final class AddressPresenter: ScenePresenter, AddressViewDelegate {
    private let typedName = BehaviorRelay(value: "")
    private let typedTown = BehaviorRelay(value: "")

    var name: Driver<String> { typedName.asDriver() }
    var town: Driver<String> { typedTown.asDriver() }

    func addressViewDidChangeName(_ name: String) { typedName.accept(name) }
    func addressViewDidChangeTown(_ town: String) { typedTown.accept(town) }
  }

  @Test func `the return key moves the focus from field to field`() throws {
    let (presenter, dataSource) = (AddressPresenter(), AddressView.DataSource())
    presenter.name.drive(dataSource.rx[\.name]).disposed(by: bag)
    presenter.town.drive(dataSource.rx[\.town]).disposed(by: bag)
    try withExtendedLifetime(presenter) {
      let stage = Stage(of: AddressView(delegate: presenter, dataSource: dataSource))
      try stage.tap("name")
      try stage.type("花子")
      try stage.press(.return)
      #expect(dataSource.name == "花子")
      #expect(try stage.element("town").isFocused)
    }
  }
}
