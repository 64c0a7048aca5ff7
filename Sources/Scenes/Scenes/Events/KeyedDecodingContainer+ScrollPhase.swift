extension KeyedDecodingContainer {
  /// Decodes the phase of a scroll.
  ///
  /// The compiler's decoding of ``ScreenEvent`` calls this instead of the general function. Files from before there
  /// were phases contain only whole gestures.
  func decode(_ type: ScreenScrollPhase.Type, forKey key: Key) throws -> ScreenScrollPhase {
    try decodeIfPresent(type, forKey: key) ?? .ended
  }
}
