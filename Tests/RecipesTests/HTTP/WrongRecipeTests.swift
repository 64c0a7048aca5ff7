import Foundation
import LoopbackSupport
import ScenesTransport
import Testing

@testable import Recipes

/// Each slow, broken, truncated, oversized or wrong answer is an error that says what is wrong.
@Suite struct WrongRecipeTests {
  private static let json = [(name: "Content-Type", value: "application/json")]
  private static let summary = #"{"id": 3, "title": "肉じゃが", "minutes": 35}"#
  private static let salt = #"{"id": 1, "name": "塩", "amount": "少々", "product": 103}"#
  private static let report = #"{"id": 2, "author": "みのり", "text": ""}"#

  private static func body(_ text: String, _ status: Int = 200) -> LoopbackReply {
    .answer(status, json, body: Data(text.utf8))
  }

  private static func summaries(_ summaries: String...) -> LoopbackReply {
    body(#"{"recipes": [\#(summaries.joined(separator: ","))]}"#)
  }

  private static func recipe(
    id: String = "3",
    minutes: String = "35",
    ingredients: String = "",
    reports: String = ""
  ) -> LoopbackReply {
    body(
      #"{"id": \#(id), "title": "肉じゃが", "picture": "nikujaga", "minutes": \#(minutes), "#
        + #""description": "", "ingredients": [\#(ingredients)], "reports": [\#(reports)]}"#
    )
  }

  private static func wrong(_ request: String, _ mistake: TransportMistake) -> RecipesError {
    .answer(TransportMessageError(request, mistake))
  }

  private func gateway(
    to server: LoopbackServer,
    timeout: Duration = .seconds(3_600)
  ) -> HTTPRecipesGateway {
    let transport = URLSessionTransport(base: server.base, answerLimit: 200_000, timeout: timeout)
    return HTTPRecipesGateway(LoopbackTransport(to: server, transport))
  }

  @Test(
    arguments: ["search.run", "recipe.load", "image.load"],
    [
      ("nothing", .raw("").holding, .timedOut),
      ("a head only", .answer(200, json, announcing: 10).holding, .timedOut),
      ("no answer at all", .raw(""), .broken),
      ("a truncated body", .answer(200, json, body: Data("{".utf8), announcing: 10), .broken),
      ("a body that is too long", .answer(200, json, body: Data(count: 200_001)), .broken),
      ("no HTTP", .raw("SSH-2.0\r\n"), .broken),
      ("a broken back end", .answer(500), .server),
      ("an overloaded back end", body("{}", 503), .server),
    ] as [(String, LoopbackReply, RecipesError)]
  )
  func `a failed connection is the same error for each request`(
    request: String,
    answer: (what: String, reply: LoopbackReply, expected: RecipesError)
  ) async throws {
    let server = try LoopbackServer { _ in answer.reply }
    let isSlow = answer.expected == .timedOut
    let gateway = gateway(to: server, timeout: isSlow ? .milliseconds(50) : .seconds(3_600))
    await #expect(throws: answer.expected) {
      switch request {
      case "search.run": _ = try await gateway.search("")
      case "recipe.load": _ = try await gateway.recipe(3)
      default: _ = try await gateway.picture("nikujaga")
      }
    }
  }

  @Test(
    arguments: [
      ("another status", .answer(204), .status(204)),
      ("not found", body(#"{"recipes": []}"#, 404), .status(404)),
      ("a page", .answer(200, [("Content-Type", "text/html")]), .contentType("text/html")),
      ("another message", body("{}"), .field("recipes", "is missing.")),
      ("no list", body(#"{"recipes": {}}"#), .field("recipes", "is no Array<Any>.")),
      (
        "a recipe without a title", summaries(#"{"id": 3, "minutes": 35}"#),
        .field("recipes[0].title", "is missing.")
      ),
      (
        "a text for a number", summaries(summary.replacing("35", with: "\"35\"")),
        .field("recipes[0].minutes", "is no Int.")
      ),
      (
        "a negative time", summaries(summary.replacing("35", with: "-1")),
        .field("recipes[0].minutes", "is -1, not 0 to 1000000.")
      ),
      (
        "two recipes of one id", summaries(summary, summary),
        .field("recipes[1].id", "is 3, as that of another recipe.")
      ),
      (
        "too many recipes",
        summaries(
          (0...1_000).map { summary.replacing("\"id\": 3", with: "\"id\": \($0)") }
            .joined(separator: ",")
        ),
        .field("recipes", "are over 1000.")
      ),
    ] as [(String, LoopbackReply, TransportMistake)]
  )
  func `a search reports the wrong field of`(
    what: String,
    reply: LoopbackReply,
    mistake: TransportMistake
  ) async throws {
    let server = try LoopbackServer { _ in reply }
    let gateway = gateway(to: server)
    await #expect(throws: Self.wrong("search.run", mistake)) { try await gateway.search("") }
  }

  @Test(
    arguments: [
      ("another status", .answer(204), .status(204)),
      ("a page", .answer(200, [("Content-Type", "text/html")]), .contentType("text/html")),
      ("another message", body("{}"), .field("id", "is missing.")),
      ("another recipe", recipe(id: "2"), .field("id", "is 2, although 3 was asked for.")),
      ("a text for a number", recipe(id: "\"3\""), .field("id", "is no Int.")),
      ("null for a number", recipe(minutes: "null"), .field("minutes", "is null.")),
      (
        "an endless time", recipe(minutes: "1000001"),
        .field("minutes", "is 1000001, not 0 to 1000000.")
      ),
      (
        "an ingredient without an amount", recipe(ingredients: #"{"id": 1, "name": "塩"}"#),
        .field("ingredients[0].amount", "is missing.")
      ),
      (
        "a text for a product",
        recipe(ingredients: salt.replacing("103", with: "\"103\"")),
        .field("ingredients[0].product", "is no Int.")
      ),
      (
        "two ingredients of one id", recipe(ingredients: salt + "," + salt),
        .field("ingredients[1].id", "is 1, as that of another ingredient.")
      ),
      (
        "a report without an author", recipe(reports: #"{"id": 2, "text": ""}"#),
        .field("reports[0].author", "is missing.")
      ),
      (
        "two reports of one id", recipe(reports: report + "," + report),
        .field("reports[1].id", "is 2, as that of another report.")
      ),
    ] as [(String, LoopbackReply, TransportMistake)]
  )
  func `a recipe reports the wrong field of`(
    what: String,
    reply: LoopbackReply,
    mistake: TransportMistake
  ) async throws {
    let server = try LoopbackServer { _ in reply }
    let gateway = gateway(to: server)
    await #expect(throws: Self.wrong("recipe.load", mistake)) { try await gateway.recipe(3) }
  }

  @Test func `a picture without a width is an error that names the width`() async throws {
    let server = try LoopbackServer { _ in Self.body(#"{"width": 0, "height": 4, "svg": ""}"#) }
    let gateway = gateway(to: server)
    let error = Self.wrong("image.load", .field("width", "is 0.0, not 1 to 10000."))
    await #expect(throws: error) { try await gateway.picture("nikujaga") }
  }

  @Test func `the gateway ignores unknown fields`() async throws {
    let more = Self.salt.replacing("}", with: #", "note": 1}"#)
    let server = try LoopbackServer { _ in Self.recipe(ingredients: more) }
    let recipe = try await gateway(to: server).recipe(3)
    let salt = RecipeIngredient(id: 1, name: "塩", amount: "少々", productID: 103)
    #expect(recipe?.ingredients == [salt])
  }

  @Test(
    arguments: [
      salt.replacing(#", "product": 103"#, with: ""), salt.replacing("103", with: "null"),
    ]
  )
  func `an ingredient without a product can't be bought`(ingredient: String) async throws {
    let server = try LoopbackServer { _ in Self.recipe(ingredients: ingredient) }
    #expect(try await gateway(to: server).recipe(3)?.productIDs == [])
  }

  @Test func `a cancelled search stops its request`() async throws {
    let server = try LoopbackServer { _ in
      .answer(200, Self.json, announcing: 10).signalling.holding
    }
    let gateway = gateway(to: server)
    let task = Task {
      _ = await #expect(throws: RecipesError.cancelled) { try await gateway.search("みそ汁") }
    }
    await server.signalled()
    task.cancel()
    await task.value
  }
}
