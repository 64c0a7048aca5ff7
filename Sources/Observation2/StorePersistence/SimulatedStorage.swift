/// The storage of an app on a simulated device, which one process of the app after the other opens.
///
/// A phone ends a process and begins another one, which has only the data in the files. A simulated storage does the
/// same in memory:
/// ```swift
/// let storage = SimulatedStorage<NotesStorage>()
/// storage.current.notes.save(["milk"])
/// storage.endProcess()
/// // storage.current.contents is ["milk"], read from the files
/// ```
/// ``loss()`` finds data that the next process would not have, so it is a good invariant of an app. Parts of an ended
/// process that still exist write to files that no later process reads.
@MainActor
public final class SimulatedStorage<Storage: FileStorage> {
  /// The storage of a process.
  ///
  /// An object, so that ``current`` need not look up the layout of an optional storage each time.
  private final class Opened {
    let storage: Storage

    init(_ storage: Storage) {
      self.storage = storage
    }
  }

  private var opened: Opened?
  /// The files in memory; `nil` if the caller has opened the storage.
  private var files: MemoryFileSystem?
  /// The bytes of a damaged file, until the next process opens it.
  private var damaged: [UInt8]?
  /// The first error of the files in this process.
  private var failure: String?
  /// The input and the result of the last ``loss()``.
  private var lastSearch: (contents: Storage.Contents, files: MemoryFiles?, loss: String?)?

  /// Creates a storage.
  ///
  /// - Parameter storage: A storage that the caller has opened, for an app that runs in one process only: no process
  ///   of it ends, and it has no loss. By default the storage has files in memory, which outlive each process.
  public init(_ storage: Storage? = nil) {
    opened = storage.map { Opened($0) }
    files = storage == nil ? MemoryFileSystem() : nil
  }

  /// The storage of the current process.
  ///
  /// The first access after the end of a process begins the next one.
  ///
  /// - Precondition: The storage can be opened in files in memory, which no other process has opened.
  public var current: Storage {
    if let opened { return opened.storage }
    let files = files ?? MemoryFileSystem()
    files.holdsValues = true
    // The process reads bytes, so held values are encoded first.
    let before = files.contents
    let storage = open(in: files)
    opened = Opened(storage)
    if let damaged {
      if !files.contents.values.contains(damaged) {
        failure = failure ?? "a damaged file was not set aside"
      }
    } else if failure == nil, files.contents == before {
      // The next process would open the same bytes, and find the same contents.
      lastSearch = (storage.contents, files.state, nil)
    }
    damaged = nil
    return storage
  }

  /// Ends the process, which loses all data that is not in the files.
  public func endProcess() {
    guard let files, opened != nil else { return }
    (opened, lastSearch, failure) = (nil, nil, nil)
    // A part of the process that still exists must neither write for the next process nor lock it out. The next process
    // encodes the last values, and an error of them is in its loss, since no other call shows it.
    self.files = MemoryFileSystem(copying: files)
  }

  /// Returns the difference between the current contents and those that the next process would find, or an error of
  /// the files; `nil` if there is neither.
  ///
  /// - Complexity: O(contents + bytes in the files). Values are encoded, and the files opened again, only if they are new.
  /// - Returns: A sentence about the loss.
  public func loss() -> String? {
    guard let files, let opened, failure == nil else { return failure }
    let contents = opened.storage.contents
    if let lastSearch, lastSearch.contents == contents, let known = lastSearch.files,
      known == files.state
    {
      return lastSearch.loss
    }
    let next = found(in: files)
    let loss = next == contents ? failure : failure ?? Self.difference(contents, next)
    lastSearch = (contents, files.state, loss)
    return loss
  }

  /// Ends the process and removes the last byte of a file, as a broken disk may.
  ///
  /// The next process has to set the file aside and to continue without its data.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: `false` if the caller has opened the storage, so that no file is damaged.
  public func damage(_ path: String) -> Bool {
    endProcess()
    guard let files else { return false }
    let bytes = files.contents[path]?.dropLast() ?? [0]
    (files.contents[path], damaged) = (Array(bytes), Array(bytes))
    return true
  }

  /// Returns the contents that the next process would find in files.
  private func found(in files: MemoryFileSystem) -> Storage.Contents {
    let known = FoundFiles.of(Storage.self)
    let state = files.state
    if let state, let contents = known[state] { return contents }
    let bytes = files.contents
    let found = known[bytes]
    let contents = found ?? open(in: MemoryFileSystem(bytes)).contents
    guard failure == nil else { return contents }
    if found == nil { known[bytes] = contents }
    if let state { known[state] = contents }
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
      preconditionFailure("\(Storage.self) can't open files in memory that are its own: \(error)")
    }
  }

  /// Returns a sentence about the first property that differs.
  private static func difference(_ now: Storage.Contents, _ next: Storage.Contents) -> String {
    let parts = zip(Mirror(reflecting: now).children, Mirror(reflecting: next).children)
      .map { (name: $0.label, now: Array("\($0.value)"), next: Array("\($1.value)")) }
    guard let part = parts.first(where: { $0.now != $0.next }) else {
      return "the next process would have other data"
    }
    let same = zip(part.now, part.next).prefix { $0 == $1 }.count
    func excerpt(_ text: [Character]) -> String {
      String(text[max(0, same - 60)..<min(text.count, same + 60)])
    }
    return
      "\(part.name ?? "the data") is “…\(excerpt(part.now))…” in the app, and would be "
      + "“…\(excerpt(part.next))…” in the next process"
  }
}
