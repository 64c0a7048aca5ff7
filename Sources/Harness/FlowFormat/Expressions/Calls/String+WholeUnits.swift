extension String {
  /// Creates a text of UTF-16 units; `nil` if one is half a character alone.
  package init?(whole units: ArraySlice<UInt16>) {
    var isOpen = false
    for unit in units {
      switch unit & 0xFC00 {
      case 0xD800 where !isOpen: isOpen = true
      case 0xDC00 where isOpen: isOpen = false
      case 0xD800, 0xDC00: return nil
      default: if isOpen { return nil }
      }
    }
    if isOpen { return nil }
    self.init(decoding: units, as: UTF16.self)
  }
}
