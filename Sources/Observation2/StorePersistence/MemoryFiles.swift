/// The files of a ``MemoryFileSystem`` at a moment, some of them as values that were not encoded yet.
///
/// Equal values have the same bytes, apart from the forms of equal characters.
struct MemoryFiles: Equatable {
  let bytes: [String: [UInt8]]
  /// The values that replace bytes.
  let values: [String: any Equatable]

  static func == (left: MemoryFiles, right: MemoryFiles) -> Bool {
    left.values.count == right.values.count
      && left.values.allSatisfy { path, value in
        right.values[path].map { isEqual(value, $0) } ?? false
      }
      && FileBytes(files: left.bytes) == FileBytes(files: right.bytes)
  }

  private static func isEqual<Value: Equatable>(_ value: Value, _ other: any Equatable) -> Bool {
    other as? Value == value
  }
}
