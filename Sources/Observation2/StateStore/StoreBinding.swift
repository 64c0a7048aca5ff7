public import Observation2

/// A slice of a store that can be read and, through an action, written: what a text field needs.
///
/// ```swift
/// let name = store.binding(\.name) { .nameChanged($0) }
/// name.driver.drive(dataSource.rx[\.name]).disposed(by: bag)
/// name.wrappedValue = "Aoi"              // sends .nameChanged("Aoi")
/// ```
///
/// It keeps the store alive.
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
  ///   - action: The action that asks for a new value; what it really does is the reducer's.
  /// - Returns: A binding that keeps the store alive.
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
