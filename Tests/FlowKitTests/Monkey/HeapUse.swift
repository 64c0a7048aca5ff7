import Foundation

/// The memory that the process has allocated and not freed.
enum HeapUse {
  #if canImport(Darwin)
  /// The number of bytes.
  static var bytes: Int? {
    var statistics = malloc_statistics_t()
    malloc_zone_statistics(nil, &statistics)
    return Int(statistics.size_in_use)
  }
  #else
  private typealias Describe = @convention(c) (CInt, UnsafeMutablePointer<FILE>) -> CInt

  /// The number of bytes; `nil` where the C library does not tell.
  ///
  /// The allocator of GNU's C library describes itself as XML. The function is looked up by its name, since
  /// Swift does not see its header.
  static var bytes: Int? {
    guard let symbol = dlsym(nil, "malloc_info") else { return nil }
    let describe = unsafeBitCast(symbol, to: Describe.self)
    var buffer: UnsafeMutablePointer<CChar>?
    var count = 0
    guard let file = open_memstream(&buffer, &count) else { return nil }
    let failed = describe(0, file) != 0
    fclose(file)
    guard let buffer else { return nil }
    defer { free(buffer) }
    return failed ? nil : used(in: String(cString: buffer))
  }
  #endif

  /// Reads the description: what the system has given, without the free part, and including what is mapped by itself.
  static func used(in description: String) -> Int? {
    guard let sums = description.components(separatedBy: "</heap>").last,
      let system = size(of: "<system type=\"current\"", in: sums)
    else { return nil }
    let free = ["fast", "rest"].compactMap { size(of: "<total type=\"\($0)\"", in: sums) }
    let mapped = size(of: "<total type=\"mmap\"", in: sums) ?? 0
    return system - free.reduce(0, +) + mapped
  }

  private static func size(of tag: String, in text: String) -> Int? {
    guard let start = text.range(of: tag) else { return nil }
    let rest = text[start.upperBound...].prefix { $0 != ">" }
    guard let size = rest.range(of: "size=\"") else { return nil }
    return Int(rest[size.upperBound...].prefix { $0 != "\"" })
  }
}
