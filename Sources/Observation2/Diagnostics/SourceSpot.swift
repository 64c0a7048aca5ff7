/// A place in somebody's source code, for reports.
///
/// Sixteen bytes, since every live subscription holds one; a `StaticString` alone takes more.
public struct SourceSpot: Hashable, Sendable, CustomStringConvertible {
  /// Where the text of the literal begins, which is there for as long as the program runs.
  private let address: UInt
  private let length: UInt32
  private let number: UInt32

  /// Creates a place; by default the caller's.
  public init(fileID: StaticString = #fileID, line: UInt = #line) {
    // A literal of a single character may be stored without text; no file is named like that.
    let hasText = fileID.hasPointerRepresentation
    address = hasText ? UInt(bitPattern: fileID.utf8Start) : 0
    length = hasText ? UInt32(clamping: fileID.utf8CodeUnitCount) : 0
    number = UInt32(clamping: line)
  }

  /// Module and file, as `#fileID` gives them.
  public var fileID: String {
    let start = UnsafePointer<UInt8>(bitPattern: address)
    return String(decoding: UnsafeBufferPointer(start: start, count: Int(length)), as: UTF8.self)
  }

  /// The line, from 1.
  public var line: UInt { UInt(number) }

  /// `Module/File.swift:12`.
  public var description: String { "\(fileID):\(line)" }

  /// Whether both name the same line of the same file.
  public static func == (left: SourceSpot, right: SourceSpot) -> Bool {
    left.number == right.number && left.fileID == right.fileID
  }

  /// Feeds the place to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }
}
