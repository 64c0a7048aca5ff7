extension Clock where Duration == Swift.Duration {
  /// Waits, also for longer than the system's clocks can: they count nanoseconds in 64 bits and
  /// trap if those overflow.
  func wait(until deadline: Instant) async throws {
    let century = Duration.seconds(100 * 365 * 86_400)
    while now.duration(to: deadline) > century {
      try await sleep(until: now.advanced(by: century), tolerance: nil)
    }
    try await sleep(until: deadline, tolerance: nil)
  }
}
