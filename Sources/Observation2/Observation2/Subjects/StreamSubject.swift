/// An object that can be both sent into and observed; a stream can be shared through it.
public protocol StreamSubject<Element>: AnyObject, EventStreamConvertible {
  /// Sends any event.
  func on(_ event: StreamEvent<Element>)
}

extension PublishSubject: StreamSubject {}
extension BehaviorSubject: StreamSubject {}
extension ReplaySubject: StreamSubject {}
extension AsyncSubject: StreamSubject {}
