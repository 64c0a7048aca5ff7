import Observation2

/// Models with every supported kind of property.
@MainActor protocol HasTitle: AnyObject {
  var title: String { get set }
}

class PlainModel: ObservedModel, HasTitle {
  @Observed var title = ""
  @Observed var count = 0
  @Observed private(set) var secret = 0
  @Observed var list: [Int] = []
  @Observed(.didSet) var late = 0

  func reveal(_ value: Int) { secret = value }
}

final class DerivedModel: PlainModel {
  @Observed var extra = 0
}

final class GenericModel<Value>: ObservedModel {
  @Observed var value: Value

  init(_ value: Value) { _value = Observed(wrappedValue: value) }
}

/// A value that can't be compared.
struct Opaque {
  var number = 0
}

final class OpaqueModel: ObservedModel {
  @Observed var opaque = Opaque()
}
