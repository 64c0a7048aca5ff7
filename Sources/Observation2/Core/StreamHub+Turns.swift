extension StreamHub {
  /// Answers an endless source above that asks for a line to wait in, for those who observe.
  final func findTurns(_ payload: UnsafeRawPointer) -> Bool {
    for index in 0..<Int(count) {
      guard let entries, entries[index].isAlive else { continue }
      if entries[index].sink.receive(payload, .turns) { return true }
    }
    return false
  }
}
