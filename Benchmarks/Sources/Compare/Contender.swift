/// One way of doing a workload's operation.
struct Contender {
  /// Does `rounds` rounds and answers the checksum of what came out.
  ///
  /// What is not to be measured happens before it starts the meter or after it stops it.
  typealias Body = @MainActor (_ rounds: Int, _ meter: inout Meter) -> Int

  let body: Body

  /// - Parameter prepare: Builds what is built once and gives the body that uses it.
  @MainActor
  init(_ prepare: @MainActor () -> Body) {
    body = prepare()
  }
}
