/// A 64-bit FNV-1a checksum: finds damage, not malice.
///
/// A change of one byte always changes the checksum, since each step maps different hashes to
/// different ones.
struct Checksum {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  static func text(of bytes: some Sequence<UInt8>) -> String {
    var checksum = Checksum()
    checksum.add(bytes)
    return checksum.text
  }

  /// The checksum as 16 hexadecimal digits.
  var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }
}
