public import Observation2

/// A slice of a store that can be read and, through an action, written, as for a text field.
///
/// ```swift
/// let name = store.binding(\.name) { .nameChanged($0) }
/// name.driver.drive(dataSource.rx[\.name]).disposed(by: bag)
/// name.wrappedValue = "Aoi"              // sends .nameChanged("Aoi")
/// ```
///
/// It retains the store.
@MainActor
public struct StoreBinding<Value> {
  /// The slice: its value, then each different one.
  public let driver: Driver<Value>
  private let read: @MainActor () -> Value
  private let write: @MainActor (Value) -> Void

  init(
    _ driver: Driver<Value>,
    read: @escaping @MainActor () -> Value,
    write: @escaping @MainActor (Value) -> Void
  ) {
    self.driver = driver
    self.read = read
    self.write = write
  }

  /// The value in the store; setting it sends the action.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
}

extension Store {
  /// A binding to a property of the state, which an action changes.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - action: Makes the action that requests a new value; the reducer decides what it does.
  /// - Returns: A binding that retains the store.
  public func binding<Value: Equatable>(
    _ path: KeyPath<State, Value>,
    send action: @escaping (Value) -> Action
  ) -> StoreBinding<Value> {
    StoreBinding(
      driver(path),
      read: { self.state[keyPath: path] },
      write: { self.send(action($0)) }
    )
  }
}
