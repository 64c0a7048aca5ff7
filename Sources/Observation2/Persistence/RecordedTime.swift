/// A time as a recording shows it: `[seconds, attoseconds]`, where a `Duration` by itself would be
/// written as two words of its memory.
struct RecordedTime: Codable {
  let duration: Duration

  init(_ duration: Duration) {
    self.duration = duration
  }

  init(from decoder: any Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    let seconds = try parts.decode(Int64.self)
    duration = Duration(
      secondsComponent: seconds,
      attosecondsComponent: try parts.decode(Int64.self)
    )
  }

  func encode(to encoder: any Encoder) throws {
    var parts = encoder.unkeyedContainer()
    try parts.encode(duration.components.seconds)
    try parts.encode(duration.components.attoseconds)
  }
}
