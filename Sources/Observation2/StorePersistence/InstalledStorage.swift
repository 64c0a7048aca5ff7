/// What an installation of an app stores, as one process after the other opens it.
///
/// A phone ends a process and begins another one, which has only what is in the files. An installation that flows
/// play does the same in memory: a process ends with ``endProcess()``, and the next one reads the bytes that were
/// written by then. What is left of the former one writes nowhere that matters.
@MainActor
package final class InstalledStorage<Storage: StoredInFiles> {
  private var opened: Storage?
  /// The files in memory; `nil` if the storage is somewhere else, and opened once for all runs.
  private var files: MemoryFileSystem?
  /// The bytes of a file that was damaged on purpose.
  private var damaged: [UInt8]?
  /// What a file could not do in this process.
  private var failure: String?
  /// What ``loss()`` has looked at last, and found.
  private var looked: (contents: Storage.Contents, files: [String: [UInt8]], loss: String?)?

  /// Stores in files in memory, which outlive each process of the app; or in a storage that is open already, as in
  /// an app that is the only one of its process.
  package init(_ storage: Storage? = nil) {
    opened = storage
    files = storage == nil ? MemoryFileSystem() : nil
  }

  /// The storage of the process that runs; one begins if none does.
  package var current: Storage {
    if let opened { return opened }
    let files = files ?? MemoryFileSystem()
    let before = files.contents
    let storage = open(in: files)
    opened = storage
    if let damaged {
      if !files.contents.values.contains(damaged) {
        failure = failure ?? "a damaged file was not set aside"
      }
    } else if failure == nil, files.contents == before {
      // The next process would open the same bytes, and find what this one has just found.
      looked = (storage.contents, before, nil)
    }
    damaged = nil
    return storage
  }

  /// Ends the process: what it holds in memory is gone.
  package func endProcess() {
    guard let files, opened != nil else { return }
    (opened, looked, failure) = (nil, nil, nil)
    // A part of the process that is still held by something must not write for the next one, or lock it out.
    self.files = MemoryFileSystem(files.contents)
  }

  /// What the next process would not have if this one ended now, or what a file could not do; `nil` if all is well.
  ///
  /// It opens the files as the next process would, unless nothing has changed since it was asked last, or files of
  /// the same bytes were opened before.
  package func loss() -> String? {
    guard let files, let opened, failure == nil else { return failure }
    let contents = opened.contents
    if let looked, looked.contents == contents, looked.files == files.contents {
      return looked.loss
    }
    let next = found(in: files.contents)
    let loss = next == contents ? failure : failure ?? Self.difference(contents, next)
    looked = (contents, files.contents, loss)
    return loss
  }

  /// Ends the process and damages a file, as a disk may: the next process has to set it aside, whole, and to go on
  /// without what it held.
  ///
  /// - Parameter path: The file's path.
  /// - Returns: Whether it is damaged; not where the storage is somewhere else.
  package func damage(_ path: String) -> Bool {
    endProcess()
    guard let files else { return false }
    let bytes = files.contents[path]?.dropLast() ?? [0]
    (files.contents[path], damaged) = (Array(bytes), Array(bytes))
    return true
  }

  /// What the next process would find in files.
  private func found(in bytes: [String: [UInt8]]) -> Storage.Contents {
    let known = FoundFiles.of(Storage.self)
    if let contents = known[bytes] { return contents }
    let contents = open(in: MemoryFileSystem(bytes)).contents
    if failure == nil { known[bytes] = contents }
    return contents
  }

  private func open(in files: MemoryFileSystem) -> Storage {
    let isDamaged = damaged != nil
    do throws(StateFileError) {
      return try Storage(folder: "", files: files) { [weak self] error in
        if isDamaged, case .damaged = error { return }
        self?.failure = error.description
      }
    } catch {
      preconditionFailure("Files in memory that nobody else has could not be opened: \(error)")
    }
  }

  /// The first thing that two processes hold otherwise.
  private static func difference(_ now: Storage.Contents, _ next: Storage.Contents) -> String {
    let parts = zip(Mirror(reflecting: now).children, Mirror(reflecting: next).children)
      .map { (name: $0.label, now: Array("\($0.value)"), next: Array("\($1.value)")) }
    guard let part = parts.first(where: { $0.now != $0.next }) else { return "something is other" }
    let same = zip(part.now, part.next).prefix { $0 == $1 }.count
    func words(_ text: [Character]) -> String {
      String(text[max(0, same - 60)..<min(text.count, same + 60)])
    }
    return
      "of the \(part.name ?? "data") the app has “…\(words(part.now))…”, and the next process would have "
      + "“…\(words(part.next))…”"
  }
}
