extension EventStream {
  /// Drops a value that the closure considers equal to the one before it.
  ///
  /// ```
  /// source                       --a--A--b--B--a--|
  /// distinctUntilChanged(by: …)  --a-----b-----a--|
  /// ```
  ///
  /// The closure receives the last value that passed and the new one; it is not called for the
  /// first. Ends with the source; a thrown error ends the result at once.
  ///
  /// - Complexity: O(1) per event beside the comparison, one stored value.
  @inlinable
  public func distinctUntilChanged(
    by areEqual: @escaping (Element, Element) throws -> Bool
  ) -> EventStream {
    let connect = connect
    return EventStream { sink in
      let last = OperatorState<Element?>(nil)
      return connect(
        EventSink(before: sink) { value in
          let previous = last.value
          if let previous, try areEqual(previous, value) { return true }
          last.value = .some(value)
          return withExtendedLifetime(previous) { sink.next(value) }
        }
      )
    }
  }

  /// Drops a value whose key equals that of the one before it.
  ///
  /// ```
  /// source                          --a1--a2--b1--|
  /// distinctUntilChanged(on: \.key) --a1------b1--|
  /// ```
  ///
  /// Ends with the source; a thrown error ends the result at once.
  ///
  /// - Complexity: O(1) per event beside key and comparison, one stored key.
  @inlinable
  public func distinctUntilChanged<Key: Equatable>(
    on key: @escaping (Element) throws -> Key
  ) -> EventStream {
    let connect = connect
    return EventStream { sink in
      let last = OperatorState<Key?>(nil)
      return connect(
        EventSink(before: sink) { value in
          let next = try key(value)
          let previous = last.value
          if previous == next { return true }
          last.value = .some(next)
          return withExtendedLifetime(previous) { sink.next(value) }
        }
      )
    }
  }

  /// Drops a value whose key the closure considers equal to that of the one before it.
  ///
  /// ```
  /// source                              --a1--A2--b1--|
  /// distinctUntilChanged(on: …, by: …)  --a1------b1--|
  /// ```
  ///
  /// `areEqual` receives the key of the last value that passed and the new one; it is not called
  /// for the first. Ends with the source; a thrown error ends the result at once.
  ///
  /// - Complexity: O(1) per event beside key and comparison, one stored key.
  @inlinable
  public func distinctUntilChanged<Key>(
    on key: @escaping (Element) throws -> Key,
    by areEqual: @escaping (Key, Key) throws -> Bool
  ) -> EventStream {
    let connect = connect
    return EventStream { sink in
      let last = OperatorState<Key?>(nil)
      return connect(
        EventSink(before: sink) { value in
          let next = try key(value)
          let previous = last.value
          if let previous, try areEqual(previous, next) { return true }
          last.value = .some(next)
          return withExtendedLifetime(previous) { sink.next(value) }
        }
      )
    }
  }
}

extension EventStream where Element: Equatable {
  /// Drops a value that equals the one before it.
  ///
  /// ```
  /// source                --a--a--b--a--|
  /// distinctUntilChanged  --a-----b--a--|
  /// ```
  ///
  /// Ends with the source.
  ///
  /// - Complexity: O(1) per event beside the comparison, one stored value.
  @inlinable
  public func distinctUntilChanged() -> EventStream {
    distinctUntilChanged(by: ==)
  }
}
