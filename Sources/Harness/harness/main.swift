import FlowKit
import Market
import ScenesHeadless

await HarnessCommand.main(app: MarketApp.self, bundledFlows: MarketApp.flows)
