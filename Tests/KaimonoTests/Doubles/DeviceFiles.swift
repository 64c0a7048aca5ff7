import StorePersistence

@testable import Kaimono

/// The files of a device: a run after another opens them, and chosen steps fail.
final class DeviceFiles {
  let memory = MemoryFileSystem()
  private(set) var reports: [StateFileError] = []

  /// Lets this step fail, and no other.
  func fail(_ step: StateFileError.Step?) {
    memory.fault = { asked, _ in asked == step ? 28 : nil }
  }

  /// Opens the pending order's file in a new process: whatever held it has ended.
  @MainActor
  func open() throws(StateFileError) -> PendingOrderFile {
    memory.unlockAll()
    return try PendingOrderFile(path: "/pending", files: memory) { self.reports.append($0) }
  }
}
