import FlowKit
import Market
import Observation2
import Scenes
import ScenesHeadless

@testable import Kaimono

/// The market whose requests to the shop go as bytes through the HTTP gateway.
@MainActor
final class MarketOverHTTP: HeadlessApp {
  static var launchArguments: [String] { MarketApp.launchArguments }
  static var backendEvents: [String: [String]] { MarketApp.backendEvents }
  static var backendQuestions: [String: [String]] { MarketApp.backendQuestions }

  private let market: MarketApp

  init(clock: any AppClock, seed: UInt64) {
    market = MarketApp(clock: clock, seed: seed)
    market.kaimono.gateway = market.kaimono.gatewayOverHTTP
  }

  var network: SimulatedNetwork { market.network }
  var events: EventLog { market.events }

  func launch(_ arguments: [String: String]) throws(HeadlessAppError) -> any SceneHost {
    try market.launch(arguments)
  }

  func stop() { market.stop() }

  func clearState() { market.clearState() }

  func backend(_ event: String, _ values: [String: String]) throws(HeadlessAppError) {
    try market.backend(event, values)
  }

  func askBackend(
    _ question: String,
    _ values: [String: String]
  ) throws(HeadlessAppError) -> (any Sendable)? {
    try market.askBackend(question, values)
  }
}
