extension StreamHub {
  /// Answers a stage above that asks for its ``Surroundings``, for those who observe.
  final func tellSurroundings(_ payload: UnsafeRawPointer) -> Bool {
    for index in 0..<Int(count) {
      guard let entries, entries[index].isAlive else { continue }
      if entries[index].sink.receive(payload, .surroundings) { return true }
    }
    return false
  }
}
