import Foundation

/// The bytes of a state's file, taken apart: a header line, then the value.
struct StateFileText {
  /// Why bytes are no such file.
  struct Problem: Error, CustomStringConvertible {
    let reason: String
    var description: String { reason }
  }

  private struct Header: Codable {
    let checksum: String
    let version: Int
  }

  let version: Int
  let payload: ArraySlice<UInt8>

  static func make(_ version: Int, _ payload: [UInt8]) -> [UInt8] {
    let header = #"{"checksum":"\#(Checksum.text(of: payload))","version":\#(version)}"#
    return Array(header.utf8) + [0x0A] + payload
  }

  static func parse(_ bytes: [UInt8]) -> Result<StateFileText, Problem> {
    guard let end = bytes.firstIndex(of: 0x0A),
      let header = try? JSONDecoder().decode(Header.self, from: Data(bytes[..<end]))
    else { return .failure(Problem(reason: "it has no header")) }
    let payload = bytes[(end + 1)...]
    guard Checksum.text(of: payload) == header.checksum else {
      return .failure(Problem(reason: "its checksum does not match"))
    }
    return .success(StateFileText(version: header.version, payload: payload))
  }
}

/// FNV-1a of 64 bits: finds damage, not malice.
enum Checksum {
  static func text(of bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
