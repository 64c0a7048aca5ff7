/// A subscription of the model: what it is connected to, and whom it tells.
@MainActor
final class NaivePipe {
  private(set) var isLive = true
  /// Disposed of while its subscribing goes on: is told nothing any more, and stops at the end of
  /// that, or sooner.
  private(set) var isMuted = false
  private var isStarting = true
  /// Whether it stops as soon as it is given something when it is muted.
  private let asksWhenMuted: Bool
  private var links: [NaiveLink] = []
  private let tell: (Delivery.Event) -> Void

  init(asksWhenMuted: Bool, _ tell: @escaping (Delivery.Event) -> Void) {
    self.asksWhenMuted = asksWhenMuted
    self.tell = tell
  }

  /// Whether anything can still come.
  var isHeld: Bool { isLive && links.contains { $0.isLive } }

  func join(
    _ source: NaiveSource,
    as keep: (NaiveLink) -> Void = { _ in },
    _ receive: @escaping (NaiveLink.Message) -> Bool
  ) {
    guard isLive else { return }
    let link = NaiveLink(receive)
    links.append(link)
    keep(link)
    source.hold {
      source.join(link)
      link.hasJoined()
    }
    links.removeAll { !$0.isLive }
  }

  /// Answers whether more is wanted.
  @discardableResult
  func give(_ value: Int) -> Bool {
    guard isLive else { return false }
    if !isMuted { tell(.value(value)) }
    if isMuted, asksWhenMuted { stop() }
    return isLive
  }

  func end(_ event: Delivery.Event) {
    guard isLive else { return }
    stop()
    if !isMuted { tell(event) }
  }

  func hasStarted() {
    isStarting = false
    if isMuted { stop() }
  }

  func dispose() {
    if isStarting { isMuted = true } else { stop() }
  }

  func stop() {
    isLive = false
    let ended = links
    links = []
    for link in ended { link.leave() }
  }
}
