/// One subscription of a ``ConnectableStream`` to its source.
final class StreamConnection<Element>: TellingDisposable {
  /// Released at the end, since the owner of the connection may keep this for longer.
  private var subject: (any StreamSubject<Element>)?
  private let subscriber = Subscriber()
  private let whenOver: (StreamConnection) -> Void

  init(
    _ subject: any StreamSubject<Element>,
    whenOver: @escaping (StreamConnection) -> Void
  ) {
    self.subject = subject
    self.whenOver = whenOver
  }

  var isDisposed: Bool { subscriber.isDone }

  /// A source that is silent does not keep its connection; the remaining connection then belongs to the
  /// observers.
  deinit {
    guard let hub, let rest = subscriber.takeRest() else { return }
    // Before the subject, which goes next and hands its hub over in the same way.
    let unowned = Unmanaged.passUnretained(hub)
    hub.domain.perform { unowned._withUnsafeGuaranteedRef { $0.leave(rest) } }
  }

  /// The subject's observers.
  private var hub: StreamHub? { (subject as? HubOwner)?.hub }

  /// Subscribes; the subject counts as derived from the source's origins (rule 20 of
  /// <doc:TheRules>).
  func start(_ source: EventStream<Element>, _ origin: SourceSpot) {
    subscriber.start(origin) {
      source.connect(
        EventSink { payload, signal in
          switch signal {
          case .next:
            if self.isDisposed { return false }
            self.subject?.on(.next(payload.assumingMemoryBound(to: Element.self).pointee))
            return !self.isDisposed
          case .end: self.ended(payload.assumingMemoryBound(to: StreamEnd.self).pointee)
          case .wantsOrigins: return self.subject is HubOwner
          case .attach:
            self.hub?.attachUpstream(payload.assumingMemoryBound(to: OriginLink.self).pointee)
          case .detach:
            self.hub?.detachUpstream(payload.assumingMemoryBound(to: OriginLink.self).pointee)
          case .surroundings: return self.hub?.tellSurroundings(payload) ?? false
          case .gone:
            self.subscriber.handle(payload, signal)
            if self.subscriber.isDisposed { self.forget() }
          case .describe:
            self.hub?.describe(to: payload.assumingMemoryBound(to: StreamSurvey.self).pointee)
          }
          return false
        }
      )
    }
  }

  func silence() {
    subscriber.silence()
  }

  func tell(_ keeper: DisposableKeeper) {
    subscriber.tell(keeper)
  }

  /// The connection is over before the source's teardown runs, so that the teardown may connect again.
  func dispose() {
    let released = forget()
    subscriber.dispose()
    extendLifetime(released)
  }

  /// Notes that the connection is over.
  ///
  /// - Returns: The subject, whose observers are released with it.
  @discardableResult
  private func forget() -> (any StreamSubject<Element>)? {
    whenOver(self)
    return subject.take()
  }

  /// The connection is over before the observers receive the end, so that one of them may connect again.
  private func ended(_ end: StreamEnd) {
    subscriber.finish {
      let subject = forget()
      switch end {
      case .completed: subject?.on(.completed)
      case .error(let error): subject?.on(.error(error))
      }
    }
  }
}
