public import Foundation

/// A value kept in a file, whole at every moment.
///
/// A new value is written beside the file, flushed to the disk, renamed to the file, and the folder
/// flushed to the disk, in that order. So whenever the process or the machine stops, the file holds the old value or
/// the new one. While this object lives, no other object can open the file, in this process or another one.
///
/// ```swift
/// let file = try StateFile<Cart>(path: path, version: 2, migrations: [1: addCoupon]) { issues.append($0) }
/// let store = Store(initial: file.load() ?? Cart(), …)
/// let saving = store.persisted(\.self, to: file)
/// ```
///
/// The first line of the file is its header (version and checksum), the rest the value as canonical
/// JSON. The checksum covers the whole file. A file that is damaged, or of a newer version, is kept
/// under another name and reported; it is never overwritten or removed. So is a file of a format
/// before 2, whose version no checksum protected: its value is the JSON after the first line.
///
/// A relative path is resolved when the file is opened. A later change of the current folder, or of a link to a folder,
/// moves neither the file nor its lock. A path that is a symbolic link is refused, and so is a link to a folder inside
/// the current folder. A hard link becomes a file of its own with the next save. Only this user can read the files.
/// A file has at most ``DiskFileSystem/largestFile`` bytes.
public final class StateFile<Value: Codable> {
  /// Turns the JSON of one version into that of the next.
  public typealias Migration = (Data) throws -> Data

  /// The absolute path of the file.
  public let path: String
  private let version: Int
  private let migrations: [Int: Migration]
  private let files: any StateFileSystem
  private let report: (StateFileError) -> Void
  private let lock: AnyObject
  /// The reason for not writing: the file is there, but could neither be read nor kept aside.
  private var refusal: StateFileError?
  private var hasLooked = false

  /// Opens a file, which need not exist yet; its folder must.
  ///
  /// - Parameters:
  ///   - path: The file. Beside it lie `path.lock`, and `path.new` during a save; another file of
  ///     that name is removed.
  ///   - version: The version that this program writes.
  ///   - migrations: The functions that turn a version into the next one, by the older version.
  ///   - files: The file system.
  ///   - report: Receives later errors. It may end or flush a ``StatePersistence`` of this file; a
  ///     ``save(_:)`` that fails in it calls it again.
  /// - Throws: ``StateFileError/inUse(path:)`` if it is open already, here or in another process;
  ///   ``StateFileError/invalidPath(path:reason:)`` if the path can't name a file;
  ///   ``StateFileError/linked(path:link:)`` if it is a symbolic link.
  public init(
    path: String,
    version: Int = 1,
    migrations: [Int: Migration] = [:],
    files: any StateFileSystem = DiskFileSystem(),
    report: @escaping (StateFileError) -> Void
  ) throws(StateFileError) {
    try StateFilePath.check(path)
    let path = try files.destination(of: path)
    self.path = path
    self.version = version
    self.migrations = migrations
    self.files = files
    self.report = report
    lock = try files.lock(path + ".lock")
  }

  /// The value in the file; `nil` if there is no file, or it was reported and kept aside.
  public func load() -> Value? {
    hasLooked = true
    do throws(StateFileError) {
      let bytes = try files.read(path)
      refusal = nil
      guard let bytes else { return nil }
      switch StateFileText.parse(bytes) {
      case .failure(let problem): try keepAside(as: "damaged") { damaged($0, problem.reason) }
      case .success(let text) where text.version > version:
        try keepAside(as: "newer") { .newer(path: path, version: text.version, keptAs: $0) }
      case .success(let text):
        switch Result(catching: { try JSONDecoder().decode(Value.self, from: migrate(text)) }) {
        case .success(let value): return value
        case .failure(let error): try keepAside(as: "damaged") { damaged($0, "\(error)") }
        }
      }
    } catch {
      refusal = error
      report(error)
    }
    return nil
  }

  /// The value in the file as ``load()`` finds it, which is asked only for bytes that it has not been asked for before.
  ///
  /// A value that files in memory hold is encoded only if no equal one was found before.
  ///
  /// - Parameter found: The contents of earlier readings; a value that is read now is added.
  /// - Returns: The value; `nil` as for ``load()``.
  /// - Complexity: O(*n*) for *n* bytes, or for the size of a value in memory.
  @MainActor
  public func load(unlessIn found: FoundFiles<Value>) -> Value? {
    let values = (files as? MemoryFileSystem)?.state.flatMap { $0.values.isEmpty ? nil : $0 }
    if let values, let known = found[values] {
      (hasLooked, refusal) = (true, nil)
      return known
    }
    guard let bytes = try? files.read(path) else { return load() }
    let known = found[[path: bytes]]
    if known != nil { (hasLooked, refusal) = (true, nil) }
    guard let value = known ?? load() else { return nil }
    if known == nil { found[[path: bytes]] = value }
    if let values { found[values] = value }
    return value
  }

  /// Saves a value to the file.
  ///
  /// - Returns: `true` if it is on the disk. If not, the error was reported, and the former content of the file is
  ///   intact. If only the folder's sync failed, the new value is in place but may be lost when the machine stops.
  @discardableResult
  public func save(_ value: Value) -> Bool {
    do throws(StateFileError) {
      if try isHeld(value) { return true }
      try files.replace(path, with: try prepare(value))
      return true
    } catch {
      report(error)
      return false
    }
  }

  /// Saves a value to the file without waiting for the disk.
  ///
  /// - Parameters:
  ///   - value: The value, which is encoded before this returns.
  ///   - finish: Called with whether it is on the disk; if not, the error was reported. It has to
  ///     retain the file until then, or until ``save(_:)`` has returned.
  @MainActor
  func save(_ value: Value, then finish: @escaping @MainActor (Bool) -> Void) {
    do throws(StateFileError) {
      if try isHeld(value) { return finish(true) }
      let report = report
      files.replaceLater(path, with: try prepare(value)) { failure in
        if let failure { report(failure) }
        finish(failure == nil)
      }
    } catch {
      report(error)
      finish(false)
    }
  }

  /// Removes the file; this needs no space on the disk.
  ///
  /// It may still work where saving an empty value fails. The file stays open, and may be saved into
  /// again. A file that can be neither read nor kept aside is not removed.
  ///
  /// - Returns: `true` if it is gone for good; if not, the error was reported. If only the folder's sync failed, the
  ///   file may come back when the machine stops.
  /// - Precondition: No ``StatePersistence`` of the file has a save under way; flush it before.
  @discardableResult
  public func remove() -> Bool {
    do throws(StateFileError) {
      if let refusal { throw refusal }
      try files.remove(path)
      try files.syncFolder(of: path)
      return true
    } catch {
      report(error)
      return false
    }
  }

  /// Makes sure that the file may be written, and encodes.
  private func prepare(_ value: Value) throws(StateFileError) -> [UInt8] {
    try look()
    return try encode(value)
  }

  /// Makes sure that the file may be written: an existing one that can't be read has to be kept aside first.
  private func look() throws(StateFileError) {
    if !hasLooked { _ = load() }
    if let refusal { throw refusal }
  }

  /// Lets files in memory hold a value, if they do that.
  private func isHeld(_ value: Value) throws(StateFileError) -> Bool {
    guard let memory = files as? MemoryFileSystem, memory.holdsValues else { return false }
    try look()
    return memory.hold(path, value) { [path, version, report] in
      do throws(StateFileError) {
        return try Self.encode(value, version, path)
      } catch {
        report(error)
        return nil
      }
    }
  }

  private func encode(_ value: Value) throws(StateFileError) -> [UInt8] {
    try Self.encode(value, version, path)
  }

  private static func encode(
    _ value: Value,
    _ version: Int,
    _ path: String
  ) throws(StateFileError) -> [UInt8] {
    do {
      return StateFileText.make(version, try CanonicalJSON.encode(value))
    } catch {
      throw .notEncodable(path: path, reason: "\(error)")
    }
  }

  private func migrate(_ text: StateFileText) throws -> Data {
    var data = Data(text.payload)
    for step in text.version..<max(text.version, version) {
      guard let migration = migrations[step] else {
        throw StateFileText.Problem(reason: "there is no migration from version \(step)")
      }
      data = try migration(data)
    }
    return data
  }

  private func damaged(_ keptAs: String, _ reason: String) -> StateFileError {
    .damaged(path: path, keptAs: keptAs, reason: reason)
  }

  private func keepAside(
    as what: String,
    _ issue: (String) -> StateFileError
  ) throws(StateFileError) {
    let other = try freeName("\(path).\(what)-")
    try files.rename(path, to: other)
    report(issue(other))
    do throws(StateFileError) {
      try files.syncFolder(of: path)
    } catch {
      // It is kept nevertheless, and the next save flushes both names to the disk.
      report(error)
    }
  }

  /// Finds the first free name after a taken one, by doubling and halving, since thousands may be
  /// taken.
  private func freeName(_ start: String) throws(StateFileError) -> String {
    var (taken, free) = (0, 1)
    while try files.exists("\(start)\(free)") { (taken, free) = (free, free * 2) }
    while free - taken > 1 {
      let middle = (taken + free) / 2
      if try files.exists("\(start)\(middle)") { taken = middle } else { free = middle }
    }
    return "\(start)\(free)"
  }
}
