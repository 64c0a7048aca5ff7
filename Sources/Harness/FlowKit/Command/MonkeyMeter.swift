import HeapMeter

/// What random fire costs: its steps in a second, and how the memory grows from round to round.
///
/// It is no part of the report, which is the same each time.
@MainActor
final class MonkeyMeter: CustomStringConvertible {
  /// The number of steps after which the memory counts, since the first ones fill what is kept for good.
  private let warmUp: Int
  private let start = ContinuousClock.now
  private var steps = 0
  private var bytes: [Int]

  /// - Parameter steps: The number of steps that will be played.
  init(steps: Int) {
    warmUp = steps / 5
    bytes = []
    // Has all the room that it will need, so that it does not grow itself.
    bytes.reserveCapacity(steps / 100 + 2)
  }

  /// Takes the memory after a round.
  ///
  /// - Parameter steps: The number of steps in all.
  func take(after steps: Int) {
    self.steps = steps
    if steps >= warmUp { bytes.append(Int(heap_meter_bytes_in_use())) }
  }

  /// How much more memory is in use than after the warm-up, in bytes.
  var growth: Int { (bytes.last ?? 0) - (bytes.first ?? 0) }

  var description: String {
    let seconds = max(FlowSeconds.milliseconds(ContinuousClock.now - start) / 1000, 0.001)
    let kilobytes = FlowNumber.text(of: (Double(growth) / 1000).rounded())
    return "\(Int(Double(steps) / seconds)) steps per second; the memory in use has grown by "
      + "\(kilobytes) kB from step \(warmUp) on"
  }
}
