/// A relay as a target of bindings; the three relays of this module are.
///
/// A protocol beside ``StreamRelay``, so that for a binder of the wrong type the compiler names the two
/// types, and not the relays that would do as well.
public protocol BindableRelay<Element>: AnyObject {
  /// The type of the relay's values.
  associatedtype Element

  /// Sends all values of a stream to this relay, which the subscription retains.
  ///
  /// - Parameters:
  ///   - stream: The source of the values.
  ///   - origin: The place to name in reports and ledgers.
  /// - Returns: The disposable that ends the subscription.
  @_documentation(visibility: internal)
  func bind(_ stream: EventStream<Element>, at origin: SourceSpot) -> any Disposable
}

extension BehaviorRelay: BindableRelay {
  /// Sends all values of a stream to this relay; see ``BindableRelay/bind(_:at:)``.
  @_documentation(visibility: internal)
  public func bind(_ stream: EventStream<Element>, at origin: SourceSpot) -> any Disposable {
    stream.bind(into: self, at: origin) { self.accept($0) }
  }
}

extension PublishRelay: BindableRelay {
  /// Sends all values of a stream to this relay; see ``BindableRelay/bind(_:at:)``.
  @_documentation(visibility: internal)
  public func bind(_ stream: EventStream<Element>, at origin: SourceSpot) -> any Disposable {
    stream.bind(into: self, at: origin) { self.accept($0) }
  }
}

extension ReplayRelay: BindableRelay {
  /// Sends all values of a stream to this relay; see ``BindableRelay/bind(_:at:)``.
  @_documentation(visibility: internal)
  public func bind(_ stream: EventStream<Element>, at origin: SourceSpot) -> any Disposable {
    stream.bind(into: self, at: origin) { self.accept($0) }
  }
}
