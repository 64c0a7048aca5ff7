/// One source of a `zip`, without its element type.
@usableFromInline
class ZipLine: NodeInput {
  /// The number of values that wait.
  @exclusivity(unchecked) @usableFromInline final var count = 0
  @exclusivity(unchecked) @usableFromInline final var hasEnded = false

  @inlinable
  override init() {}
}

/// One source of a `zip`, with its values that wait for those of the other sources.
@usableFromInline
final class ZipInput<Element>: ZipLine {
  /// The value whose turn is next: stored apart from the others, since usually it is the only one.
  @exclusivity(unchecked) @usableFromInline var first: Element?
  @exclusivity(unchecked) private var others = Backlog<Element>()

  @inlinable
  override init() {}

  /// Subscribes to its source, unless the zip is over already.
  @inlinable
  func connect(to stream: EventStream<Element>, _ node: ZipNode) {
    if node.isOver { return }
    start {
      stream.connect(
        EventSink { payload, signal in
          guard signal == .next else { return node.signal(payload, signal, self) }
          if self.isOver || node.isOver { return !self.isOver }
          if self.count == 0 {
            self.first = payload.assumingMemoryBound(to: Element.self).pointee
            self.count = 1
            node.emptyLines &-= 1
            if node.emptyLines == 0 { node.linesFilled() }
          } else {
            self.append(payload.assumingMemoryBound(to: Element.self).pointee)
          }
          return !self.isOver
        }
      )
    }
  }

  /// Removes the value whose turn it is; to be called only while one waits.
  @inlinable
  func take(_ node: ZipNode) -> Element {
    let value = first.unsafelyUnwrapped
    count &-= 1
    if count == 0 {
      first = nil
      node.emptyLines &+= 1
    } else {
      advance()
    }
    return value
  }

  @usableFromInline
  func append(_ value: Element) {
    others.append(value)
    count += 1
  }

  @usableFromInline
  func advance() {
    first = others.popFirst()
  }
}
