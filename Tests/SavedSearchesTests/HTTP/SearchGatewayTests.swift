import LoopbackSupport
import Observation2
import OpenAPISupport
import ScenesHeadless
import ScenesTransport
import Testing

@testable import SavedSearches
@testable import SavedSearchesSimulation

/// What searches find is the same with values, with bytes, and over real connections that remember; and so is what the
/// network does to it.
@MainActor @Suite struct SearchGatewayTests {
  enum Form: CaseIterable {
    case values, bytes, sockets

    /// Those in which virtual time knows all that a request waits for.
    static let inProcess = [Form.values, .bytes]
  }

  private let time = VirtualTime()
  private let network: SimulatedNetwork
  /// What answers with values.
  private let book: SearchBook
  /// What answers as bytes; the way to it has the network.
  private let remote: SearchBook

  init() {
    network = SimulatedNetwork(clock: time, latency: .zero)
    book = SearchBook(network)
    remote = SearchBook(SimulatedNetwork(clock: time, latency: .zero))
  }

  private func gateway(_ form: Form) throws -> any SavedSearchesGateway {
    let inProcess = InProcessTransport(remote.routes)
    switch form {
    case .values: return book
    case .bytes: return HTTPSavedSearchesGateway(documented(inProcess))
    case .sockets:
      let server = try LoopbackServer.answering(as: inProcess)
      // An hour, since a test may wait for its turn on the main actor that long.
      let way = URLSessionTransport(base: server.base, timeout: .seconds(3_600))
      let documented = documented(LoopbackTransport(to: server, way))
      return HTTPSavedSearchesGateway(ConditionalTransport(over: documented))
    }
  }

  /// A way over the network, on which nothing goes that is not documented.
  private func documented(_ transport: any HTTPTransport) -> any HTTPTransport {
    let way = DocumentedTransport(over: transport) { Issue.record("\($0)") }
    return SimulatedTransport(over: way, network: network)
  }

  private func setHits(_ hits: [SavedSearchHit], for words: String) {
    book.hits[words] = hits
    remote.hits[words] = hits
  }

  @Test(arguments: Form.allCases)
  func `what is found is the same, in the same order`(form: Form) async throws {
    let hits = [29, 3, 101, -1].map { SavedSearchHit(id: $0, title: "“みそ汁” \($0)", note: "") }
    setHits(hits, for: "みそ汁")
    #expect(try await gateway(form).find("みそ汁") == hits)
    #expect(network.requests.map(\.name) == ["search.run"])
  }

  @Test(
    arguments: Form.allCases,
    ["豚 キャベツ", "", " ", "a&words=b", "50% + 1", "#か?/", "🍲", "が", "a=b;c"]
  )
  func `words are looked for as they are`(form: Form, words: String) async throws {
    setHits([.soup], for: words)
    #expect(try await gateway(form).find(words) == [.soup])
    #expect(try await gateway(form).find(words + "x") == [])
  }

  @Test(arguments: Form.allCases)
  func `what has come up since is there with the next answer`(form: Form) async throws {
    let gateway = try gateway(form)
    #expect(try await gateway.find("みそ汁") == [])
    setHits([.soup], for: "みそ汁")
    for _ in 0..<2 { #expect(try await gateway.find("みそ汁") == [.soup]) }
    setHits([], for: "みそ汁")
    #expect(try await gateway.find("みそ汁") == [])
  }

  @Test(
    arguments: Form.inProcess,
    [
      (.offline, .offline), (.server, .server), (.timeout, .timedOut),
      (.arrivedButTimedOut, .timedOut), (.arrivesLate, .timedOut),
    ] as [(SimulatedNetwork.Fault, SavedSearchesError)]
  )
  func `a fault of the network is one of the search`(
    form: Form,
    fault: (SimulatedNetwork.Fault, SavedSearchesError)
  ) async throws {
    let gateway = try gateway(form)
    network.failNext(fault.0, match: "search.run")
    var error: SavedSearchesError?
    _ = time.run {
      do throws(SavedSearchesError) {
        _ = try await gateway.find("みそ汁")
      } catch let failure {
        error = failure
      }
    }
    await time.advance(by: network.timeout)
    #expect(error == fault.1)
    // What is late arrives as well, and nothing waits any more.
    await time.advance(by: network.lateness)
  }

  @Test(arguments: Form.allCases)
  func `offline, and with a broken back end, nothing is found and it is said why`(
    form: Form
  ) async throws {
    let gateway = try gateway(form)
    network.failNext(.offline)
    await #expect(throws: SavedSearchesError.offline) { try await gateway.find("みそ汁") }
    network.failNext(.server)
    await #expect(throws: SavedSearchesError.server) { try await gateway.find("みそ汁") }
    #expect(try await gateway.find("みそ汁") == [])
  }

  @Test func `what the back end itself can't find out is its failure`() async throws {
    remote.network.isOffline = true
    await #expect(throws: SavedSearchesError.server) { try await gateway(.bytes).find("みそ汁") }
  }

  @Test(arguments: [SimulatedNetwork.Fault.offline, .server, .timeout])
  func `over a way that asks again it comes after three failures, and not after four`(
    fault: SimulatedNetwork.Fault
  ) async {
    let way = SimulatedTransport(over: InProcessTransport(remote.routes), network: network)
    let gateway = HTTPSavedSearchesGateway(
      RetryingTransport(over: way) { [time] in try await time.sleep(for: $0) }
    )
    for (times, isFound) in [(3, true), (4, false)] {
      network.failNext(fault, times: times)
      var hits: [SavedSearchHit]?
      _ = time.run { hits = try? await gateway.find("みそ汁") }
      await time.advance(by: .seconds(60))
      #expect((hits == []) == isFound)
    }
    #expect(network.requests.count == 8)
  }

  @Test func `settling waits until an answer is read off the main actor`() async throws {
    let gateway = try gateway(.bytes)
    for _ in 0..<100 {
      var hits: [SavedSearchHit]?
      _ = time.run { hits = try? await gateway.find("みそ汁") }
      await time.settle()
      #expect(hits != nil)
    }
  }
}
