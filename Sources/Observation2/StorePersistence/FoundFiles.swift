import Foundation

/// The contents of files that a simulation has read before, by the bytes of the files.
///
/// Flows and explorations install an app many times, and most installations write files that an earlier one has
/// written. To decode them again would take longer than most checks after a step. So a simulation keeps one
/// memory for all its installations:
///
/// ```swift
/// private static let found = FoundFiles<ShopRecord>()
/// let record = file.load(unlessIn: Self.found)
/// ```
///
/// It holds at most 256 contents by their bytes and 64 by their values.
@MainActor
public final class FoundFiles<Contents> {
  private var found: [FileBytes: Contents] = [:]
  /// The contents of files with values, the newest first: these can be compared, and not all of them hashed.
  private var foundValues: [(files: MemoryFiles, contents: Contents)] = []
  /// The largest number of entries, since random input makes ever new files.
  private static var most: Int { 256 }
  private static var mostValues: Int { 64 }

  /// Creates a memory of no files.
  public init() {}

  /// The contents of files with these bytes; `nil` if no storage has opened such files.
  subscript(bytes: [String: [UInt8]]) -> Contents? {
    get { found[FileBytes(files: bytes)] }
    set {
      if found.count >= Self.most { found = [:] }
      found[FileBytes(files: bytes)] = newValue
    }
  }

  /// The contents of files with these values; `nil` if no storage has opened the files that they become.
  subscript(files: MemoryFiles) -> Contents? {
    get { foundValues.first { $0.files == files }?.contents }
    set {
      foundValues = Array(foundValues.prefix(Self.mostValues - 1))
      if let newValue { foundValues.insert((files, newValue), at: 0) }
    }
  }

  /// Returns the memory of a kind of storage.
  static func of<Storage: FileStorage>(_ type: Storage.Type) -> FoundFiles
  where Storage.Contents == Contents {
    let name = ObjectIdentifier(type)
    if let known = allFoundFiles[name] as? FoundFiles { return known }
    let new = FoundFiles()
    allFoundFiles[name] = new
    return new
  }
}

/// The memory of each kind of storage, by its type.
@MainActor private var allFoundFiles: [ObjectIdentifier: AnyObject] = [:]

/// The bytes of files, hashed and compared as blocks of memory, since an array takes a step for each byte.
struct FileBytes: Hashable {
  let files: [String: [UInt8]]

  static func == (left: FileBytes, right: FileBytes) -> Bool {
    left.files.count == right.files.count
      && left.files.allSatisfy { path, bytes in
        right.files[path].map { isSame(bytes, $0) } ?? false
      }
  }

  private static func isSame(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard left.count == right.count else { return false }
    return left.withUnsafeBytes { left in
      right.withUnsafeBytes { right in
        guard let one = left.baseAddress, let other = right.baseAddress else { return true }
        return memcmp(one, other, left.count) == 0
      }
    }
  }

  func hash(into hasher: inout Hasher) {
    // In any order, as the files are in none.
    var sum = 0
    for (path, bytes) in files {
      var file = Hasher()
      file.combine(path)
      bytes.withUnsafeBytes { file.combine(bytes: $0) }
      sum &+= file.finalize()
    }
    hasher.combine(sum)
  }
}
