import Foundation
import Observation2
import ScenesTransport
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

/// Wrong answers and wrong requests about choices: each is an error that names what is wrong.
@Suite struct ChoiceReadingTests {
  private static let cash = #"{"id": 3, "name": "現金", "detail": "受け取り時に"}"#
  private static let card = #"{"id": 1, "name": "カード", "detail": ""}"#

  private static func answer(
    _ choices: String,
    _ chosen: String = "null",
    revision: Int = 0
  ) -> String {
    #"{"choices": [\#(choices)], "chosen": \#(chosen), "revision": \#(revision)}"#
  }

  private func gateway(_ status: Int, _ body: String) -> HTTPKaimonoGateway {
    let headers: TransportHeaders = ["Content-Type": "application/json"]
    let answer = TransportResponse(status: status, headers: headers, body: Data(body.utf8))
    return HTTPKaimonoGateway(
      InProcessTransport([
        TransportRoute(.get, "/choices/payment") { _, _ in answer },
        TransportRoute(.put, "/choices/payment") { _, _ in answer },
      ])
    )
  }

  @Test(
    arguments: [
      ("{}", "choices", "is missing."),
      (#"{"choices": []}"#, "chosen", "is missing."),
      (#"{"choices": [], "chosen": null}"#, "revision", "is missing."),
      (answer(card, revision: -1), "revision", "is -1, not 0 or more."),
      (answer(#"{"id": 1, "name": "x"}"#), "choices[0].detail", "is missing."),
      (answer(cash.replacing("3", with: "null")), "choices[0].id", "is null."),
      (answer(card + "," + card), "choices[1].id", "is 1, as that of another choice."),
      (answer(card, "\"1\""), "chosen", "is no Int."),
      (answer(card, "2"), "chosen", "is 2, which is none of the choices."),
    ]
  )
  func `a wrong field is named, whatever was asked`(
    body: String,
    path: String,
    words: String
  ) async {
    #expect(await mistake { try await gateway(200, body).choices(.payment) } == .field(path, words))
    for status in [200, 409] {
      let reason = await mistake {
        try await gateway(status, body).choose(3, of: .payment, after: 0)
      }
      #expect(reason == .field(path, words))
    }
  }

  @Test(arguments: ["null", "1"])
  func `an answer that the choice was made says so of this one`(chosen: String) async throws {
    let body = Self.answer(Self.card + "," + Self.cash, chosen)
    let reason = await mistake { try await gateway(200, body).choose(3, of: .payment, after: 0) }
    #expect(reason == .field("chosen", "is \(chosen), although 3 was chosen."))
    #expect(try await gateway(409, body).choose(3, of: .payment, after: 0).chosenID == Int(chosen))
    #expect(try await gateway(200, body).choices(.payment).chosenID == Int(chosen))
  }

  @Test func `choices without end are not read`() async {
    let many = (1...1_001).map { #"{"id": \#($0), "name": "", "detail": ""}"# }
    let body = Self.answer(many.joined(separator: ","))
    let reason = await mistake { try await gateway(200, body).choices(.payment) }
    #expect(reason == .field("choices", "are over 1000."))
  }

  @Test(arguments: [201, 204, 302, 404])
  func `a status that was not agreed is not believed`(status: Int) async {
    let gateway = gateway(status, Self.answer(Self.cash, "3"))
    #expect(await mistake { try await gateway.choices(.payment) } == .status(status))
    #expect(
      await mistake { try await gateway.choose(3, of: .payment, after: 0) } == .status(status)
    )
  }

  @Test func `only a choice may be refused`() async {
    let gateway = gateway(409, Self.answer(Self.cash, "3"))
    #expect(await mistake { try await gateway.choices(.payment) } == .status(409))
  }

  @MainActor
  @Test(
    arguments: [
      (.get, "/choices/weather", "", 404),
      (.put, "/choices/weather", #"{"choice": 1, "revision": 0}"#, 404),
      (.put, "/choices/payment", "{}", 400),
      (.put, "/choices/payment", #"{"choice": 3}"#, 400),
      (.put, "/choices/payment", #"{"choice": "1", "revision": 0}"#, 400),
      (.put, "/choices/payment", #"{"choice": 9, "revision": 0}"#, 409),
      (.put, "/choices/payment", #"{"choice": 3, "revision": 1}"#, 409),
      (.put, "/choices/payment", #"{"choice": 3, "revision": 0}"#, 200),
    ] as [(TransportMethod, String, String, Int)]
  )
  func `the shop answers a request as it deserves`(
    method: TransportMethod,
    path: String,
    body: String,
    status: Int
  ) async throws {
    let counter = ShopCounter(KaimonoShopFile.bundled, clock: VirtualTime())
    let headers: TransportHeaders = ["Content-Type": "application/json"]
    let request = TransportRequest("r", method, path, headers: headers, body: Data(body.utf8))
    let answer = try await InProcessTransport(counter.routes).send(request)
    #expect(answer.status == status)
    #expect(try counter.choices(.payment).chosenID == (status == 200 ? 3 : 1))
  }
}
