/// The state of one operator of a subscription between values.
///
/// Access is not checked for overlaps at run time: an operator is called by its source alone, one
/// value at a time, and a re-entrant send is queued by the hub (rule 3 of <doc:TheRules>).
@usableFromInline
final class OperatorState<Value> {
  @exclusivity(unchecked) @usableFromInline var value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
  }
}
