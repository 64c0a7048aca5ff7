/// What an installation of an app stores, as one process after the other opens it.
///
/// A phone ends a process and begins another one, which has only what is in the files. An installation that flows
/// play does the same in memory: a process ends with ``endProcess()``, and the next one reads the bytes that were
/// written by then. What is left of the former one writes nowhere that matters.
///
/// Whatever goes wrong on the way through the files is in ``loss``.
@MainActor
package final class InstalledStorage<Storage: StoredInFiles> {
  private var opened: Storage?
  /// The files in memory; `nil` if the storage is somewhere else, and opened once for all runs.
  private var files: MemoryFileSystem?
  /// What the last process held when it ended.
  private var left: Storage.Contents?

  /// What was lost or damaged on the way through the files since the last process ended; `nil` if nothing was.
  package private(set) var loss: String?

  /// Stores in files in memory, which outlive each process of the app; or in a storage that is open already, as in
  /// an app that is the only one of its process.
  package init(_ storage: Storage? = nil) {
    opened = storage
    files = storage == nil ? MemoryFileSystem() : nil
  }

  /// The storage of the process that runs; one begins if none does.
  package var current: Storage {
    if let opened { return opened }
    let storage = open()
    opened = storage
    if let left, left != storage.contents {
      loss = loss ?? Self.difference(left, storage.contents)
    }
    return storage
  }

  /// Ends the process: what it holds in memory is gone.
  package func endProcess() {
    guard let files, let opened else { return }
    (left, loss, self.opened) = (opened.contents, nil, nil)
    // A part of the process that is still held by something must not write for the next one, or lock it out.
    self.files = MemoryFileSystem(files.contents)
  }

  private func open() -> Storage {
    let files = files ?? MemoryFileSystem()
    do throws(StateFileError) {
      return try Storage(folder: "", files: files) { [weak self] error in
        self?.loss = error.description
      }
    } catch {
      preconditionFailure("Files in memory that nobody else has could not be opened: \(error)")
    }
  }

  /// The first thing that two processes hold otherwise.
  private static func difference(_ left: Storage.Contents, _ found: Storage.Contents) -> String {
    let parts = zip(Mirror(reflecting: left).children, Mirror(reflecting: found).children)
      .map { (name: $0.label, was: Array("\($0.value)"), now: Array("\($1.value)")) }
    guard let part = parts.first(where: { $0.was != $0.now }) else { return "something is other" }
    let same = zip(part.was, part.now).prefix { $0 == $1 }.count
    func words(_ text: [Character]) -> String {
      String(text[max(0, same - 60)..<min(text.count, same + 60)])
    }
    return
      "of the \(part.name ?? "data") “…\(words(part.was))…” was stored before the process ended, and "
      + "“…\(words(part.now))…” was read"
  }
}
