extension EventStream {
  /// Goes from state to state and gives each one while the condition holds, then completes.
  ///
  /// ```
  /// generate(initial: 1, condition: { $0 < 10 }, iterate: { $0 * 2 })   1248|
  /// ```
  ///
  /// `iterate` is called only when another value is wanted. An error that a closure throws ends the
  /// stream.
  ///
  /// - Complexity: O(1) per value, no storage; it stops as soon as nobody listens.
  @inlinable
  public static func generate(
    initial: Element,
    condition: @escaping (Element) throws -> Bool,
    iterate: @escaping (Element) throws -> Element
  ) -> EventStream {
    EventStream { sink in
      do {
        var state = initial
        while try condition(state) {
          guard sink.next(state) else { return .none }
          state = try iterate(state)
        }
        sink.end(.completed)
      } catch {
        sink.end(.error(error))
      }
      return .none
    }
  }
}
