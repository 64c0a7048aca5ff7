package import FlowFormat
import Scenes
package import ScenesHeadless

extension FlowRun {
  /// Types into the field that has the focus, one character after the other.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isMarked: A Boolean value that indicates whether an input method marks the text.
  /// - Throws: A failure if no field takes the text.
  package func type(_ text: String, marked isMarked: Bool = false) async throws(StepFailure) {
    var rest = text[...]
    // An empty text still needs a field.
    try await edit(times: max(1, text.count)) { device throws(StepFailure) in
      guard let next = rest.popFirst() else {
        try await device.erase(0)
        return false
      }
      try await device.type(String(next), marked: isMarked)
      return !rest.isEmpty
    }
  }

  /// Types a text of a length that `write` makes from the run's seed.
  package func type(
    _ length: Int,
    _ write: (inout FlowRandom, Int) -> String
  ) async throws(StepFailure) {
    // Before there is a text of that length.
    guard budget.spend(length, of: .memory) else { return }
    try await type(write(&random, length))
  }

  /// Takes characters away from the end of the field that has the focus, until there is none.
  ///
  /// The frames of the stage show each of them go. Those of another device are as old as its last look, so the characters
  /// are counted first. A field that shows no text, as for a password, may have any number.
  package func erase(_ count: Int) async throws(StepFailure) {
    let isStaged = staged != nil
    let most = isStaged ? count : min(count, focusedText?.count ?? count)
    try await edit(times: max(1, most)) { device throws(StepFailure) in
      try await device.erase(min(1, most))
      return !isStaged || focusedText?.isEmpty == false
    }
  }

  private var focusedText: String? {
    device.frames.elements.first { $0.isFocused }?.element.text
  }

  /// Presses a key of the keyboard that the focus is needed for.
  package func press(_ key: ScreenKey) async throws(StepFailure) {
    try await edit { device throws(StepFailure) in try await device.press(key) }
  }

  /// Makes one edit.
  func edit(
    _ edit: (any FlowDevice) async throws(StepFailure) -> Void
  ) async throws(StepFailure) {
    try await self.edit(times: 1) { device throws(StepFailure) in
      try await edit(device)
      return false
    }
  }

  /// Makes edits until one says that there is nothing more to do.
  private func edit(
    times: Int,
    _ edit: (any FlowDevice) async throws(StepFailure) -> Bool
  ) async throws(StepFailure) {
    let device = try front()
    let length = focusedText?.utf8.count ?? 0
    for place in 0..<times {
      budget.edited += length + place
      guard budget.spend(of: .touches),
        budget.spend(device.frames.elements.count, of: .matching)
      else { return }
      guard try await edit(device) else { break }
    }
    await settle()
  }
}
