import ErrandsSimulation
import FlowKit

// Plays the flows of this folder, or those that you name.
await HarnessCommand.main(name: "starter", app: ErrandsApp.self, bundledFlows: ["Flows"])
