/// One way of doing a workload's operation.
struct Contender {
  /// Runs `rounds` rounds and returns the checksum of the results.
  ///
  /// Work that is not measured happens before the meter is started or after it is stopped.
  typealias Body = @MainActor (_ rounds: Int, _ meter: inout Meter) -> Int

  let body: Body
  /// The expected checksum, if it differs from the trial's.
  let expected: ((_ rounds: Int) -> Int)?

  /// Calls `prepare`, which builds the objects that all rounds share and returns the body that uses
  /// them.
  @MainActor
  init(expected: ((_ rounds: Int) -> Int)? = nil, _ prepare: @MainActor () -> Body) {
    self.expected = expected
    body = prepare()
  }
}
