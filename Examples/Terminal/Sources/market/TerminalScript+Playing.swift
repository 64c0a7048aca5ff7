import Observation2
import TerminalProcess
import TerminalScreen

extension TerminalScript {
  /// Does the steps on a screen, a second of virtual time for each press, until one of them ends it.
  @MainActor func play(on screen: TerminalScreen, _ time: VirtualTime) async {
    for step in steps {
      switch step {
      case .press(let keys):
        for key in keys where !screen.press(key) { return }
        await time.advance(by: .seconds(1))
      case .wait(let duration): await time.advance(by: duration)
      }
    }
  }
}
