/// A time as a recording shows it: `[seconds, attoseconds]`; a `Duration` would be encoded as two
/// words of its memory.
struct RecordedTime: Codable {
  /// The largest number of seconds, chosen so that the sum of two such times can be written too.
  private static let most = UInt64(1) << 62

  let duration: Duration

  init(_ duration: Duration) {
    self.duration = duration
  }

  init(from decoder: any Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    let seconds = try parts.decode(Int64.self)
    let attoseconds = try parts.decode(Int64.self)
    guard seconds.magnitude <= Self.most, attoseconds.magnitude < 1_000_000_000_000_000_000 else {
      throw DecodingError.dataCorruptedError(
        in: parts,
        debugDescription: "[\(seconds), \(attoseconds)] is a time that no clock shows."
      )
    }
    duration = Duration(secondsComponent: seconds, attosecondsComponent: attoseconds)
  }

  func encode(to encoder: any Encoder) throws {
    var parts = encoder.unkeyedContainer()
    try parts.encode(duration.components.seconds)
    try parts.encode(duration.components.attoseconds)
  }
}
