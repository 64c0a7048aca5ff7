extension EventStream {
  /// A stream made anew for each subscription, so that a test kit can tell them apart.
  ///
  /// Origins show through it, unlike through ``create(_:)``.
  package static func perSubscription(_ make: @escaping () -> EventStream) -> EventStream {
    EventStream { make().connect($0) }
  }
}
