extension StreamHub {
  /// Lets the observers fill in the ``Surroundings`` for a node above.
  final func tellSurroundings(_ payload: UnsafeRawPointer) -> Bool {
    var isTold = false
    visit { if !isTold { isTold = $0.receive(payload, .surroundings) } }
    return isTold
  }
}
