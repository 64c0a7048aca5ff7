import Scenes
import ScenesHeadless
import Testing

@testable import FlowEngine

/// The stage keeps the contract, as the scripted device of the listings does, and the contract finds a device that does not.
@MainActor @Suite struct DeviceContractTests {
  @Test func `the stage keeps the contract`() async {
    let contract = FlowDeviceContract { StageDevice(ContractApp.self, seed: 0, .plain) }
    #expect(await contract.violations() == [])
  }

  @Test(arguments: ContractScript.Mistake.allCases)
  func `the contract finds a mistake`(mistake: ContractScript.Mistake) async {
    let contract = FlowDeviceContract { ScriptedDevice(ContractScript(mistake)) }
    let violations = await contract.violations()
    #expect(!violations.isEmpty)
    for violation in violations {
      #expect(FlowDeviceContract.rules.contains { violation.hasPrefix("\($0): ") })
    }
  }

  @Test func `a device that fails breaks each rule with its own words`() async {
    let contract = FlowDeviceContract {
      let device = ScriptedDevice(ContractScript())
      device.breakage = "The cable is gone."
      return device
    }
    let violations = await contract.violations()
    #expect(violations.count == FlowDeviceContract.rules.count - 1)
    #expect(violations.allSatisfy { $0.hasSuffix("A call failed: The cable is gone.") })
  }
}
