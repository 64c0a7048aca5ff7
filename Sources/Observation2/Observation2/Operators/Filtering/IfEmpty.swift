extension EventStream {
  /// Emits a default value when the source completes without one.
  ///
  /// ```
  /// source               -----|
  /// ifEmpty(default: 0)  -----0|
  /// ```
  @inlinable
  public func ifEmpty(default value: Element) -> EventStream {
    let connect = connect
    return EventStream { sink in
      let isEmpty = OperatorState(true)
      return connect(
        EventSink(
          before: sink,
          next: { value in
            isEmpty.value = false
            return sink.next(value)
          },
          end: { end in
            if case .completed = end, isEmpty.value, !sink.next(value) { return }
            sink.end(end)
          }
        )
      )
    }
  }

  /// Continues with another stream when the source completes without a value.
  ///
  /// ```
  /// source                    -----|
  /// other                          --1--2--|
  /// ifEmpty(switchTo: other)  -------1--2--|
  /// ```
  public func ifEmpty<Other: EventStreamConvertible<Element>>(
    switchTo other: Other
  ) -> EventStream {
    ifEmpty(switchTo: other.asStream())
  }

  /// The same for a stream, so that it can be written as `.just(1)`.
  @_documentation(visibility: internal)
  public func ifEmpty(switchTo other: EventStream) -> EventStream {
    EventStream { sink in
      let node = LinkedNode(sink)
      let isEmpty = OperatorState(true)
      node.listen(
        to: self,
        next: { value in
          isEmpty.value = false
          node.send(value)
        },
        end: { end in
          guard case .completed = end, isEmpty.value else { return node.finish(end) }
          node.listen(to: other, next: { node.send($0) }, end: { node.finish($0) })
        }
      )
      return node.link
    }
  }
}
