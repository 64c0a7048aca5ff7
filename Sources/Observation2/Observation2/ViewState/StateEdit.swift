/// An edit of one field: the path of the field and its new value.
///
/// A form needs one delegate method, one action and one line of a reducer for all of its fields:
///
/// ```swift
/// func loginViewDidEdit(_ edit: StateEdit<LoginForm>) { interactor.send(.edit(edit)) }
///
/// case .edit(let edit):
///   edit.apply(to: &state.form)
///   if edit.changes(\.email) { state.failure = nil }
/// ```
///
/// In a test you write it as `.edit(.set(\.email, to: "a@b.example"))`. To record such an action, name the fields
/// (``NamedFields``).
public struct StateEdit<State>: Sendable {
  let path: any PartialKeyPath<State> & Sendable
  let value: any Equatable & Sendable
  private let assign: @Sendable (inout State) -> Void

  /// Returns the edit that gives a field a value.
  public static func set<Value: Equatable & Sendable>(
    _ path: any WritableKeyPath<State, Value> & Sendable,
    to value: Value
  ) -> StateEdit {
    StateEdit(path: path, value: value) { $0[keyPath: path] = value }
  }

  /// Sets the field.
  public func apply(to state: inout State) {
    assign(&state)
  }

  /// Returns a Boolean value that indicates whether the edit sets the field at a path.
  public func changes<Value>(_ path: KeyPath<State, Value>) -> Bool {
    self.path as AnyKeyPath == path as AnyKeyPath
  }
}

extension StateEdit: Equatable {
  /// Returns a Boolean value that indicates whether two edits give the same field equal values.
  public static func == (left: StateEdit, right: StateEdit) -> Bool {
    left.path == right.path && ErasedEquality.isEqual(left.value, right.value)
  }
}

extension StateEdit: CustomStringConvertible {
  /// The field and its value, as in `email = "a@b.example"`.
  ///
  /// It shows the value of a secret field, too. A subscript or a computed property in the path is shown as `…`.
  public var description: String { "\(name) = \(String(reflecting: value))" }

  /// The path without its root type, and without the addresses that differ between launches.
  var name: String {
    var text = Substring("\(path)")
    let root = "\\\(State.self)."
    if text.hasPrefix(root) { text = text.dropFirst(root.count) }
    var name = ""
    while let start = text.firstRange(of: "<computed "),
      let end = text[start.upperBound...].firstRange(of: ")>")
    {
      name += text[..<start.lowerBound] + "…"
      text = text[end.upperBound...]
    }
    return name + text
  }
}
