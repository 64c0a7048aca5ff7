/// A subscription of the model: its links to sources, and its observer.
@MainActor
final class NaivePipe {
  private(set) var isLive = true
  /// Whether it was disposed of during its subscribing: its observer receives nothing more, and it
  /// stops at the end of the subscribing, or sooner.
  private(set) var isMuted = false
  private var isStarting = true
  /// Whether a muted pipe stops as soon as it receives a value.
  private let asksWhenMuted: Bool
  private var links: [NaiveLink] = []
  /// Whether a source was released without an end.
  ///
  /// If so, the subscription is over when no other source is left; otherwise it is silent for ever.
  private var isLost = false
  private var endsByItself = false
  /// Called when it ends or is disposed of.
  var whenDisposed: (() -> Void)?
  private let tell: (Delivery.Event) -> Void

  init(asksWhenMuted: Bool, _ tell: @escaping (Delivery.Event) -> Void) {
    self.asksWhenMuted = asksWhenMuted
    self.tell = tell
  }

  /// Whether an event can still arrive.
  var isHeld: Bool { isLive && links.contains { $0.isLive } }

  /// Whether it is a subscription that has neither ended nor been disposed of.
  var isAlive: Bool { isLive && (isHeld || !isLost) }

  func lose() { isLost = true }

  func join(
    _ source: NaiveSource,
    as keep: (NaiveLink) -> Void = { _ in },
    losing: Bool = true,
    _ receive: @escaping (NaiveLink.Message) -> Bool
  ) {
    guard isLive else { return }
    let link = NaiveLink { [unowned self] message in
      if case .gone = message, losing { lose() }
      return receive(message)
    }
    links.append(link)
    keep(link)
    source.hold {
      source.join(link)
      link.hasJoined()
    }
    links.removeAll { !$0.isLive }
  }

  /// Emits a value and returns whether more are wanted.
  @discardableResult
  func give(_ value: Int) -> Bool {
    guard isLive else { return false }
    if !isMuted { tell(.value(value)) }
    if isMuted, asksWhenMuted { stop() }
    return isLive
  }

  /// Delivers the end, and leaves the sources then, or as soon as an observer disposes of the pipe
  /// while its end is delivered and the sources live on.
  func end(_ event: Delivery.Event, byItself: Bool = false) {
    guard isLive else { return }
    isLive = false
    endsByItself = byItself
    if !isMuted { tell(event) }
    stop()
    noteDisposal()
  }

  func hasStarted() {
    isStarting = false
    if isMuted { stop() }
  }

  func dispose() {
    // Nobody has what would dispose of it before it has started.
    guard !isStarting else {
      isMuted = true
      return
    }
    stop()
    if endsByItself { noteDisposal() }
  }

  func stop() {
    let (wasLive, wasAlive) = (isLive, isAlive)
    isLive = false
    let ended = links
    links = []
    for link in ended { link.leave() }
    if wasAlive { noteDisposal() } else if wasLive { whenDisposed = nil }
  }

  /// Notes that the source below which disposal is logged has been disposed of, or has ended.
  func noteDisposal() {
    let afterwards = whenDisposed
    whenDisposed = nil
    afterwards?()
  }
}
