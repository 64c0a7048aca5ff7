/// Combine’s `Subscribers`: here the closures of ``Observation2/EventStream/subscribe(fileID:line:onNext:onError:onCompleted:onDisposed:)``.
@available(*, unavailable, message: "Write subscribe(onNext:onError:onCompleted:).")
public enum Subscribers {
  /// Combine’s `Subscribers.Completion`: here ``Observation2/StreamEvent``.
  public enum Completion<Failure> {
    /// `StreamEvent.completed`.
    case finished
    /// `StreamEvent.error`.
    case failure(Failure)
  }

  /// Combine’s `Subscribers.Demand`, which nobody states here: a stream pushes.
  public struct Demand {
    /// As many values as there are.
    public static var unlimited: Demand { unreachable() }

    /// At most so many values.
    public static func max(_ count: Int) -> Demand { unreachable() }
  }
}
