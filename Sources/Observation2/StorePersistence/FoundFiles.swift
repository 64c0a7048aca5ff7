import Foundation

/// What was found in files of one kind, by their bytes.
///
/// Flows and explorations install an app over and over, and each installation comes to files that another one has had.
/// To read them costs more than most of what is looked at after a step, and finds the same.
@MainActor
package final class FoundFiles<Contents> {
  private var found: [FileBytes: Contents] = [:]
  /// More than so many are not kept: what is typed at random may be stored.
  private static var most: Int { 256 }

  /// Creates a memory of no files.
  package init() {}

  /// What was found in files of these bytes; `nil` if nobody has opened such files yet.
  subscript(bytes: [String: [UInt8]]) -> Contents? {
    get { found[FileBytes(files: bytes)] }
    set {
      if found.count >= Self.most { found = [:] }
      found[FileBytes(files: bytes)] = newValue
    }
  }

  /// Those of a kind of storage.
  static func of<Storage: StoredInFiles>(_ type: Storage.Type) -> FoundFiles
  where Storage.Contents == Contents {
    let name = ObjectIdentifier(type)
    if let known = allFoundFiles[name] as? FoundFiles { return known }
    let new = FoundFiles()
    allFoundFiles[name] = new
    return new
  }
}

/// Those of every kind of storage, by its type.
@MainActor private var allFoundFiles: [ObjectIdentifier: AnyObject] = [:]

/// The bytes of files, which are hashed and compared as wholes: an array takes a step for each byte.
private struct FileBytes: Hashable {
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
