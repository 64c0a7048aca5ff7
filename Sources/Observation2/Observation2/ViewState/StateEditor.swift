/// The fields of a form, for controls that edit them.
///
/// ``ViewStateModel/editing(_:onEdit:)`` makes it.
@MainActor
@dynamicMemberLookup
public struct StateEditor<State: Equatable, Form> {
  let model: ViewStateModel<State>
  let form: KeyPath<State, Form>
  let onEdit: @MainActor (StateEdit<Form>) -> Void

  /// A field of the form; to read it follows that field alone.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember path: any WritableKeyPath<Form, Value> & Sendable
  ) -> EditableField<Value> {
    self[path]
  }

  /// A field of the form at any depth: `form[\.address.city]`.
  public subscript<Value: Equatable & Sendable>(
    path: any WritableKeyPath<Form, Value> & Sendable
  ) -> EditableField<Value> {
    let onEdit = onEdit
    return EditableField(model[form.appending(path: path)]) { onEdit(.set(path, to: $0)) }
  }
}
