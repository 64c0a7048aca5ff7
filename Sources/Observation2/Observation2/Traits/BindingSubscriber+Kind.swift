extension BindingSubscriber {
  /// The kinds of targets.
  enum Kind: UInt8 {
    /// The hub of a relay.
    case relay
    /// An object, a property of which a key path sets.
    case property
    /// An object that a closure takes.
    case closure
  }
}
