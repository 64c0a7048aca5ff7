import Observation2

/// A property that a driver of a random graph is bound to.
final class GraphProperty: ObservedModel, ReactiveCompatible {
  @Observed var value: Int

  init(_ value: Int) { _value = Observed(wrappedValue: value) }
}
