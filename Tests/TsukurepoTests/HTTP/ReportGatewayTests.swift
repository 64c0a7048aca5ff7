import Foundation
import LoopbackSupport
import Observation2
import OpenAPISupport
import Scenes
import ScenesHeadless
import ScenesTransport
import Testing

@testable import Tsukurepo
@testable import TsukurepoSimulation

/// The reports give the same answers as values, as bytes, and over real connections with a cache.
///
/// A fault of the network has the same effect on values and on bytes.
@MainActor @Suite struct ReportGatewayTests {
  enum Form: CaseIterable {
    case values, bytes, sockets
  }

  private let time = VirtualTime()
  private let network: SimulatedNetwork
  private let reports: EmbeddedTsukurepoGateway

  init() {
    network = SimulatedNetwork(clock: time, latency: .zero)
    reports = EmbeddedTsukurepoGateway(network: network)
  }

  private func gateway(_ form: Form) throws -> any TsukurepoGateway {
    let inProcess = InProcessTransport(reports.routes)
    switch form {
    case .values: return reports
    case .bytes:
      return HTTPTsukurepoGateway(SimulatedTransport(over: documented(inProcess), network: network))
    case .sockets:
      let server = try LoopbackServer.answering(as: inProcess)
      // An hour, since a test may wait for its turn on the main actor that long.
      let way = URLSessionTransport(
        base: server.base,
        answerLimit: 100_000,
        timeout: .seconds(3_600)
      )
      let documented = documented(LoopbackTransport(to: server, way))
      return HTTPTsukurepoGateway(ConditionalTransport(over: documented))
    }
  }

  /// A way on which nothing goes that is not documented.
  private func documented(_ transport: any HTTPTransport) -> DocumentedTransport {
    DocumentedTransport(over: transport) { Issue.record("\($0)") }
  }

  @Test(arguments: Form.allCases, Array(1...10))
  func `a report is the same`(form: Form, id: Int) async throws {
    let report = try await gateway(form).report(id)
    #expect(report == (try ReportsFile.bundled.get().report(id)))
    #expect(report?.id == id)
  }

  @Test(arguments: Form.allCases)
  func `there is no report of another number`(form: Form) async throws {
    #expect(try await gateway(form).report(999) == nil)
    #expect(try await gateway(form).report(-1) == nil)
  }

  @Test(arguments: Form.allCases)
  func `a change is there with the next answer`(form: Form) async throws {
    let gateway = try gateway(form)
    let before = try await gateway.report(9)
    reports.change(9)
    let after = try await gateway.report(9)
    #expect(before?.ingredients.count == 1)
    #expect(after?.ingredients.map(\.name) == ["もやし", "水"])
  }

  @Test(arguments: Form.allCases)
  func `a picture is the same`(form: Form) async throws {
    let picture = try await gateway(form).picture("report-1")
    #expect(picture == (try ReportsFile.bundled.get().picture("report-1")))
    #expect(!picture.bytes.isEmpty)
  }

  @Test(arguments: Form.allCases, ["report-8", "report-999", "a/b?c", "../reports/1", ".", ".."])
  func `a picture that is not there can't be brought`(form: Form, name: String) async throws {
    let gateway = try gateway(form)
    await #expect(throws: TsukurepoError.noPicture(name)) { try await gateway.picture(name) }
  }

  @Test(
    arguments: [Form.values, .bytes],
    [
      (.offline, .offline), (.server, .server), (.timeout, .timedOut),
      (.arrivedButTimedOut, .timedOut), (.arrivesLate, .timedOut),
    ] as [(SimulatedNetwork.Fault, TsukurepoError)]
  )
  func `a fault of the network is one of the way`(
    form: Form,
    fault: (SimulatedNetwork.Fault, TsukurepoError)
  ) async throws {
    let gateway = try gateway(form)
    network.failNext(fault.0, match: "report.load")
    var error: TsukurepoError?
    _ = time.run {
      do throws(TsukurepoError) {
        _ = try await gateway.report(1)
      } catch let failure {
        error = failure
      }
    }
    await time.advance(by: network.timeout)
    #expect(error == fault.1)
    // The late request arrives now, and nothing waits any more.
    await time.advance(by: network.lateness)
  }

  @Test func `requests have the names by which a flow matches them`() async throws {
    for form in [Form.values, .bytes] {
      _ = try await gateway(form).report(1)
      _ = try await gateway(form).picture("report-1")
    }
    #expect(
      network.requests.map(\.name) == ["report.load", "image.load", "report.load", "image.load"]
    )
  }

  @Test func `reports that can't be read answer with an error of their own`() async throws {
    let damage = EmbeddedDataError.missing(file: "reports.json")
    let damaged = EmbeddedTsukurepoGateway(network: network, book: .failure(damage))
    await #expect(throws: TsukurepoError.answer(damage.asAnswer)) { try await damaged.report(1) }
    let gateway = HTTPTsukurepoGateway(InProcessTransport(damaged.routes))
    await #expect(throws: TsukurepoError.server) { try await gateway.report(1) }
  }
}
