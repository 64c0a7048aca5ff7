import Foundation
import Observation2
import OpenAPISupport
import ScenesHeadless
import ScenesTransport
import Testing

@testable import Kaimono
@testable import KaimonoSimulation
@testable import MarketSimulation
@testable import Recipes
@testable import RecipesSimulation
@testable import SavedSearches
@testable import SavedSearchesSimulation
@testable import Timeline
@testable import TimelineSimulation
@testable import Tsukurepo
@testable import TsukurepoSimulation

/// The document of the back ends says what the gateways and the embedded back ends really send.
@MainActor @Suite struct InterfaceTests {
  private let time = VirtualTime()
  private let shop: EmbeddedKaimonoGateway
  private let reports: EmbeddedTsukurepoGateway
  private let posts: EmbeddedTimelineGateway
  private let recipes: EmbeddedRecipesGateway
  private let searches: RecipesForSearches

  init() {
    let network = SimulatedNetwork(clock: time)
    shop = EmbeddedKaimonoGateway(clock: time)
    reports = EmbeddedTsukurepoGateway(network: network)
    posts = EmbeddedTimelineGateway(network: network)
    recipes = EmbeddedRecipesGateway(network: network)
    let quiet = SimulatedNetwork(clock: time, latency: .zero)
    searches = RecipesForSearches(recipes: SimulatedRecipes.gateway(behind: quiet))
  }

  private var backends: MarketBackends {
    MarketBackends(
      shop.routes,
      reports.routes,
      posts.routes,
      recipes.routes,
      searches.routes
    )
  }

  private var documented: DocumentedTransport { documented(backends) }

  private func documented(_ backends: MarketBackends) -> DocumentedTransport {
    DocumentedTransport(over: backends) { Issue.record("\($0)") }
  }

  /// Asks all that the gateways can ask.
  private func askAll(over transport: any HTTPTransport) async throws {
    try await askForPosts(over: transport)
    try await askForRecipes(over: transport)
    let searches = HTTPSavedSearchesGateway(transport)
    for words in ["豚 キャベツ", "豚 キャベツ", "", "&"] { _ = try await searches.find(words) }
    let kaimono = HTTPKaimonoGateway(transport)
    let tsukurepo = HTTPTsukurepoGateway(transport)
    let cart = try await kaimono.cart()
    let keys = [OrderKey(value: 0), OrderKey(value: .max)]
    _ = try await kaimono.place(KaimonoOrder(key: keys[0], cart: cart))
    for key in keys { _ = try await kaimono.resolve(key) }
    _ = try await kaimono.place(KaimonoOrder(key: keys[1], cart: cart))
    for subject in KaimonoChoiceSubject.allCases {
      for id in [1, 9] { _ = try await kaimono.choose(id, of: subject, after: 0) }
    }
    // Twice, since what is remembered is asked for in another way.
    for _ in 0..<2 {
      _ = try await kaimono.cart()
      _ = try await kaimono.products([101, 201])
      _ = try await kaimono.top()
      _ = try await kaimono.deliveries()
      _ = try await kaimono.placedOrders()
      for subject in KaimonoChoiceSubject.allCases { _ = try await kaimono.choices(subject) }
      for id in [1, 99] {
        _ = try await kaimono.shop(id)
        _ = try await kaimono.placedOrder(id)
      }
      for id in [1, 2, 999] { _ = try await tsukurepo.report(id) }
      _ = try await tsukurepo.picture("report-1")
      _ = try? await tsukurepo.picture("report-999")
    }
  }

  private func askForPosts(over transport: any HTTPTransport) async throws {
    let timeline = HTTPTimelineGateway(transport)
    let draft = TimelineDraft(key: RequestKey(value: .max), text: "はい")
    for _ in 0..<2 { _ = try await timeline.post(draft) }
    for id in [3, 999] { _ = try await timeline.comment(draft, on: id) }
    for id in [4, 5] { try? await timeline.delete(id) }
    for _ in 0..<2 {
      let page = try await timeline.page(nil)
      for token in [page.next, TimelineToken(value: "0")] { _ = try? await timeline.page(token) }
      for id in [1, 2, 3, 999] { _ = try await timeline.thread(id) }
      _ = try await timeline.picture("product-2")
    }
  }

  private func askForRecipes(over transport: any HTTPTransport) async throws {
    let recipes = HTTPRecipesGateway(transport)
    for _ in 0..<2 {
      for words in ["豚 キャベツ", "", "&"] { _ = try await recipes.search(words) }
      for id in [1, 999] { _ = try await recipes.recipe(id) }
      _ = try await recipes.picture("nikujaga")
    }
  }

  @Test func `all that goes over the way is in the document, and all of the document goes`()
    async throws
  {
    let way = documented
    try await askAll(over: ConditionalTransport(over: way))
    let answers = OpenAPIDocument.market.answers
    let expected = answers.filter { !$0.hasSuffix(" 400") && !$0.hasSuffix(" 500") }
    #expect(way.answers == expected)
    let requests = Set(answers.compactMap { $0.split(separator: " ").first })
    #expect(requests.count == 23)
  }

  @Test func `each refusal is in the document`() async throws {
    let gateway = HTTPKaimonoGateway(documented)
    let cart = try await gateway.cart()
    func refusal(_ key: UInt64, _ cart: KaimonoCart) async throws -> KaimonoRefusal? {
      let order = KaimonoOrder(key: OrderKey(value: key), cart: cart)
      guard case .refused(let refusal) = try await gateway.place(order) else { return nil }
      return refusal
    }
    shop.apply(.soldOut(102))
    #expect(try await refusal(1, cart) == .soldOut([102]))
    #expect(try await refusal(1, cart) == .voided)
    shop.apply(.restocked(102))
    shop.apply(.refusePayment)
    #expect(try await refusal(2, cart) == .paymentRefused)
    shop.apply(try KaimonoLaunch(["pickup": "none"]))
    #expect(try await refusal(3, try await gateway.cart()) == .pickupPlaceMissing)
    await time.advance(by: .seconds(3_600))
    guard case .deadlinePassed(.some) = try await refusal(4, cart) else {
      Issue.record("There is a next day.")
      return
    }
    await time.advance(by: .seconds(10 * 86_400))
    #expect(try await refusal(5, cart) == .deadlinePassed(next: nil))
  }

  @Test func `each report that is bundled is in the document`() async throws {
    let gateway = HTTPTsukurepoGateway(documented)
    for id in reports.ids {
      let name = try await gateway.report(id)?.picture
      if let name { _ = try? await gateway.picture(name) }
    }
  }

  @Test func `each recipe that is bundled is in the document`() async throws {
    let gateway = HTTPRecipesGateway(documented)
    for summary in try await gateway.search("") {
      let recipe = try #require(try await gateway.recipe(summary.id))
      _ = try await gateway.picture(recipe.picture)
    }
  }

  @Test func `each post that is bundled is in the document`() async throws {
    let gateway = HTTPTimelineGateway(documented)
    posts.apply(.troubleReported)
    var token: TimelineToken?
    repeat { token = try await gateway.page(token).next } while token != nil
    for id in posts.ids.prefix(60) { _ = try await gateway.thread(id) }
  }

  @Test func `a request that is not as agreed gets words, in the document as well`() async throws {
    let document = OpenAPIDocument.market
    for name in document.answers.filter({ $0.hasSuffix(" 400") }).map({ String($0.dropLast(4)) }) {
      let request =
        switch name {
        case "orders.load":
          TransportRequest(name, .get, "/orders", query: [.init("after", "the first")])
        case "cart.order": try TransportRequest(name, .post, "/orders", json: [1])
        case "cart.resolve": try TransportRequest(name, .post, "/orders/resolutions", json: [1])
        case "search.run": TransportRequest(name, .get, "/hits")
        case "recipes.search": TransportRequest("search.run", .get, "/recipes")
        case "post.send": try TransportRequest(name, .post, "/posts", json: [1])
        case "comment.send": try TransportRequest(name, .post, "/posts/1/comments", json: [1])
        case "payment.choose": try TransportRequest(name, .put, "/choices/payment", json: [1])
        default: try TransportRequest(name, .put, "/choices/pickup-place", json: [1])
        }
      let answer = try await backends.send(request)
      #expect(answer.status == 400)
      #expect(document.name(of: request) == name)
      #expect(document.mistakes(in: answer, to: request) == [])
    }
  }

  @Test func `a back end that is broken says so, in the document as well`() async throws {
    let network = SimulatedNetwork(clock: time)
    let shop = EmbeddedKaimonoGateway(
      network: network,
      clock: time,
      data: .failure(.missing(file: "cart.json"))
    )
    let reports = EmbeddedTsukurepoGateway(
      network: network,
      book: .failure(.missing(file: "reports.json"))
    )
    let posts = EmbeddedTimelineGateway(
      network: network,
      texts: .failure(.missing(file: "texts.json"))
    )
    let recipes = EmbeddedRecipesGateway(
      network: network,
      book: .failure(.missing(file: "recipes.json"))
    )
    let offline = SimulatedNetwork(clock: time)
    offline.isOffline = true
    let searches = RecipesForSearches(recipes: SimulatedRecipes.gateway(behind: offline))
    let whole = documented
    try await askAll(over: whole)
    let broken = documented(
      MarketBackends(
        shop.routes,
        reports.routes,
        posts.routes,
        recipes.routes,
        searches.routes
      )
    )
    for exchange in whole.exchanges { _ = try await broken.send(exchange.request) }
    #expect(broken.answers == OpenAPIDocument.market.answers.filter { $0.hasSuffix(" 500") })
  }
}
