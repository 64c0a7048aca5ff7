/// A value that a control shows, with a closure that receives each edit.
///
/// A ``StateEditor`` makes one for each field of a form. Make one yourself for a value of another source:
///
/// ```swift
/// textField(EditableField(dataSource.word) { delegate?.searchViewDidEditWord($0) })
/// ```
@MainActor
public struct EditableField<Value> {
  /// The value that the control shows.
  public let value: Value
  /// Called with the value that a person has chosen.
  public let onChange: @MainActor (Value) -> Void

  /// Creates a field that shows a value.
  public init(_ value: Value, onChange: @escaping @MainActor (Value) -> Void) {
    self.value = value
    self.onChange = onChange
  }
}
