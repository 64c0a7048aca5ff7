extension StreamHub {
  /// Answers an operator above that asks for its ``Surroundings``, for those who observe.
  final func tellSurroundings(_ payload: UnsafeRawPointer) -> Bool {
    var isTold = false
    visit { if !isTold { isTold = $0.receive(payload, .surroundings) } }
    return isTold
  }
}
