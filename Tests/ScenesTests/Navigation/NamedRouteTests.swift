import Foundation
import Scenes
import Testing

/// Routes with names, and the links and launches by them.
@MainActor @Suite struct NamedRouteTests {
  private enum BookRoute: NamedSceneRoute, Equatable {
    static let feature = "books"
    static let names = ["shelf", "book/ID", "page/ID"]

    case shelf
    case book(Int)
    case page(Int)

    var parent: BookRoute? {
      switch self {
      case .shelf: nil
      case .book: .shelf
      case .page(let page): page < 0 ? .page(page) : .book(page / 100)
      }
    }

    var description: String {
      switch self {
      case .shelf: "shelf"
      case .book(let id): "book/\(id)"
      case .page(let id): "page/\(id)"
      }
    }

    init?(_ name: String) {
      let parts = name.split(separator: "/")
      let id = parts.count == 2 ? Int(parts[1]) : nil
      switch (parts.first, id) {
      case ("shelf", nil): self = .shelf
      case ("book", let id?): self = .book(id)
      case ("page", let id?): self = .page(id)
      default: return nil
      }
    }
  }

  private let books = SceneFeature(BookRoute.self, title: "本", entrance: .shelf)

  private func registry(above root: SceneRoot<AnySceneRoute>) -> SceneRegistry {
    var registry = SceneRegistry()
    registry.addLinks(to: [books], scheme: "market", above: root)
    return registry
  }

  private func names(_ routes: [AnySceneRoute]) -> [String] { routes.map { "\($0)" } }

  @Test func `a route has its ancestors before it, and one that is its own ends the line`() {
    #expect(BookRoute.page(301).withAncestors == [.shelf, .book(3), .page(301)])
    #expect(BookRoute.page(-1).withAncestors == [.page(-1)])
  }

  @Test func `it is written as its name, and a name that is none says which there are`() throws {
    let text = try NavigationJSON.text([AnySceneRoute(BookRoute.book(3))])
    #expect(text == #"[{"feature":"books","route":"book\/3"}]"#)
    let types = SceneRouteTypes(BookRoute.self)
    let read = try NavigationJSON.read([AnySceneRoute].self, text, types)
    #expect(read == [AnySceneRoute(BookRoute.book(3))])
    let error = #expect(throws: SceneNavigationError.self) {
      let wrong = text.replacing("book\\/", with: "bock\\/")
      _ = try NavigationJSON.read([AnySceneRoute].self, wrong, types)
    }
    #expect(error?.description.contains("“bock/3” is none of: shelf, book/ID, page/ID.") == true)
  }

  @Test func `a link lies on the app's stack, or on the feature's tab`() throws {
    let stack = SceneRoot.stack([AnySceneRoute.list])
    let link = try registry(above: stack).link("market://book/3")
    #expect(names(link.routes) == ["shop.list", "books.shelf", "books.book/3"])
    #expect(stack.opening(link) == .stack(link.routes))

    let shelf = AnySceneRoute(BookRoute.shelf)
    let tabs = SceneRoot.tabs(
      [SceneTab("shop", [.list]), SceneTab("books", [shelf])],
      selected: "shop"
    )
    let inTab = try registry(above: tabs).link("book/3")
    #expect(inTab.tab == "books")
    #expect(names(inTab.routes) == ["books.shelf", "books.book/3"])
    #expect(
      tabs.opening(inTab)
        == .tabs(
          [SceneTab("shop", [.list]), SceneTab("books", inTab.routes)],
          selected: "books"
        )
    )
  }

  @Test func `a link to a feature above places of another has them below it`() throws {
    var registry = SceneRegistry()
    let pages = SceneFeature(BookRoute.self, above: [.list])
    registry.addLinks(to: [pages], scheme: "market", above: .stack([]))
    let link = try registry.link("market://book/3")
    #expect(names(link.routes) == ["shop.list", "books.shelf", "books.book/3"])
    #expect(pages.entrance == nil)
  }

  @Test func `a root that is itself on the way is not below itself`() throws {
    let root = SceneRoot.stack([.list, AnySceneRoute(BookRoute.shelf)])
    let link = try registry(above: root).link("book/3")
    #expect(names(link.routes) == ["shop.list", "books.shelf", "books.book/3"])
  }

  @Test func `another scheme, and a name that no feature has, are unknown`() {
    let registry = registry(above: .stack([.list]))
    for text in ["shop://shelf", "market://attic", "book", ""] {
      #expect(throws: SceneLinkError.unknown(text)) { try registry.link(text) }
    }
  }

  @Test func `the way in is that of the feature`() {
    #expect(books.entrance?.title == "本")
    #expect(books.entrance?.id == "books")
    #expect(books.entrance?.route == AnySceneRoute(BookRoute.shelf))
    #expect(SceneFeature(BookRoute.self).entrance == nil)
  }
}
