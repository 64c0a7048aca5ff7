import CMeter

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Measures one row at n, 4 n and 16 n.
///
/// The exponent is the slope of the line, fitted by least squares, through the logarithms of the
/// totals over those of the sizes; each total is the least of its repetitions, which take turns.
@MainActor
struct GrowthRunner {
  /// The least time of a repetition, which runs its row several times if needed: a thousand times
  /// the clock's resolution.
  private static let leastTime = 1e6
  /// The time budget of a row, exceeded only for the least number of repetitions.
  private static let budget = 0.15e9
  private static let repetitions = 5...30
  /// A row that took this long is not measured at a larger size, since it would hang if it were
  /// worse than linear.
  private static let longest = 0.1e9
  /// A row that takes this long below its smallest size is measured from a fourth of that.
  private static let longestStart = 5e6
  /// Less heap than this is the spare capacity of buffers, independent of the size.
  private static let noticeableBytes = 32_768.0

  func run(_ row: GrowthRow) async -> GrowthResult {
    var points: [Point] = []
    var fault: String?
    let least = await startingSize(of: row, &fault)
    for n in [least, least * 4, least * 16] {
      // An exponent needs at least two points.
      if points.count > 1, isHopeless(points) { break }
      points.append(await Point(n, of: row, &fault))
    }
    // A row that misses its limit by little may have been disturbed; more repetitions tell.
    for attempt in 0..<6 {
      let excess = exponent(points, row) - row.limit.exponent
      if attempt > 0, excess <= 0 || excess > 0.35 { break }
      await repeatMeasuring(&points, of: row, &fault)
    }
    return GrowthResult(
      row: row,
      n: points[points.count - 1].n,
      nanosecondsPerItem: points[points.count - 1].perItem(.time),
      bytesPerItem: row.quantity == .bytes ? points[points.count - 1].perItem(.bytes) : nil,
      exponent: exponent(points, row),
      isCutShort: points.count < 3,
      fault: fault
    )
  }

  /// Returns the row's smallest size, or a smaller one, found by doubling, if that takes too long.
  private func startingSize(of row: GrowthRow, _ fault: inout String?) async -> Int {
    var n = 2
    while n < row.n {
      var point = await Point(n, of: row, &fault)
      // Again, because the first time includes the cost of new memory.
      if point.effort > Self.longestStart { await point.measure(row, leastTime: 0, &fault) }
      if point.effort > Self.longestStart { return max(n / 4, 1) }
      n *= 2
    }
    return row.n
  }

  /// Whether the next size would take too long.
  private func isHopeless(_ points: [Point]) -> Bool {
    let (last, before) = (points[points.count - 1].effort, points[points.count - 2].effort)
    return last > Self.longest || last > Self.longestStart && last > 10 * before
  }

  private func repeatMeasuring(
    _ points: inout [Point],
    of row: GrowthRow,
    _ fault: inout String?
  ) async {
    var spent = 0.0
    // A result that takes this long stands out from noise without repetitions.
    if points.contains(where: { $0.effort > Self.budget }) { return }
    for repetition in 0..<Self.repetitions.upperBound {
      if spent > Self.budget, repetition >= Self.repetitions.lowerBound { break }
      for index in points.indices {
        await points[index].measure(row, leastTime: Self.leastTime, &fault)
        spent += points[index].effort * Double(points[index].times)
      }
    }
  }

  private func exponent(_ points: [Point], _ row: GrowthRow) -> Double {
    let logarithms = points.map { point in
      let total = row.quantity == .time ? point.nanoseconds : max(point.bytes, Self.noticeableBytes)
      return (x: log(Double(point.n)), y: log(max(total, 1)))
    }
    let count = Double(points.count)
    let middleX = logarithms.reduce(0) { $0 + $1.x } / count
    let middleY = logarithms.reduce(0) { $0 + $1.y } / count
    let rise = logarithms.reduce(0) { $0 + ($1.x - middleX) * ($1.y - middleY) }
    let run = logarithms.reduce(0) { $0 + ($1.x - middleX) * ($1.x - middleX) }
    return rise / run
  }
}

/// The cost of a row at one size.
@MainActor
private struct Point {
  let n: Int
  /// The number of runs in a repetition, so that it is long enough.
  private(set) var times = 1
  /// The least total.
  private(set) var nanoseconds = Double.infinity
  private(set) var bytes = Double.infinity
  /// The time including the work that is not measured.
  private(set) var effort = Double.infinity

  /// Runs the row for the first time.
  init(_ n: Int, of row: GrowthRow, _ fault: inout String?) async {
    self.n = n
    await measure(row, leastTime: 0, &fault)
  }

  func perItem(_ quantity: Gauge.Quantity) -> Double {
    (quantity == .time ? nanoseconds : bytes) / Double(n)
  }

  /// Runs a repetition.
  mutating func measure(_ row: GrowthRow, leastTime: Double, _ fault: inout String?) async {
    if nanoseconds < leastTime, row.quantity == .time {
      let needed = min(leastTime / max(nanoseconds, 1), 50 * leastTime / effort, 10_000)
      times = max(times, Int(needed.rounded(.up)))
    }
    var gauge = Gauge(row.quantity)
    let start = cpu_nanoseconds()
    for _ in 0..<times {
      let outcome = await row.body(n, &gauge)
      if let wrong = row.expected.fault(of: outcome, for: n) { fault = "\(row.what): \(wrong)" }
    }
    effort = min(effort, (cpu_nanoseconds() - start) / Double(times))
    nanoseconds = min(nanoseconds, gauge.nanoseconds / Double(times))
    bytes = min(bytes, gauge.bytes / Double(times))
  }
}
