/// What the cases of an enumeration store, as the runtime describes the type.
///
/// The words that are read here are a part of Swift's stable binary interface: a mirror tells only of a value in which
/// case it is, and takes far longer for that.
enum EnumPayloads {
  /// The types of what the cases of an enumeration store.
  ///
  /// - Parameter type: An enumeration.
  /// - Returns: The types of all payloads; `nil` if one of them can't be told.
  static func types(of type: Any.Type) -> [Any.Type]? {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let word = MemoryLayout<Int>.size
    let descriptor = metadata.load(fromByteOffset: word, as: UnsafeRawPointer.self)
    // The flags, the parent, the name and a function come before.
    guard let fields = target(of: descriptor + 16) else { return nil }
    let isGeneric = descriptor.load(as: UInt32.self) & 0x80 != 0
    let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    var types: [Any.Type] = []
    for index in 0..<count {
      // A case without a payload has no name of a type.
      guard let name = target(of: fields + 16 + index * size + 4) else { continue }
      let known = _getTypeByMangledNameInContext(
        name.assumingMemoryBound(to: UInt8.self),
        length(of: name),
        genericContext: isGeneric ? descriptor : nil,
        genericArguments: isGeneric ? metadata + 2 * word : nil
      )
      guard let known else { return nil }
      types.append(known)
    }
    return types
  }

  /// What a word refers to that says how far away it is; `nil` if nothing.
  private static func target(of word: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(word.load(as: Int32.self))
    return distance == 0 ? nil : word + distance
  }

  /// The length of a type's name in bytes: a reference in it may have zeros.
  private static func length(of name: UnsafeRawPointer) -> UInt {
    var end = 0
    while true {
      switch name.load(fromByteOffset: end, as: UInt8.self) {
      case 0: return UInt(end)
      case 0x01...0x17: end += 1 + MemoryLayout<Int32>.size
      case 0x18...0x1F: end += 1 + MemoryLayout<Int>.size
      default: end += 1
      }
    }
  }
}
