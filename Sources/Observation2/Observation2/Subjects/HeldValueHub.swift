/// A hub that holds the newest value and delivers it to each new observer first.
@usableFromInline
final class HeldValueHub<Element>: EventHub<Element> {
  @exclusivity(unchecked) @usableFromInline var held: Element

  @inlinable
  init(_ value: Element) {
    held = value
  }

  @usableFromInline
  override func deliver(_ value: Element) {
    hold(value)
    super.deliver(value)
  }

  /// Holds a value; the previous one is released when the new one is in place (rule 33).
  @inlinable
  @inline(__always)
  func hold(_ value: Element) {
    extendLifetime(exchange(&held, with: value))
  }

  @inlinable
  @inline(__always)
  func send(_ value: Element) {
    guard begin(value) else { return }
    hold(value)
    withUnsafePointer(to: value) { walk(UnsafeRawPointer($0)) }
    finish()
  }

  /// The newest value, even while it is queued for delivery.
  @inlinable var newest: Element {
    extra?.hasQueued == true ? queue?.lastValue ?? held : held
  }

  override var newestSent: Element? { newest }

  override var keepsValue: Bool { true }

  @inlinable
  func observeHeld(_ sink: EventSink<Element>) -> UpstreamLink {
    if isEnded { return observe(sink) }
    return observe(sink) { $0.next(self.held) }
  }

  /// Adds an observer that takes values on the main actor alone, and stops the program otherwise.
  func observeOnMain(_ sink: EventSink<Element>) -> UpstreamLink {
    StreamHub.checkMain()
    let link = observeHeld(sink)
    checkMain(for: link)
    return link
  }
}
