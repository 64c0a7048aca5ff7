import FlowKit
import Foundation
import Observation2
import Outside
import Scenes
import ScenesHeadless
import Testing

@MainActor @Suite struct RecorderTests {
  @Test func `what a person does on the team's own scenes is written as a flow, which passes`()
    async throws
  {
    let time = VirtualTime()
    let app = TallyApp(clock: time, seed: 0)
    let stage = try Stage(time) { try app.launch([:], in: $0) }
    let recorder = FlowRecorder(of: stage, appId: "com.example.tally", name: "Two cups")
    try stage.tap("drink")
    try stage.tap("drink")
    let file = recorder.text
    #expect(
      file == """
        appId: com.example.tally
        name: Two cups
        ---
        - launchApp:
            clearState: true
        - tapOn:
            id: drink
        - tapOn:
            id: drink

        """
    )
    stage.close()
    app.stop()
    let path = FileManager.default.temporaryDirectory
      .appending(path: "two-cups-\(UUID().uuidString).yaml")
    try Data(file.utf8).write(to: path)
    defer { try? FileManager.default.removeItem(at: path) }
    let player = FlowPlayer(FlowFinder().find([path.path()]), app: TallyApp.self)
    #expect(player.errors.isEmpty)
    for flow in player.flows { #expect(await player.play(flow).isPassed) }
  }
}
