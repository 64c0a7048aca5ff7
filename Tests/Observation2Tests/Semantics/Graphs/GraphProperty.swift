import Observation2

/// A property that a driver of a random graph is bound to.
final class GraphProperty: ObservedModel, ReactiveCompatible {
  @Observed var value: Int
  /// Another one, which nothing sets.
  @Observed var spare = 0

  /// A setter that keeps what is equal.
  var unequal: Int {
    get { value }
    set { if newValue != value { value = newValue } }
  }

  init(_ value: Int) { _value = Observed(wrappedValue: value) }
}
