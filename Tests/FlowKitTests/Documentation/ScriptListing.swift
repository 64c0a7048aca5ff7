import FlowKit
import Testing

/// The engine for scripts in `TheFlowFormat.md`.
@Suite struct ScriptListing {
  private struct TeamEngine: FlowScriptEngine {
    func run(_ script: FlowScript) async throws(FlowScriptError) -> FlowScriptResult {
      FlowScriptResult(output: [:])
    }
  }

  @Test func `a list with an engine has the command`() {
    let commands = FlowCommandList.standard.playingScripts(with: TeamEngine())
    #expect(commands["runScript"] != nil)
  }
}
