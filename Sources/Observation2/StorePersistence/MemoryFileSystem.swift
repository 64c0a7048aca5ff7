import Foundation

/// A file system in memory: for tests, for previews, and for an app that flows play, whose files outlive
/// its stop as a phone's do.
///
/// ```swift
/// let files = MemoryFileSystem()
/// let file = try StateFile<Cart>(path: "cart", files: files) { _ in }
/// file.save(cart)
/// // files.contents["cart"] is what a disk would hold
/// ```
///
/// It has no folders and no links: a path is a name. A saved value is in ``contents`` when the call
/// returns. Each step can be made to fail, as it may on a disk:
///
/// ```swift
/// files.fault = { step, _ in step == .write ? ENOSPC : nil }
/// ```
///
/// Confined like a store: it stays in the isolation domain that made it.
public final class MemoryFileSystem: StateFileSystem {
  /// A lock, which is free again when its last reference is gone.
  private final class Held {}

  private struct Holder {
    weak var held: Held?
  }

  /// The bytes of each file, by its path.
  public var contents: [String: [UInt8]] {
    get {
      for path in held.keys { encode(path) }
      return bytes
    }
    set { (bytes, held) = (newValue, [:]) }
  }
  private var bytes: [String: [UInt8]]
  /// Each value that was saved and not read since, with its encoding.
  private var held: [String: (value: Any, encode: () -> [UInt8]?)] = [:]
  /// A Boolean value that indicates whether saved values stay values until a process reads them.
  ///
  /// Then a save calls ``fault`` for no step. A value that can't be encoded is reported only when it is read, and the file
  /// is as before. Values have to be value types: an object that changes after its save is encoded as it is then.
  public var holdsValues = false

  /// Called before each step, with its path (the old one of a renamed file); returns the system's error
  /// number for a step that is to fail, or `nil`.
  ///
  /// A `write` that fails leaves half of the bytes, as on a full disk; any other step changes nothing.
  public var fault: (StateFileError.Step, String) -> Int32? = { _, _ in nil }

  private var holders: [String: Holder] = [:]

  /// Creates a file system that holds these files.
  public init(_ contents: [String: [UInt8]] = [:]) {
    bytes = contents
  }

  /// Creates a file system with the files of another one, which changes neither afterwards.
  ///
  /// Values stay values until the new one is read.
  init(copying other: MemoryFileSystem) {
    (bytes, held) = (other.bytes, other.held)
  }

  /// The files as they are now; `nil` if one of them is a value that can't be compared.
  var state: MemoryFiles? {
    var values: [String: any Equatable] = [:]
    for (path, file) in held {
      guard let value = file.value as? any Equatable else { return nil }
      values[path] = value
    }
    return MemoryFiles(bytes: bytes, values: values)
  }

  /// Holds a value that replaces a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - value: The value.
  ///   - encode: Returns the bytes; `nil` if there is an error, which it has reported.
  /// - Returns: `false` if the file has to be written at once.
  func hold(_ path: String, _ value: Any, _ encode: @escaping () -> [UInt8]?) -> Bool {
    if holdsValues { held[path] = (value, encode) }
    return holdsValues
  }

  private func encode(_ path: String) {
    guard let file = held.removeValue(forKey: path), let new = file.encode() else { return }
    bytes[path] = new
  }

  /// The bytes of a file; `nil` if there is none.
  public func read(_ path: String) throws(StateFileError) -> [UInt8]? {
    try begin(.read, path)
    encode(path)
    return bytes[path]
  }

  /// Makes a file of these bytes, which replaces a file of its name.
  public func write(_ bytes: [UInt8], to path: String) throws(StateFileError) {
    held[path] = nil
    self.bytes[path] = Array(bytes.prefix(bytes.count / 2))
    try begin(.write, path)
    self.bytes[path] = bytes
  }

  /// Does nothing, unless it fails.
  public func sync(_ path: String) throws(StateFileError) {
    try begin(.sync, path)
  }

  /// Gives a file another name, and replaces a file of that name.
  ///
  /// - Throws: ``StateFileError/system(_:path:code:)`` with `ENOENT` when there is no such file, as a
  ///   disk does; nothing has changed then.
  public func rename(_ path: String, to other: String) throws(StateFileError) {
    try begin(.rename, path)
    encode(path)
    guard let bytes = bytes.removeValue(forKey: path) else {
      throw .system(.rename, path: path, code: ENOENT)
    }
    held[other] = nil
    self.bytes[other] = bytes
  }

  /// Does nothing, unless it fails.
  public func syncFolder(of path: String) throws(StateFileError) {
    try begin(.syncFolder, path)
  }

  /// Removes a file, if it is there.
  public func remove(_ path: String) throws(StateFileError) {
    try begin(.remove, path)
    (bytes[path], held[path]) = (nil, nil)
  }

  /// Takes a lock that lasts for as long as the returned object is retained.
  ///
  /// - Throws: ``StateFileError/inUse(path:)`` when another object has it.
  public func lock(_ path: String) throws(StateFileError) -> AnyObject {
    try begin(.lock, path)
    if holders[path]?.held != nil { throw .inUse(path: path) }
    let held = Held()
    holders[path] = Holder(held: held)
    return held
  }

  /// Releases all locks, as the end of a process does.
  ///
  /// Call it before the next run of an app opens its files while a part of the last run is still in memory.
  public func unlockAll() {
    holders = [:]
  }

  private func begin(_ step: StateFileError.Step, _ path: String) throws(StateFileError) {
    if let code = fault(step, path) { throw .system(step, path: path, code: code) }
  }
}

@available(*, unavailable)
extension MemoryFileSystem: Sendable {}
