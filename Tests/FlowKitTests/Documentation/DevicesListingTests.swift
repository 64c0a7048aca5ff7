import FlowKit
import Scenes
import ScenesHeadless
import Testing

/// The listings of the article about devices.
@MainActor @Suite struct DevicesListingTests {
  @Test func `a player makes a device for each flow`() async throws {
    let text = "appId: app\n---\n- launchApp\n- tapOn: {id: contract-button}\n"
    let collection = FlowStage.collection(text)
    let player = FlowPlayer(collection, on: [.settings]) { order in
      ScriptedDevice(ContractScript(), order.environment)
    }
    #expect(player.errors.isEmpty)
    let result = await player.play(player.flows[0])
    #expect(result.isPassed)
  }

  @Test func `a device is tested with the contract`() async {
    let contract = FlowDeviceContract { ScriptedDevice(ContractScript()) }
    #expect(await contract.violations() == [])
  }

  @Test func `frames are made of nodes with places`() throws {
    var look = ScreenNodeLook(role: .button)
    (look.text, look.identifier, look.events) = ("Order", "order-button", .tap)
    let button = ScreenNodeSnapshot(
      id: ScreenNodeID(1),
      look: look,
      frame: ScreenRect(x: 20, y: 60, width: 200, height: 30)
    )
    let root = ScreenNodeSnapshot(
      id: ScreenNodeID(0),
      look: ScreenNodeLook(role: .screen),
      frame: ScreenRect(x: 0, y: 0, width: 390, height: 844),
      children: [button]
    )
    let frames = ScreenFrames(of: ScreenMirror(root))
    let target = try #require(frames.hit(at: ScreenPoint(x: 30, y: 70)).target)
    #expect(target.element.identifier == "order-button")
  }
}
