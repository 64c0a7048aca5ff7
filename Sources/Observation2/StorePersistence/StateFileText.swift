import Foundation

/// The bytes of a state's file, taken apart: a header line, then the value.
///
/// ```
/// {"checksum":"9c6a…","format":2,"version":1}
/// {"count":3}
/// ```
///
/// The checksum covers the whole file but its own digits. Only the exact bytes that ``make(_:_:)``
/// would write are accepted.
struct StateFileText {
  /// The reason why bytes are not such a file.
  struct Problem: Error, CustomStringConvertible {
    let reason: String
    var description: String { reason }
  }

  private struct Header: Decodable {
    let checksum: String
    let format: Int?
    let version: Int
  }

  let version: Int
  let payload: ArraySlice<UInt8>

  static func make(_ version: Int, _ payload: [UInt8]) -> [UInt8] {
    Array(header(version, payload).utf8) + payload
  }

  static func parse(_ bytes: [UInt8]) -> Result<StateFileText, Problem> {
    let line = bytes.firstIndex(of: 0x0A)
    if let line, let version = usualVersion(in: bytes[...line]) {
      let payload = bytes[(line + 1)...]
      if Self.header(version, payload).utf8.elementsEqual(bytes[...line]) {
        return .success(StateFileText(version: version, payload: payload))
      }
    }
    guard let end = line,
      let header = try? JSONDecoder().decode(Header.self, from: Data(bytes[..<end]))
    else { return .failure(Problem(reason: "it has no header")) }
    guard header.format != nil else {
      let reason = "it is of the format before 2, in which nothing protects the version"
      return .failure(Problem(reason: reason))
    }
    let payload = bytes[(end + 1)...]
    guard Self.header(header.version, payload).utf8.elementsEqual(bytes[...end]) else {
      return .failure(Problem(reason: "its checksum does not match"))
    }
    return .success(StateFileText(version: header.version, payload: payload))
  }

  /// The version that a header of the usual length says, which a decoder takes longer to find.
  private static func usualVersion(in header: ArraySlice<UInt8>) -> Int? {
    let digits = header.dropFirst(lengthBeforeVersion).dropLast("}\n".utf8.count)
    return Int(String(decoding: digits, as: UTF8.self))
  }

  private static let lengthBeforeVersion =
    header(0, checksum: Checksum().text).utf8.count - "0}\n".utf8.count

  private static func header(_ version: Int, _ payload: some Sequence<UInt8>) -> String {
    var checksum = Checksum()
    checksum.add(header(version, checksum: "").utf8)
    checksum.add(payload)
    return header(version, checksum: checksum.text)
  }

  private static func header(_ version: Int, checksum: String) -> String {
    #"{"checksum":"\#(checksum)","format":2,"version":\#(version)}"# + "\n"
  }
}
