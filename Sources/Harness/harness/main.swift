import FlowKit
import MarketSimulation
import ScenesHeadless

await HarnessCommand.main(app: MarketApp.self, bundledFlows: MarketApp.flows)
