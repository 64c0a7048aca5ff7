/// FNV-1a of 64 bits: finds damage, not malice.
///
/// A change of one byte always gives another checksum, since each step maps what was different
/// before to what is different after.
struct Checksum {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  static func text(of bytes: some Sequence<UInt8>) -> String {
    var checksum = Checksum()
    checksum.add(bytes)
    return checksum.text
  }

  /// 16 digits.
  var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }
}
