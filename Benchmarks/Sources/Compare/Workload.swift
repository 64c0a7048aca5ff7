/// One row of the comparison.
struct Workload {
  let id: String
  let quantity: Meter.Quantity
  let base: Base
  /// The limit of our cost, as a multiple of the base's.
  let limit: Double
  let prepare: @MainActor (Inputs) async -> Trial

  init(
    _ id: String,
    _ quantity: Meter.Quantity = .cpuTime,
    against base: Base,
    limit: Double,
    prepare: @escaping @MainActor (Inputs) async -> Trial
  ) {
    self.id = id
    self.quantity = quantity
    self.base = base
    self.limit = limit
    self.prepare = prepare
  }

  var unit: String {
    switch quantity {
    case .cpuTime: "ns"
    case .heap: "bytes"
    }
  }
}
