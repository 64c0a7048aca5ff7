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

  @Test(arguments: FaultyDevice.Mistake.allCases)
  func `one rule finds a mistake of a device`(mistake: FaultyDevice.Mistake) async throws {
    let contract = FlowDeviceContract { FaultyDevice(ContractScript(), mistake) }
    let violations = await contract.violations()
    #expect(violations.count == 1, "\(violations)")
    let violation = try #require(violations.first)
    #expect(violation.hasPrefix("\(mistake.rule): "))
    #expect(FlowDeviceContract.rules.contains(mistake.rule))
  }

  @Test(arguments: [400, 100, 20.5, 20, 18, 6])
  func `rows may have any height`(height: Double) async {
    let contract = FlowDeviceContract { ScriptedDevice(ContractScript(rowHeight: height)) }
    #expect(await contract.violations() == [])
  }

  @Test(arguments: [1 / 2.625, 0.5, 1])
  func `a device may scroll in whole pixels`(pixel: Double) async {
    let contract = FlowDeviceContract {
      let device = FaultyDevice(ContractScript(rowHeight: 33))
      device.pixel = pixel
      return device
    }
    #expect(await contract.violations() == [])
  }

  @Test func `each device has its end, also after a call that fails`() async {
    var devices: [ScriptedDevice] = []
    let contract = FlowDeviceContract {
      let device = ScriptedDevice(ContractScript())
      device.breakage = "The cable is gone."
      devices.append(device)
      return device
    }
    #expect(await contract.violations().count == devices.count - 1)
    #expect(devices.allSatisfy { $0.hasEnded })
  }
}
