extension EventStream {
  /// Distributes the values to a stream for each key, in the order in which the keys first appear.
  ///
  /// ```
  /// source                --1--2--3--4--|
  /// groupBy { $0 % 2 }    --o--e--------|
  ///   group o (key 1)     --1-----3-----|
  ///   group e (key 0)        -2-----4---|
  /// ```
  ///
  /// A group is emitted before its first value is sent, so an observer that subscribes to it right
  /// then receives that value too. A group replays no values to a late observer, only its end. All
  /// groups end with the source, before the result does; an error that `keyOf` throws ends all.
  /// When nobody observes the stream of groups any more, groups that have observers continue; the
  /// source is cancelled after the last of them.
  ///
  /// - Complexity: O(1) per value on average; the groups are retained until the end.
  public func groupBy<Key: Hashable>(
    _ keyOf: @escaping (Element) throws -> Key
  ) -> EventStream<GroupedStream<Key, Element>> {
    EventStream<GroupedStream<Key, Element>> { sink in
      let node = NestingNode<Element, GroupedStream<Key, Element>>(sink)
      let groups = OperatorState<[Key: InnerHub<Element>]>([:])
      node.listen(to: self) { value in
        let key = try keyOf(value)
        if let group = groups.value[key] { return group.send(value) }
        if node.isOuterOver { return }
        let group = node.openInner()
        groups.value[key] = group
        node.send(GroupedStream(key: key, stream: group.stream))
        group.send(value)
      }
      return node.link
    }
  }
}

/// The values of one group; see ``EventStream/groupBy(_:)``.
public struct GroupedStream<Key, Element>: EventStreamConvertible {
  /// The key that the values have in common.
  public let key: Key
  private let stream: EventStream<Element>

  init(key: Key, stream: EventStream<Element>) {
    self.key = key
    self.stream = stream
  }

  /// The values of the group from now on.
  public func asStream() -> EventStream<Element> { stream }
}

@available(*, unavailable)
extension GroupedStream: Sendable {}
