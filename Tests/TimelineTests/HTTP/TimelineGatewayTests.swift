import LoopbackSupport
import Observation2
import OpenAPISupport
import Scenes
import ScenesHeadless
import ScenesTransport
import Testing

@testable import Timeline
@testable import TimelineSimulation

/// The back end gives the same answers as values, as bytes, and over real connections with a cache.
///
/// A fault of the network has the same effect in each form.
@MainActor @Suite struct TimelineGatewayTests {
  enum Form: CaseIterable {
    case values, bytes, sockets

    /// Those in which virtual time knows all that a request waits for.
    static let inProcess = [Form.values, .bytes]
  }

  private let time = VirtualTime()
  private let network: SimulatedNetwork
  private let posts: EmbeddedTimelineGateway

  init() {
    network = SimulatedNetwork(clock: time, latency: .zero)
    posts = EmbeddedTimelineGateway(network: network, count: 120)
  }

  private func gateway(_ form: Form) throws -> any TimelineGateway {
    let inProcess = InProcessTransport(posts.routes)
    switch form {
    case .values: return posts
    case .bytes: return HTTPTimelineGateway(documented(inProcess))
    case .sockets:
      let server = try LoopbackServer.answering(as: inProcess)
      // An hour, since a test may wait for its turn on the main actor that long.
      let way = URLSessionTransport(base: server.base, timeout: .seconds(3_600))
      let documented = documented(LoopbackTransport(to: server, way))
      return HTTPTimelineGateway(ConditionalTransport(over: documented))
    }
  }

  /// A way over the network, on which nothing goes that is not documented.
  private func documented(_ transport: any HTTPTransport) -> any HTTPTransport {
    let way = DocumentedTransport(over: transport) { Issue.record("\($0)") }
    return SimulatedTransport(over: way, network: network)
  }

  /// Two posts of one identifier and revision are equal whatever else they have, so they are compared in words.
  private func words(_ value: some Any) -> String { "\(value)" }

  @Test(arguments: Form.allCases)
  func `pages are the same, one after the other, to the last`(form: Form) async throws {
    let gateway = try gateway(form)
    var (token, book): (TimelineToken?, _) = (
      nil, TimelineBook(try TimelineFile.bundled.get(), count: 120)
    )
    var counts: [Int] = []
    repeat {
      let page = try await gateway.page(token)
      #expect(words(page) == words(try book.page(token)))
      counts.append(page.posts.count)
      token = page.next
    } while token != nil
    #expect(counts == [50, 50, 20])
    posts.apply(.troubleReported)
    book.hasTrouble = true
    #expect(try await gateway.page(nil).trouble == book.page(nil).trouble)
    #expect(Set(network.requests.map(\.name)) == ["timeline.page"])
  }

  @Test(arguments: Form.allCases)
  func `an empty timeline is one empty page`(form: Form) async throws {
    posts.apply(try TimelineLaunch(["posts": "0"]))
    let page = try await gateway(form).page(nil)
    #expect(page.posts.isEmpty && page.next == nil)
  }

  @Test(arguments: Form.allCases)
  func `a page whose posts are all gone is empty, and the next one follows`(
    form: Form
  ) async throws {
    for id in 51...100 { posts.apply(.postDeleted(id)) }
    let gateway = try gateway(form)
    let page = try await gateway.page(try await gateway.page(nil).next)
    #expect(page.posts.isEmpty)
    #expect(try await gateway.page(page.next).posts.count == 20)
  }

  @Test(arguments: Form.allCases)
  func `a token that is no longer known is refused`(form: Form) async throws {
    let gateway = try gateway(form)
    let next = try await gateway.page(nil).next
    posts.apply(try TimelineLaunch(["posts": "30"]))
    for token in [next, TimelineToken(value: "the first"), TimelineToken(value: "-1")] {
      await #expect(throws: TimelineError.refused(.unknownPage)) { try await gateway.page(token) }
    }
    #expect(try await gateway.page(nil).posts.count == 30)
  }

  @Test(arguments: Form.allCases, [1, 2, 3, 5, 120])
  func `a post of each kind is the same, with its comments`(
    form: Form,
    id: Int
  ) async throws {
    let thread = try await gateway(form).thread(id)
    let book = TimelineBook(try TimelineFile.bundled.get(), count: 120)
    #expect(words(try #require(thread)) == words(try #require(book.thread(id))))
  }

  @Test(arguments: Form.allCases)
  func `there is no post of another number`(form: Form) async throws {
    let gateway = try gateway(form)
    for id in [0, -1, 121] {
      #expect(try await gateway.thread(id) == nil)
      #expect(try await gateway.comment(TimelineDraft(1, "はい"), on: id) == nil)
    }
    #expect(network.requests.map(\.name).prefix(2) == ["post.load", "comment.send"])
  }

  @Test(arguments: Form.allCases)
  func `one key is one post`(form: Form) async throws {
    let gateway = try gateway(form)
    let draft = TimelineDraft(.max, "“土鍋” を/ゆずります\n🍲")
    let post = try await gateway.post(draft)
    #expect(post.id == 121 && post.isOwn && post.content == .description(draft.text))
    #expect(words(try await gateway.post(draft)) == words(post))
    #expect(posts.ids.count == 121)
    #expect(try await gateway.page(nil).posts.first?.id == 121)
    #expect(try await gateway.post(TimelineDraft(1, draft.text)).id == 122)
    #expect(network.requests.first?.name == "post.send")
  }

  @Test(arguments: Form.allCases)
  func `one key is one comment`(form: Form) async throws {
    let gateway = try gateway(form)
    let before = try #require(try await gateway.thread(3))
    for _ in 0..<2 {
      let after = try await gateway.comment(TimelineDraft(7, "いいですね。"), on: 3)
      #expect(after?.comments.count == before.comments.count + 1)
      #expect(after?.comments.last?.text == "いいですね。")
      #expect(after?.post.revision == 1)
    }
    #expect(try await gateway.thread(3)?.comments.count == before.comments.count + 1)
  }

  @Test(arguments: Form.allCases)
  func `a person deletes their own post twice without an error, and another's is refused`(
    form: Form
  ) async throws {
    let gateway = try gateway(form)
    for _ in 0..<2 { try await gateway.delete(5) }
    try await gateway.delete(999)
    #expect(try await gateway.thread(5) == nil)
    await #expect(throws: TimelineError.refused(.notOwn)) { try await gateway.delete(4) }
    #expect(posts.ids.count == 119)
    #expect(network.requests.first?.name == "post.delete")
  }

  @Test(arguments: Form.allCases, ["image-1", "product-2"])
  func `a picture is the same`(form: Form, name: String) async throws {
    let picture = try await gateway(form).picture(name)
    let book = TimelineBook(try TimelineFile.bundled.get(), count: 120)
    #expect(picture == book.picture(name) && !picture.bytes.isEmpty)
    #expect(network.requests.map(\.name) == ["image.load"])
  }

  @Test(arguments: Form.allCases, ["image-2", "image-999", "a/b?c", "../timeline", ".", ".."])
  func `a picture that is not there can't be brought`(form: Form, name: String) async throws {
    let gateway = try gateway(form)
    await #expect(throws: TimelineError.noPicture(name)) { try await gateway.picture(name) }
  }

  @Test(arguments: Form.allCases)
  func `a change is there with the next answer`(form: Form) async throws {
    let gateway = try gateway(form)
    _ = try await (gateway.page(nil), gateway.thread(1))
    posts.apply(.postAppeared(.product))
    posts.apply(.postDeleted(1))
    let ids = try await gateway.page(nil).posts.map(\.id)
    #expect(ids == [121] + Array(2...49))
    #expect(try await gateway.thread(1) == nil)
  }

  @Test(
    arguments: Form.inProcess,
    [
      (.offline, .offline, 0), (.server, .server, 0), (.timeout, .timedOut, 0),
      (.arrivedButTimedOut, .timedOut, 1), (.arrivesLate, .timedOut, 1),
    ] as [(SimulatedNetwork.Fault, TimelineError, Int)]
  )
  func `a request whose answer was lost takes effect once when it is sent again`(
    form: Form,
    fault: (SimulatedNetwork.Fault, TimelineError, arrives: Int)
  ) async throws {
    let gateway = try gateway(form)
    let before = try #require(posts.answer(.comments(ChangingRequest.commented)))
    for request in ChangingRequest.allCases {
      network.failNext(fault.0)
      var error: TimelineError?
      _ = time.run {
        do throws(TimelineError) {
          try await request.send(over: gateway)
        } catch let failure {
          error = failure
        }
      }
      await time.advance(by: network.timeout + network.lateness)
      #expect(error == fault.1)
    }
    for arrivals in [fault.arrives, 1] {
      #expect(posts.ids.count == 120)
      #expect(posts.ids.first == (arrivals == 1 ? 121 : 1))
      #expect(posts.ids.contains(ChangingRequest.deleted) == (arrivals == 0))
      #expect(posts.answer(.comments(ChangingRequest.commented)) == before + arrivals)
      for request in ChangingRequest.allCases { try await request.send(over: gateway) }
    }
  }

  @Test(
    arguments: Form.allCases,
    [(.offline, .offline), (.server, .server)] as [(SimulatedNetwork.Fault, TimelineError)]
  )
  func `a request that only reads reports a fault of the network`(
    form: Form,
    fault: (SimulatedNetwork.Fault, TimelineError)
  ) async throws {
    let gateway = try gateway(form)
    network.failNext(fault.0, times: 3)
    await #expect(throws: fault.1) { try await gateway.page(nil) }
    await #expect(throws: fault.1) { try await gateway.thread(1) }
    await #expect(throws: fault.1) { try await gateway.picture("image-1") }
  }

  @Test func `posts that can't be read answer with an error of their own`() async throws {
    let damage = EmbeddedDataError.missing(file: "texts.json")
    let damaged = EmbeddedTimelineGateway(network: network, texts: .failure(damage))
    let gateway = HTTPTimelineGateway(InProcessTransport(damaged.routes))
    await #expect(throws: TimelineError.server) { try await gateway.page(nil) }
    await #expect(throws: TimelineError.server) { try await gateway.delete(1) }
  }
}
