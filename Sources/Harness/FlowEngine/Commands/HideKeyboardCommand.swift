import FlowFormat
import Scenes
import ScenesHeadless

/// Takes the focus away, which hides the keyboard.
struct HideKeyboardCommand: BareCommand {
  /// `hideKeyboard`.
  static let name = "hideKeyboard"
  static let guide = FlowCommandGuide("Takes the focus away, if a field has it.")

  /// Does nothing if no field has the focus.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    run.spendTouches()
    let device = try run.device
    guard let field = device.frames.elements.first(where: { $0.isFocused }) else { return .passed }
    try await device.send(.focus(false), to: field)
    await run.settle()
    return .passed
  }
}
