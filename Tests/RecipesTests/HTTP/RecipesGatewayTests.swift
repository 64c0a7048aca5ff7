import LoopbackSupport
import Observation2
import OpenAPISupport
import Scenes
import ScenesHeadless
import ScenesTransport
import Testing

@testable import Recipes
@testable import RecipesSimulation

/// The recipes give the same answers as values, as bytes, and over real connections with a cache.
///
/// A fault of the network has the same effect in each form.
@MainActor @Suite struct RecipesGatewayTests {
  enum Form: CaseIterable {
    case values, bytes, sockets
  }

  private let time = VirtualTime()
  private let network: SimulatedNetwork
  private let recipes: EmbeddedRecipesGateway
  private let book: RecipeBook

  init() throws {
    network = SimulatedNetwork(clock: time, latency: .zero)
    recipes = EmbeddedRecipesGateway(network: network)
    book = try RecipesFile.bundled.get()
  }

  private func gateway(_ form: Form) throws -> any RecipesGateway {
    let inProcess = InProcessTransport(recipes.routes)
    switch form {
    case .values: return recipes
    case .bytes:
      return HTTPRecipesGateway(SimulatedTransport(over: documented(inProcess), network: network))
    case .sockets:
      let server = try LoopbackServer.answering(as: inProcess)
      // An hour, since a test may wait for its turn on the main actor that long.
      let transport = URLSessionTransport(
        base: server.base,
        answerLimit: 100_000,
        timeout: .seconds(3_600)
      )
      let documented = documented(LoopbackTransport(to: server, transport))
      return HTTPRecipesGateway(ConditionalTransport(over: documented))
    }
  }

  /// Returns a transport that records an issue for each message that the document does not describe.
  private func documented(_ transport: any HTTPTransport) -> DocumentedTransport {
    DocumentedTransport(over: transport) { Issue.record("\($0)") }
  }

  @Test func `each request goes to its own path under its own name`() async throws {
    let transport = documented(InProcessTransport(recipes.routes))
    let gateway = HTTPRecipesGateway(transport)
    _ = try await gateway.search("豚 キャベツ")
    _ = try await gateway.recipe(3)
    _ = try await gateway.picture("nikujaga")
    #expect(
      transport.exchanges.map(\.request) == [
        TransportRequest("search.run", .get, "/recipes", query: [.init("words", "豚 キャベツ")]),
        TransportRequest("recipe.load", .get, "/recipes/3"),
        TransportRequest("image.load", .get, "/pictures/nikujaga"),
      ]
    )
  }

  @Test func `a flow matches requests of both forms by the same names`() async throws {
    for form in [Form.values, .bytes] {
      let gateway = try gateway(form)
      _ = try await gateway.search("")
      _ = try await gateway.recipe(1)
      _ = try await gateway.picture("nikujaga")
    }
    let names = ["search.run", "recipe.load", "image.load"]
    #expect(network.requests.map(\.name) == names + names)
  }

  @Test(
    arguments: Form.allCases,
    ["", " ", "にんじん", "ﾆﾝｼﾞﾝ", "豚　キャベツ", "a&words=b", "50% + 1", "#か?/", "🍲", "が"]
  )
  func `a search finds the same recipes`(form: Form, words: String) async throws {
    #expect(try await gateway(form).search(words) == book.search(words))
  }

  @Test(arguments: Form.allCases)
  func `each recipe is the same`(form: Form) async throws {
    let gateway = try gateway(form)
    for id in book.search("").map(\.id) {
      #expect(try await gateway.recipe(id) == book.recipe(id))
    }
  }

  @Test(arguments: Form.allCases)
  func `an unknown recipe is missing`(form: Form) async throws {
    #expect(try await gateway(form).recipe(9_999) == nil)
    #expect(try await gateway(form).recipe(-1) == nil)
  }

  @Test(arguments: Form.allCases)
  func `a picture is the same`(form: Form) async throws {
    let picture = try await gateway(form).picture("nikujaga")
    #expect(picture == book.picture("nikujaga"))
    #expect(!picture.bytes.isEmpty)
  }

  @Test(arguments: Form.allCases, ["nothing", "a/b?c", "../recipes/1", ".", ".."])
  func `an unknown picture is an error that names it`(form: Form, name: String) async throws {
    let gateway = try gateway(form)
    await #expect(throws: RecipesError.noPicture(name)) { try await gateway.picture(name) }
  }

  @Test(
    arguments: [Form.values, .bytes],
    [
      (.offline, .offline), (.server, .server), (.timeout, .timedOut),
      (.arrivedButTimedOut, .timedOut), (.arrivesLate, .timedOut),
    ] as [(SimulatedNetwork.Fault, RecipesError)]
  )
  func `a fault of the network is an error of the recipes`(
    form: Form,
    fault: (SimulatedNetwork.Fault, RecipesError)
  ) async throws {
    let gateway = try gateway(form)
    network.failNext(fault.0, match: "recipe.load")
    var error: RecipesError?
    _ = time.run {
      do throws(RecipesError) {
        _ = try await gateway.recipe(1)
      } catch let failure {
        error = failure
      }
    }
    await time.advance(by: network.timeout)
    #expect(error == fault.1)
    // A late request arrives as well.
    await time.advance(by: network.lateness)
  }

  @Test func `settling waits until the gateway has read an answer`() async throws {
    let gateway = try gateway(.bytes)
    for _ in 0..<100 {
      var found: [RecipeSummary]?
      _ = time.run { found = try? await gateway.search("みそ汁") }
      await time.settle()
      #expect(found != nil)
    }
  }

  @Test func `a damaged back end answers each request with a failure`() async {
    let damaged = EmbeddedRecipesGateway(
      network: network,
      book: .failure(.missing(file: "recipes.json"))
    )
    let gateway = HTTPRecipesGateway(InProcessTransport(damaged.routes))
    await #expect(throws: RecipesError.server) { try await gateway.search("") }
    await #expect(throws: RecipesError.server) { try await gateway.recipe(1) }
    await #expect(throws: RecipesError.server) { try await gateway.picture("nikujaga") }
  }

  @Test func `a search without words gets 400 and the name of the field`() async throws {
    let transport = InProcessTransport(recipes.routes)
    let answer = try await transport.send(TransportRequest("search.run", .get, "/recipes"))
    #expect(answer.status == 400)
    #expect(String(decoding: answer.body, as: UTF8.self) == "search.run: words is missing.")
  }
}
