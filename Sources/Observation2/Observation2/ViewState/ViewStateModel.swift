/// A data source that holds one value: all that a screen shows.
///
/// The presenter maps its state to the value, and the scene binds it with one statement:
///
/// ```swift
/// struct LoginViewState: Equatable {
///   var form = LoginForm()
///   var canSignIn = false
///   var failure: String?
/// }
/// presenter.viewState.drive(dataSource.rx.state).disposed(by: disposeBag)
/// ```
///
/// A read of a field follows that field alone. A new state notifies a body, or a `withObservationTracking`, if a field
/// that it has read differs:
///
/// ```swift
/// if let failure = dataSource.failure { text(failure) }
/// button("ログイン") { … }.disabled(!dataSource.canSignIn)
/// ```
///
/// `dataSource.form.email` is a read of `form`. Write `dataSource[\.form.email]` to follow the email alone, and
/// ``editing(_:onEdit:)`` for controls that edit it. A field with the name of a member, such as `state`, is
/// `dataSource[\.state]`. A text that differs only in its scalars differs, as for ``Observed``.
///
/// The rules of ``Observed`` hold: ``ObservedModel/willChange`` emits before a set, and a set from inside a
/// notification wins over the one around it (rule 11 of <doc:TheRules>). A set in place copies the state.
///
/// A field that nothing follows is forgotten. At most 512 are followed at a time: a body that reads a further one
/// follows the whole state instead, and runs more often than it must.
///
/// - Complexity: a set is O(n) for the n fields that are followed, with a comparison of each.
@dynamicMemberLookup
public final class ViewStateModel<State: Equatable>: ObservedModel {
  @Observed private var whole: State
  private var slot = MainSlot<StateFields<State>>()

  /// Creates a data source that shows a state until the first one is bound.
  public init(_ state: State) {
    let fields = StateFields<State>()
    _whole = Observed(state) { [weak fields] in fields?.areSame($0, $1) ?? true }
    slot.fill(fields)
  }

  /// The whole state.
  ///
  /// A body that reads it runs again after each change of any field.
  public var state: State {
    get { read(\.self) }
    set { whole = newValue }
  }

  /// A field of the state.
  public subscript<Value: Equatable>(dynamicMember path: KeyPath<State, Value>) -> Value {
    read(path)
  }

  /// A value that is derived from the state and can't be compared; to read it follows the whole state.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value {
    state[keyPath: path]
  }

  /// A field at any depth: `dataSource[\.form.email]`.
  public subscript<Value: Equatable>(path: KeyPath<State, Value>) -> Value {
    read(path)
  }

  /// Offers the fields of a form to controls that edit them.
  ///
  /// ```swift
  /// let form = dataSource.editing(\.form) { delegate?.loginViewDidEdit($0) }
  /// textField(form.email, placeholder: "メール")
  /// toggle("ログインしたままにする", isOn: form.staysSignedIn)
  /// ```
  ///
  /// The controls show the state, and change only when it does. `\.self` is a form of the whole state.
  ///
  /// - Parameters:
  ///   - form: The path of the form in the state.
  ///   - onEdit: Called with each edit, which the interactor applies to its own copy of the form.
  /// - Returns: The fields of the form.
  public func editing<Form>(
    _ form: KeyPath<State, Form>,
    onEdit: @escaping @MainActor (StateEdit<Form>) -> Void
  ) -> StateEditor<State, Form> {
    StateEditor(model: self, form: form, onEdit: onEdit)
  }

  /// The number of fields that are remembered since something has read them.
  package var fieldCount: Int { slot.object?.count ?? 0 }

  private func read<Value: Equatable>(_ path: KeyPath<State, Value>) -> Value {
    if let fields = slot.object {
      if fields.isEmpty { PropertyReading.track(fields) { _ = whole } }
      fields.noteRead(path)
    }
    return _whole.stored[keyPath: path]
  }
}

extension ViewStateModel: CustomReflectable {
  /// The fields of the state, as far as the mirror is made on the main thread.
  public nonisolated var customMirror: Mirror {
    // Unsafe, and never shared: written and read here alone, on the main thread.
    nonisolated(unsafe) var children: [Mirror.Child] = []
    if Domain.isOnMain {
      MainActor.assumeIsolated { children = Array(Mirror(reflecting: _whole.stored).children) }
    }
    return Mirror(
      self,
      children: children,
      displayStyle: .class,
      ancestorRepresentation: .suppressed
    )
  }
}
