/// The part of a hub that makes it an origin of waves, and that links other origins with joins.
///
/// A hub becomes an origin when it first sends something that none of the origins above it has
/// caused. So a chain of hubs has one origin, however long it is.
extension StreamHub {
  /// Starts the wave of a send, if joins depend on this hub and no origin above it runs.
  @usableFromInline
  final func startWave() {
    // Step by step, since a reference held over a call is retained for it.
    if extra?.wave?.hasChores == false { extra?.wave?.activity &+= 1 } else { startRareWave() }
  }

  /// Ends the wave of a send, which lets the joins emit that wait for it.
  ///
  /// - Returns: Whether the send has nothing else to do.
  @usableFromInline
  final func finishWave() -> Bool {
    if extra?.wave?.hasChores == true { finishRareWave() } else { extra?.wave?.activity &-= 1 }
    return !hasDead && extra?.hasQueued != true
  }

  /// Starts the turn in which the newest observer receives the replay.
  ///
  /// - Returns: The wave of an origin above that this replay repeats, to be ended afterwards; `nil`
  ///   if the turn is one of the hub's own, or no observer needs one.
  @usableFromInline
  final func startReplay() -> Wave? {
    guard let extra, extra.isFollowed else { return nil }
    if extra.wave == nil {
      if !extra.upstream.isEmpty {
        guard !extra.upstream.isRunning, let wave = extra.first else { return nil }
        wave.begin()
        return wave
      }
    }
    startWave()
    return nil
  }

  /// Begins a turn of each store that is an origin of this hub and has no turn under way.
  @usableFromInline
  final func beginTurns() -> [TurnOwner] {
    guard let extra, extra.first != nil else { return [] }
    return extra.upstream.owners.filter { owner in MainActor.assumeIsolated { owner.begin() } }
  }

  /// Ends turns, after which the queued dispatches run.
  @usableFromInline
  final func endTurns(_ owners: [TurnOwner]) {
    for owner in owners { MainActor.assumeIsolated { owner.end() } }
  }

  /// Reports all origins whose values come this way to an observer.
  final func attach(_ sink: RawSink) {
    let extra = ensureExtra()
    extra.isFollowed = true
    hasChores = true
    if let wave = extra.wave {
      sink.attach(OriginLink(origin: .one(wave), rank: extra.upstream.rank))
    } else {
      becomeOriginMeanwhile()
    }
    for link in extra.upstream.links { sink.attach(link.further) }
  }

  final func detach(_ sink: RawSink) {
    guard let extra else { return }
    if let wave = extra.wave { sink.detach(OriginLink(origin: .one(wave))) }
    for link in extra.upstream.links { sink.detach(link) }
  }

  /// Notes that values of an origin reach this hub.
  @usableFromInline
  final func attachUpstream(_ link: OriginLink) {
    let extra = ensureExtra()
    if case .one(let wave) = link.origin, wave === extra.wave { return }
    if link.origin != nil {
      extra.wave?.derive()
    } else if extra.isForwarding {
      return
    }
    let news = extra.upstream.attach(link)
    extra.first = extra.upstream.first
    guard let news else { return }
    forward { $0.attach(news.further) }
  }

  @usableFromInline
  final func detachUpstream(_ link: OriginLink) {
    let extra = ensureExtra()
    if case .one(let wave) = link.origin, wave === extra.wave { return }
    let news = extra.upstream.detach(link)
    extra.first = extra.upstream.first
    guard let news else { return }
    forward { $0.detach(news) }
    if extra.wave == nil { becomeOriginMeanwhile() }
  }

  /// Ends the wave that has caused the turn before, which lets joins emit.
  @usableFromInline
  final func endCause(_ cause: Wave?) {
    guard let cause else { return }
    extra?.isBetweenTurns = true
    cause.end()
    extra?.isBetweenTurns = false
  }

  /// Starts a wave that is the first one, is in a group, or may not be needed.
  @inline(never)
  private func startRareWave() {
    if extra?.wave == nil {
      if extra?.first?.isRunning == true { return }
      becomeOrigin()
    }
    guard let extra else { return }
    extra.wave?.begin(isCaused: extra.upstream.isRunning)
  }

  /// Ends a wave for which joins wait, that is in a group, or that an origin above may have caused.
  @inline(never)
  private func finishRareWave() {
    extra?.wave?.end()
  }

  /// Makes this hub the origin of the turn that is under way, which no origin above causes any
  /// more.
  private func becomeOriginMeanwhile() {
    guard isSending, extra?.isBetweenTurns == false else { return }
    becomeOrigin()
    extra?.wave?.begin()
  }

  /// Makes this hub an origin, and reports it to the observers, unless an origin above it runs.
  private func becomeOrigin() {
    guard let extra, extra.isFollowed, !extra.upstream.isRunning else { return }
    let wave = Wave()
    extra.wave = wave
    if !extra.upstream.isEmpty { wave.derive() }
    let link = OriginLink(origin: .one(wave), rank: extra.upstream.rank)
    forward { $0.attach(link) }
  }

  /// Calls `body` with every observer that needs to know the origins.
  ///
  /// Nobody joins or leaves meanwhile: these signals run no foreign code.
  private func forward(_ body: (RawSink) -> Void) {
    let extra = ensureExtra()
    let wasForwarding = extra.isForwarding
    extra.isForwarding = true
    visit(onlyAttached: true, body)
    extra.isForwarding = wasForwarding
  }
}

extension OriginLink {
  /// The same link, as reported by a hub in between.
  fileprivate var further: OriginLink {
    var link = self
    link.distance += 1
    return link
  }
}
