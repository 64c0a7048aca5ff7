#if canImport(os)
public import os

extension EventStream {
  /// Emits a signpost for each event of this stream, to be seen in Instruments.
  ///
  /// Nothing is emitted unless a stream asks for it with this operator.
  ///
  /// - Parameters:
  ///   - name: The name of the signposts.
  ///   - signposter: The signposter that emits them.
  /// - Returns: The same stream.
  public func signposts(_ name: StaticString, to signposter: OSSignposter) -> EventStream {
    self.do(
      onNext: { _ in signposter.emitEvent(name, "next") },
      onError: { _ in signposter.emitEvent(name, "error") },
      onCompleted: { signposter.emitEvent(name, "completed") },
      onSubscribe: { signposter.emitEvent(name, "subscribe") },
      onDispose: { signposter.emitEvent(name, "dispose") }
    )
  }
}
#endif
