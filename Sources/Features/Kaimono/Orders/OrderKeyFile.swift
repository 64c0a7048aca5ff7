import StorePersistence

/// Keeps the pending order in a file, which no kill and no power cut leaves in pieces.
///
/// Writes on the main actor and waits for the disk, a few milliseconds for each order: what has not
/// reached the disk must not be sent.
final class OrderKeyFile: OrderKeyStorage {
  private(set) var pending: PendingOrder?
  private let file: StateFile<[PendingOrder]>

  /// Opens the file.
  ///
  /// - Parameters:
  ///   - path: Where it is; its folder must be there.
  ///   - files: The file system.
  ///   - report: Gets what goes wrong later.
  /// - Throws: ``StateFileError/inUse(path:)`` when another process has it open.
  init(
    path: String,
    files: any StateFileSystem,
    report: @escaping (StateFileError) -> Void
  ) throws(StateFileError) {
    file = try StateFile(path: path, files: files, report: report)
    pending = file.load()?.first
  }

  func keep(_ order: PendingOrder) throws(KaimonoError) {
    guard file.save([order]) else {
      // It may be in place without being safe. Nobody will send it now, nor may a restart.
      file.save(contents)
      throw .notKept
    }
    pending = order
  }

  func forget() {
    pending = nil
    // Removing needs no room on a full disk, where saving that there is nothing fails.
    if !file.save(contents) { file.remove() }
  }

  private var contents: [PendingOrder] { pending.map { [$0] } ?? [] }
}
