import Observation2

/// The operators of case files, by their names there.
@MainActor
enum MarbleOperators {
  typealias Make = (MarbleContext) throws -> MarbleResult
  typealias MakeValues = (MarbleContext) throws -> EventStream<MarbleValue>

  static let table: [String: Make] = {
    var table = nesting
    table.merge(connecting) { first, _ in first }
    for family in [
      creation, transforming, filtering, taking, failures, flattening, combining, timing, sharing,
      subjects,
    ] {
      table.merge(family.mapValues { make in { .values(try make($0)) } }) { first, _ in first }
    }
    return table
  }()

  static func make(_ name: String, _ context: MarbleContext) throws -> MarbleResult {
    guard let make = table[name] else { throw MarbleUnknown("operator \(name)") }
    return try make(context)
  }
}
