public import Scenes

extension Stage {
  /// Gives a control another value, as a person does who drags a slider or turns a wheel.
  ///
  /// - Parameters:
  ///   - query: The control.
  ///   - value: The value; of a slider the place between its ends, of a picker the index of the choice.
  /// - Throws: ``ScreenError``, also when the element takes no value.
  public func change(_ query: ScreenQuery, to value: ScreenValue) throws(ScreenError) {
    let target = try reach(query).element
    guard target.element.events.contains(.value) else {
      throw .notTaken("another value", by: target.element)
    }
    send(.value(value), to: target.id)
  }

  /// Does what assistive technology offers to do with an element.
  ///
  /// - Throws: ``ScreenError``, also when it offers nothing of that name.
  public func performAccessibilityAction(
    _ name: String,
    on query: ScreenQuery
  ) throws(ScreenError) {
    let target = try reach(query).element
    guard let index = target.element.accessibilityActions.firstIndex(of: name) else {
      throw .notTaken("the action “\(name)”", by: target.element)
    }
    send(.accessibilityAction(index), to: target.id)
  }
}
