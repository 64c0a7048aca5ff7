/// A place in source code, for reports.
///
/// Twelve bytes that need no alignment, since every live subscription holds one; a `StaticString`
/// alone takes more.
public struct SourceSpot: Hashable, Sendable, CustomStringConvertible {
  /// The address of the literal's zero-terminated text, which exists as long as the program runs:
  /// its lower and its upper half.
  private let lower: UInt32
  private let upper: UInt32
  private let number: UInt32

  /// Creates a place; by default the caller's.
  public init(fileID: StaticString = #fileID, line: UInt = #line) {
    // A literal of a single character may be stored without text; no file is named like that.
    let hasText = fileID.hasPointerRepresentation
    let address = hasText ? UInt64(UInt(bitPattern: fileID.utf8Start)) : 0
    lower = UInt32(truncatingIfNeeded: address)
    upper = UInt32(truncatingIfNeeded: address >> 32)
    number = UInt32(clamping: line)
  }

  /// Module and file, as `#fileID` gives them.
  public var fileID: String {
    let address = UInt(truncatingIfNeeded: UInt64(upper) << 32 | UInt64(lower))
    return UnsafePointer<UInt8>(bitPattern: address).map { String(cString: $0) } ?? ""
  }

  /// The line, from 1.
  public var line: UInt { UInt(number) }

  /// `Module/File.swift:12`.
  public var description: String { "\(fileID):\(line)" }

  /// Whether both name the same line of the same file.
  public static func == (left: SourceSpot, right: SourceSpot) -> Bool {
    left.number == right.number && (left.isInTextOf(right) || left.fileID == right.fileID)
  }

  /// Feeds the place to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }

  /// The order of reports: by file, then by line.
  func precedes(_ other: SourceSpot) -> Bool {
    if isInTextOf(other) { return number < other.number }
    let (mine, others) = (fileID, other.fileID)
    return mine == others ? number < other.number : mine < others
  }

  /// Whether both were made of the same literal, which saves comparing texts.
  private func isInTextOf(_ other: SourceSpot) -> Bool {
    lower == other.lower && upper == other.upper
  }
}
