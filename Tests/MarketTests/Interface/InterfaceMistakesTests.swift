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

/// The document's checker finds each difference from the document, in answers and in requests.
@MainActor @Suite struct InterfaceMistakesTests {
  private let document = OpenAPIDocument.market
  private let transport: MarketBackends

  init() {
    let time = VirtualTime()
    let shop = EmbeddedKaimonoGateway(clock: time)
    shop.apply(KaimonoBackendEvent.soldOut(201))
    let network = SimulatedNetwork(clock: time)
    let reports = EmbeddedTsukurepoGateway(network: network)
    let posts = EmbeddedTimelineGateway(network: network)
    let quiet = SimulatedNetwork(clock: time, latency: .zero)
    let searches = RecipesForSearches(recipes: SimulatedRecipes.gateway(behind: quiet))
    transport = MarketBackends(
      shop.routes,
      reports.routes,
      posts.routes,
      EmbeddedRecipesGateway(network: network).routes,
      searches.routes
    )
  }

  /// A request, and the fields that its answer may be without.
  private static let requests: [(request: TransportRequest, optional: Set<String>)] = [
    (TransportRequest("cart.load", .get, "/cart"), []),
    (TransportRequest("product.load", .get, "/products/101,201"), []),
    (TransportRequest("shop.load", .get, "/shops/1"), []),
    (TransportRequest("top.load", .get, "/top"), []),
    (TransportRequest("payment.load", .get, "/choices/payment"), []),
    (TransportRequest("report.load", .get, "/reports/1"), [".picture", ".description"]),
    (TransportRequest("image.load", .get, "/pictures/report-1"), []),
    (TransportRequest("timeline.page", .get, "/timeline"), []),
    (TransportRequest("post.load", .get, "/posts/2"), []),
    (TransportRequest("post.load", .get, "/posts/3"), []),
    (TransportRequest("search.run", .get, "/recipes", query: [.init("words", "みそ汁")]), []),
    (TransportRequest("recipe.load", .get, "/recipes/1"), [".ingredients[0].product"]),
    (TransportRequest("search.run", .get, "/hits", query: [.init("words", "みそ汁")]), []),
  ]

  @Test(arguments: 0..<13)
  func `an answer with a field less, a field more or another type is found`(
    number: Int
  ) async throws {
    let (request, optional) = Self.requests[number]
    let answer = try await transport.send(request)
    #expect(document.mistakes(in: answer, to: request) == [])
    let value = try JSONValue(answer.body)
    let damaged = value.damaged(at: "")
    #expect(damaged.count > 3)
    for (what, other) in damaged {
      let body = try JSONEncoder().encode(other)
      let wrong = TransportResponse(status: 200, headers: answer.headers, body: body)
      let isFound = !document.mistakes(in: wrong, to: request).isEmpty
      #expect(isFound == !optional.contains(what), "\(request.name) \(what)")
    }
  }

  @Test func `an answer of another status, type or header is found`() async throws {
    let request = TransportRequest("cart.load", .get, "/cart")
    let answer = try await transport.send(request)
    func mistakes(_ status: Int = 200, _ change: (inout TransportHeaders) -> Void) -> [String] {
      var headers = answer.headers
      change(&headers)
      let other = TransportResponse(status: status, headers: headers, body: answer.body)
      return document.mistakes(in: other, to: request)
    }
    #expect(mistakes { _ in } == [])
    #expect(mistakes(201) { _ in } == ["cart.load 201: there is no such answer"])
    #expect(mistakes { $0["ETag"] = nil } == ["cart.load 200: the header ETag is missing"])
    #expect(mistakes { $0["ETag"] = "3f2a" }.count == 1)
    #expect(mistakes { $0["X-Note"] = "" } == ["cart.load 200: the header X-Note is not known"])
    let type = mistakes { $0["Content-Type"] = "text/html" }
    #expect(type == ["cart.load 200: the type “text/html” is not known"])
    #expect(mistakes(304) { $0["Content-Type"] = nil } == ["cart.load 304 has a body"])
  }

  @Test(
    arguments: [
      (TransportRequest("cart.clear", .delete, "/cart"), "there is no DELETE /cart"),
      (TransportRequest("cart.load", .get, "/carts"), "there is no GET /carts"),
      (TransportRequest("cart", .get, "/cart"), "is called cart.load"),
      (TransportRequest("recipes.search", .get, "/recipes"), "is called search.run"),
      (
        TransportRequest("cart.load", .get, "/cart", query: [.init("day", "1")]),
        "the query day is not known"
      ),
      (
        TransportRequest("cart.load", .get, "/cart", headers: ["X-Note": "1"]),
        "the header X-Note is not known"
      ),
      (TransportRequest("shop.load", .get, "/shops/one"), "is against type"),
      (TransportRequest("product.load", .get, "/products/101,"), "is against type"),
      (
        TransportRequest("orders.load", .get, "/orders", query: [.init("after", "")]),
        "is against minLength"
      ),
      (TransportRequest("cart.order", .post, "/orders"), "the type “” is not known"),
    ]
  )
  func `a request that the document does not know is found`(
    request: TransportRequest,
    words: String
  ) {
    let mistakes = document.mistakes(in: request)
    #expect(mistakes.contains { $0.contains(words) }, "\(mistakes)")
  }

  @Test func `a body of a request is checked as an answer's is`() throws {
    func mistakes(_ choice: Int, _ revision: Int) throws -> Int {
      let message = ChoiceMessage(choice: choice, revision: revision)
      let path = "/choices/payment"
      let request = try TransportRequest("payment.choose", .put, path, json: message)
      return document.mistakes(in: request).count
    }
    #expect(try mistakes(1, 0) == 0)
    #expect(try mistakes(1, -1) == 1)
  }

  @Test func `the document keeps to itself: examples fit, names are unique, schemas are closed`()
    throws
  {
    #expect(document.mistakesInExamples == [])
    #expect(document.content["openapi"] == .string("3.1.0"))
    let operations = (document.content["paths"]?.object ?? [:]).values
      .flatMap { ($0.object ?? [:]).values }
    let names = operations.compactMap { $0["operationId"]?.string }
    #expect(names.count == operations.count)
    #expect(Set(names).count == names.count)
    let schemas = try #require(document.content["components"]?["schemas"]?.object)
    for (name, schema) in schemas {
      for part in schema["oneOf"]?.array ?? [schema] {
        #expect(part["additionalProperties"] == .bool(false), "\(name)")
        #expect(part["required"]?.array?.isEmpty == false, "\(name)")
      }
    }
  }

  @Test func `a keyword that the checker does not know is a mistake, and so is a lost reference`()
    throws
  {
    let schema = try JSONValue(Data(#"{"type": "string", "format": "date"}"#.utf8))
    let checker = JSONSchema(.object([:]))
    let mistakes = checker.mistakes(in: .string("2026-04-02"), by: schema, at: "day")
    #expect(mistakes == ["day: the keyword format is not known"])
    let lost = JSONValue.object(["$ref": .string("#/components/schemas/Nothing")])
    #expect(checker.mistakes(in: .null, by: lost, at: "it").count == 1)
  }
}

extension JSONValue {
  /// This value with one thing wrong, for each thing that can be: a field less, a field more, another type.
  fileprivate func damaged(at path: String) -> [(what: String, value: JSONValue)] {
    var result: [(what: String, value: JSONValue)] = []
    switch self {
    case .object(let fields):
      var more = self
      more["unheardOf"] = .number(1)
      result.append((path + " with a field more", more))
      for (name, value) in fields {
        var less = self
        less[name] = nil
        result.append((path + "." + name, less))
        for (what, other) in value.damaged(at: path + "." + name) {
          var changed = self
          changed[name] = other
          result.append((what, changed))
        }
      }
    case .array(let values):
      result.append((path + " of another type", .string("")))
      if let first = values.first {
        for (what, other) in first.damaged(at: path + "[0]") {
          result.append((what, .array([other] + values.dropFirst())))
        }
      }
    case .string, .null: result.append((path + " of another type", .bool(true)))
    case .number, .bool: result.append((path + " of another type", .array([])))
    }
    return result
  }
}
