import StorePersistence

/// Stores the cart in a file, which stays whole after a kill or a power cut.
///
/// Like ``PendingOrderFile`` it waits for the disk, a few milliseconds for each change of a quantity.
final class CartFile: CartStorage {
  private(set) var contents = KaimonoCartContents()
  private let file: WatchedFile<KaimonoCartContents>
  /// A Boolean value that indicates whether the app has read what earlier runs have stored.
  private(set) var isRead = false
  /// A Boolean value that indicates whether the shop's answer has replaced the products of earlier runs.
  private var isAnswered = false
  /// A Boolean value that indicates whether nothing that earlier runs have stored counts any more.
  private var isEmptied = false
  /// The contents that are certainly on the disk.
  ///
  /// Contents that were read may not be: the run that wrote them may have been killed before the folder was flushed.
  /// So the first change of a run is always stored.
  private var saved: KaimonoCartContents?

  /// Opens the file.
  ///
  /// - Parameters:
  ///   - path: The file's path; its folder must exist.
  ///   - files: The file system.
  ///   - report: Called with each later error.
  /// - Throws: ``StateFileError/inUse(path:)`` when another process has it open.
  init(
    path: String,
    files: any StateFileSystem,
    report: @escaping (StateFileError) -> Void
  ) throws(StateFileError) {
    file = try WatchedFile(path: path, files: files, report: report)
    _ = read()
  }

  func read() -> KaimonoCartContents? {
    if isRead { return nil }
    let kept: KaimonoCartContents?
    (kept, isRead) = file.load()
    guard isRead else { return nil }
    if let kept, !isEmptied { contents.addOlder(kept, isAnswered: isAnswered) }
    return contents
  }

  func keep(_ contents: KaimonoCartContents, isAnswered: Bool) {
    self.contents = contents
    self.isAnswered = isAnswered
    _ = read()
    guard self.contents != saved else { return }
    saved = file.save(self.contents) ? self.contents : nil
  }

  /// Otherwise the first successful read would bring back products that were ordered, and the person might order them
  /// once more.
  func empty() {
    isEmptied = true
    keep(KaimonoCartContents(), isAnswered: true)
  }
}
