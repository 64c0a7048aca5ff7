extension EventStream {
  /// Goes from state to state and emits each one while the condition holds, then completes.
  ///
  /// ```
  /// generate(initial: 1, condition: { $0 < 10 }, iterate: { $0 * 2 })   1248|
  /// ```
  ///
  /// `iterate` is called only when another value is wanted. An error that a closure throws ends the
  /// stream. Since its condition may hold for ever, it takes turns with other sources of an operator
  /// (<doc:TheEventContract#Sources-that-give-all-at-once>).
  ///
  /// - Complexity: O(1) per value, no storage; it stops as soon as nobody listens.
  @inlinable
  public static func generate(
    initial: Element,
    condition: @escaping (Element) throws -> Bool,
    iterate: @escaping (Element) throws -> Element
  ) -> EventStream {
    EventStream { sink in
      let last = OperatorState<Element?>(nil)
      let turn = {
        do {
          let state = try last.value.map { try iterate($0) } ?? initial
          last.value = .some(state)
          if try condition(state) { return sink.next(state) }
          sink.end(.completed)
        } catch {
          sink.end(.error(error))
        }
        return false
      }
      if let lowest = Surroundings.of(sink.raw).lowest { return lowest.lineUp(turn) }
      while turn() {}
      return .none
    }
  }

  /// The same by the label that Rx has; see ``generate(initial:condition:iterate:)``.
  @inlinable
  public static func generate(
    initialState: Element,
    condition: @escaping (Element) throws -> Bool,
    iterate: @escaping (Element) throws -> Element
  ) -> EventStream {
    generate(initial: initialState, condition: condition, iterate: iterate)
  }
}
