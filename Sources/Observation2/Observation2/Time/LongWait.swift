extension Clock where Duration == Swift.Duration {
  /// Waits, also for longer than the system's clocks can, which count nanoseconds in 64 bits and stop
  /// the program where those are too few.
  func wait(until deadline: Instant) async throws {
    let century = Duration.seconds(100 * 365 * 86_400)
    while now.duration(to: deadline) > century {
      try await sleep(until: now.advanced(by: century), tolerance: nil)
    }
    try await sleep(until: deadline, tolerance: nil)
  }
}
