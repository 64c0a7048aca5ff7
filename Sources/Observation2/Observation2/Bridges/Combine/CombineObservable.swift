#if canImport(Combine)
public import Combine

/// The part of an ``ObservedModel`` that belongs to Combine: every model is an `ObservableObject`.
///
/// So `@ObservedObject`, `@StateObject` and `@EnvironmentObject` take it as it is.
public protocol CombineObservable: ObservableObject
where ObjectWillChangePublisher == ObservedModelPublisher {}

extension ObservedModel {
  /// Emits before a published-style property of the model changes, as ``willChange`` does.
  public nonisolated var objectWillChange: ObservedModelPublisher {
    ObservedModelPublisher(model: self)
  }
}
#else
/// The part of an ``ObservedModel`` that belongs to Combine: where there is Combine, every model is an
/// `ObservableObject`; here there is nothing.
public protocol CombineObservable: AnyObject {}
#endif
