// Without these, the standard library's defaults refuse wide integers, in each kind of container.

@available(macOS 15, iOS 18, *)
extension CanonicalKeyed {
  func encode(_ value: Int128, forKey key: Key) {
    box.set(.number("\(value)"), for: key.stringValue)
  }

  func encode(_ value: UInt128, forKey key: Key) {
    box.set(.number("\(value)"), for: key.stringValue)
  }
}

@available(macOS 15, iOS 18, *)
extension CanonicalUnkeyed {
  func encode(_ value: Int128) {
    box.append(.number("\(value)"))
  }

  func encode(_ value: UInt128) {
    box.append(.number("\(value)"))
  }
}

@available(macOS 15, iOS 18, *)
extension CanonicalSingle {
  func encode(_ value: Int128) {
    box.set(.number("\(value)"))
  }

  func encode(_ value: UInt128) {
    box.set(.number("\(value)"))
  }
}
