/// What one stage of a subscription remembers between values.
///
/// Access is not checked for overlaps at run time: a stage is called by its source alone, one value
/// at a time, and a re-entrant send is queued by the hub (rule 3 of <doc:TheRules>).
@usableFromInline
final class StageState<Value> {
  @exclusivity(unchecked) @usableFromInline var value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
  }
}
