/// What makes a hub an origin of waves, and a link between other origins and joins.
extension StreamHub {
  /// The hub's wave, made when a join first asks for it.
  final var wave: Wave {
    let extra = ensureExtra()
    if let wave = extra.wave { return wave }
    let wave = Wave()
    wave.isRunning = isSending
    extra.wave = wave
    hasChores = true
    return wave
  }

  /// Starts the wave of a send, if joins depend on this hub.
  @usableFromInline
  final func startWave() {
    extra?.wave?.isRunning = true
  }

  /// Ends the wave of a send, which lets the joins emit that wait for it.
  ///
  /// - Returns: Whether the send has nothing else to do.
  @usableFromInline
  final func settle() -> Bool {
    // Step by step, since a reference held over a call is retained for it.
    if extra?.wave?.hasPending == true { extra?.wave?.settle() }
    extra?.wave?.isRunning = false
    return !hasDead && extra?.hasQueued != true
  }

  /// Tells an observer of this hub, and of all origins that are bound into it.
  final func attach(_ sink: RawSink) {
    let extra = ensureExtra()
    sink.attach(OriginLink(wave: wave, rank: extra.rank))
    var order: Int32 = 0
    while let line = extra.upstream.next(after: order) {
      sink.attach(OriginLink(wave: line.wave, rank: extra.rank, distance: line.distance + 1))
      order = line.order
    }
  }

  final func detach(_ sink: RawSink) {
    sink.detach(OriginLink(wave: wave, rank: 0))
    for line in ensureExtra().upstream.lines { sink.detach(OriginLink(wave: line.wave, rank: 0)) }
  }

  /// Notes that values of an origin are bound into this hub.
  @usableFromInline
  final func attachUpstream(_ link: OriginLink) {
    let extra = ensureExtra()
    guard !extra.isForwarding, extra.wave !== link.wave else { return }
    let isNew = link.isNew && extra.upstream.add(link, input: 0)
    guard isNew || link.rank > extra.rank else { return }
    extra.rank = max(extra.rank, link.rank)
    let below = OriginLink(
      wave: link.wave,
      rank: extra.rank,
      distance: link.distance + 1,
      isNew: isNew
    )
    forward { $0.attach(below) }
  }

  @usableFromInline
  final func detachUpstream(_ link: OriginLink) {
    let extra = ensureExtra()
    guard !extra.isForwarding, extra.upstream.remove(link.wave, input: 0) else { return }
    forward { $0.detach(link) }
  }

  /// Calls every observer that wants to know of origins.
  ///
  /// Nobody joins or leaves meanwhile: these signals run no foreign code.
  private func forward(_ body: (RawSink) -> Void) {
    let extra = ensureExtra()
    extra.isForwarding = true
    visit(onlyAttached: true, body)
    extra.isForwarding = false
  }
}
