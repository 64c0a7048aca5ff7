import StorePersistence

/// Stores the saved searches in a file, which stays whole after a kill or a power cut.
///
/// A file that is damaged, or of a newer version, is kept aside and reported; the list says so until the person
/// has seen it. One that can't be read now is not overwritten: the next change tries it again, and then adds to the
/// searches in it.
final class SavedSearchFile: SavedSearchStorage {
  private(set) var list: SavedSearchList?
  private(set) var isStored = true
  private let file: WatchedFile<SavedSearchList>
  private let losses: Losses
  /// A Boolean value that indicates whether the searches that earlier runs have stored are known.
  private var isRead = false

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
    let losses = Losses()
    self.losses = losses
    file = try WatchedFile(path: path, files: files) { issue in
      losses.note(issue)
      report(issue)
    }
    read()
    // After a kill, the list reports a file that was kept aside once more, unless the person has seen the report.
    if let list, losses.hasAny { keep(list) }
  }

  func keep(_ list: SavedSearchList) {
    self.list = list
    if !isRead { read() }
    // A file that still can't be read refuses to be overwritten.
    isStored = file.save(self.list ?? list)
  }

  func forget() {
    list = isRead ? nil : .provisional
    isStored = file.remove()
  }

  private func read() {
    var kept: SavedSearchList?
    (kept, isRead) = file.load()
    isStored = isRead
    guard isRead else {
      list = list ?? .provisional
      return
    }
    if losses.hasAny, kept == nil { kept = .lost }
    guard var newer = list else {
      kept?.settle()
      list = kept
      return
    }
    newer.addOlder(kept ?? SavedSearchList())
    list = newer
  }

  /// Notes whether a file was set aside.
  @MainActor
  private final class Losses {
    private(set) var hasAny = false

    func note(_ issue: StateFileError) {
      switch issue {
      case .damaged, .newer: hasAny = true
      case .system, .inUse, .invalidPath, .noFile, .linked, .tooLarge, .notEncodable: break
      }
    }
  }
}
