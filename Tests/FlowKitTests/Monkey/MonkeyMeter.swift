@testable import FlowEngine
@testable import FlowFormat
@testable import FlowReports

/// The cost of random fire: its steps in a second, and how the memory grows from round to round.
///
/// It is no part of the report, which is the same each time.
@MainActor
final class MonkeyMeter: CustomStringConvertible {
  /// The number of steps after which the memory counts, since the first ones fill what is kept for good.
  private let warmUp: Int
  private let start = ContinuousClock.now
  private var steps = 0
  private var first: Int?
  private var last: Int?

  /// - Parameter steps: The number of steps that will be played.
  init(steps: Int) {
    warmUp = steps / 5
  }

  /// Takes the memory after a round.
  ///
  /// - Parameter steps: The number of steps in all.
  func take(after steps: Int) {
    self.steps = steps
    guard steps >= warmUp else { return }
    last = HeapUse.bytes
    first = first ?? last
  }

  /// How much more memory is in use than after the warm-up, in bytes; `nil` where it is unknown.
  var growth: Int? {
    guard let first, let last else { return nil }
    return last - first
  }

  var description: String {
    let seconds = max(FlowSeconds.milliseconds(ContinuousClock.now - start) / 1000, 0.001)
    let speed = "\(Int(Double(steps) / seconds)) steps per second"
    // A run that breaks or is stopped early has nothing to compare.
    guard steps > warmUp else { return speed }
    guard let growth else { return "\(speed); nobody can tell the memory in use" }
    let kilobytes = FlowNumber.text(of: (Double(growth) / 1000).rounded())
    return "\(speed); the memory in use has grown by \(kilobytes) kB from step \(warmUp) on"
  }
}
