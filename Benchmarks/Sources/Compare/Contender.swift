/// One way of doing a workload's operation.
struct Contender {
  /// Does `rounds` rounds and answers the checksum of what came out.
  ///
  /// What is not to be measured happens before it starts the meter or after it stops it.
  typealias Body = @MainActor (_ rounds: Int, _ meter: inout Meter) -> Int

  let body: Body
  /// The checksum that it must have, where that is not its trial's.
  let expected: ((_ rounds: Int) -> Int)?

  /// Calls `prepare`, which builds what is built once and gives the body that uses it.
  @MainActor
  init(expected: ((_ rounds: Int) -> Int)? = nil, _ prepare: @MainActor () -> Body) {
    self.expected = expected
    body = prepare()
  }
}
