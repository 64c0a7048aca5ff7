/// The effect of each chain on the values of a source.
extension NaivePipe {
  func run(
    _ chain: ScriptedChain,
    _ source: NaiveSource,
    _ other: @escaping () -> NaiveSource,
    inner: @escaping (Int) -> NaiveInner,
    _ note: @escaping () -> Void
  ) {
    switch chain {
    case .plain: pass(source) { $0 }
    case .map: pass(source) { $0 &* 3 }
    case .filter: pass(source) { $0 % 2 == 0 ? $0 : nil }
    case .filterAndMap: pass(source) { $0 % 3 != 0 ? $0 + 7 : nil }
    case .compactMap: pass(source) { $0 > 40 ? $0 - 1 : nil }
    case .takeOne: take(1, of: source)
    case .takeTwo: take(2, of: source)
    case .takeWhile: takeWhile(source)
    case .takeWhileInclusive: pick(source, passing: { $0 < 60 }, until: { $0 >= 60 })
    case .first: pick(source, otherwise: .failed, until: { _ in true })
    case .firstEven: pick(source, otherwise: .failed, until: { $0 % 2 == 0 })
    case .elementAt:
      var left = 2
      let isLast = { (_: Int) in
        left -= 1
        return left == 0
      }
      pick(source, otherwise: .failed, until: isLast)
    case .startWith:
      give(7)
      pass(source) { $0 }
    case .scan:
      var sum = 0
      pass(source) { value in
        sum = (sum + value) % 100
        return sum
      }
    case .swallowingErrors: pass(source, failingAs: .completed) { $0 }
    case .merge: merge(source, other())
    case .takeUntil: takeUntil(source, other())
    case .flatMapLatest: flatMapLatest(source, other)
    case .concatDeferred: concat(source, other)
    case .combineLatest: combineLatest(source, other())
    case .withLatestFrom: withLatestFrom(source, other())
    case .flatMap: queue(source, atMost: .max, inner)
    case .flatMapFirst: queue(source, atMost: 1, ignoring: true, inner)
    case .concatMap: queue(source, atMost: 1, inner)
    case .mergeTwo: queue(source, atMost: 2, inner)
    case .switchLatest: switchLatest(source, inner)
    case .never, .mergedNever: break
    case .concatNever: concatNever(source) {}
    case .concatDoNever: concatNever(source) { [unowned self] in whenDisposed = note }
    case .flatMapDoNever: flatMapNever(source) { [unowned self] in whenDisposed = note }
    case .doDispose:
      whenDisposed = note
      pass(source) { $0 }
    case .doNever, .doMergedNever: whenDisposed = note
    case .doTakeUntil: takeUntilLarge(source) { [unowned self] in whenDisposed = note }
    case .doFlatMapLatest:
      whenDisposed = note
      failWhenLarge(source)
    }
  }

  private func pass(
    _ source: NaiveSource,
    failingAs failure: Delivery.Event = .failed,
    _ transform: @escaping (Int) -> Int?
  ) {
    join(source) { [unowned self] message in
      switch message {
      case .event(.value(let value)): return transform(value).map { give($0) } ?? true
      case .event(.failed): end(failure)
      case .event(.completed), .event(.disposed): end(.completed)
      case .gone: noteDisposal()
      }
      return false
    }
  }

  private func take(_ count: Int, of source: NaiveSource) {
    var missing = count
    join(source) { [unowned self] message in
      guard case .event(let event) = message, isLive, missing > 0 else { return false }
      if case .value(let value) = event {
        missing -= 1
        let isLast = missing == 0
        give(value)
        if isLast { end(.completed) }
      } else {
        end(event)
      }
      return isLive
    }
  }

  /// Emits the first value that satisfies `isAskedFor` and completes; emits the values before it
  /// only if they pass.
  private func pick(
    _ source: NaiveSource,
    passing passes: @escaping (Int) -> Bool = { _ in false },
    otherwise ending: Delivery.Event = .completed,
    until isAskedFor: @escaping (Int) -> Bool
  ) {
    var isOver = false
    join(source) { [unowned self] message in
      guard case .event(let event) = message, isLive, !isOver else { return false }
      switch event {
      case .value(let value):
        isOver = isAskedFor(value)
        if isOver || passes(value) { give(value) }
        if isOver { end(.completed) }
      case .failed: end(.failed)
      case .completed, .disposed: end(ending)
      }
      return isLive
    }
  }

  private func takeWhile(_ source: NaiveSource) {
    join(source) { [unowned self] message in
      guard case .event(let event) = message else { return false }
      if case .value(let value) = event, value < 60 { return give(value) }
      if case .failed = event { end(.failed) } else { end(.completed) }
      return false
    }
  }

  private func merge(_ first: NaiveSource, _ second: NaiveSource) {
    var running = 2
    for source in [first, second] {
      join(source) { [unowned self] message in
        guard case .event(let event) = message else { return false }
        switch event {
        case .value(let value): give(value)
        case .failed: end(.failed)
        case .completed, .disposed:
          running -= 1
          if running == 0 { end(.completed) }
        }
        return isLive
      }
    }
  }

  private func takeUntil(_ source: NaiveSource, _ trigger: NaiveSource) {
    join(trigger) { [unowned self] message in
      switch message {
      case .event(.value): end(.completed)
      case .event(.failed): end(.failed)
      case .event(.completed), .event(.disposed), .gone: break
      }
      return isLive
    }
    pass(source) { $0 }
  }

  /// The trigger is subscribed to first, and may complete the stream before the rest has `begun`.
  private func takeUntilLarge(_ source: NaiveSource, _ begun: () -> Void) {
    join(source) { [unowned self] message in
      switch message {
      case .event(.value(let value)): if value >= 60 { end(.completed, byItself: true) }
      case .event(.failed): end(.failed, byItself: true)
      case .event(.completed), .event(.disposed), .gone: break
      }
      return isLive
    }
    guard isLive else { return }
    begun()
    join(source) { [unowned self] message in
      guard case .event(let event) = message else {
        noteDisposal()
        return false
      }
      if case .value(let value) = event { give(value) } else { endNoted(event) }
      return isLive
    }
  }

  /// Follows a stream of one value for each value, and fails when it is large.
  private func failWhenLarge(_ source: NaiveSource) {
    var newest = 0
    var isFollowing = false
    var isOuterOver = false
    join(source) { [unowned self] message in
      guard case .event(let event) = message else {
        noteDisposal()
        return false
      }
      switch event {
      case .value(let value) where value >= 60: end(.failed, byItself: true)
      case .value(let value):
        newest += 1
        let mine = newest
        isFollowing = true
        give(value)
        if newest == mine {
          isFollowing = false
          if isOuterOver { end(.completed) }
        }
      case .failed: endNoted(.failed)
      case .completed, .disposed:
        isOuterOver = true
        if isFollowing { noteDisposal() } else { endNoted(.completed) }
      }
      return isLive
    }
  }

  /// Passes an end on; one that comes while the pipe's own end is delivered disposes of the source.
  private func endNoted(_ event: Delivery.Event) {
    if isLive { end(event) } else { noteDisposal() }
  }

  private func flatMapLatest(_ source: NaiveSource, _ other: @escaping () -> NaiveSource) {
    var isOuterOver = false
    var inner: NaiveLink?
    join(source) { [unowned self] message in
      guard case .event(let event) = message, isLive else { return false }
      switch event {
      case .failed: end(.failed)
      case .completed, .disposed:
        isOuterOver = true
        if inner == nil { end(.completed) }
      case .value:
        let previous = inner
        var mine: NaiveLink?
        let keep = { (link: NaiveLink) in
          (inner, mine) = (link, link)
          previous?.leave()
        }
        join(other(), as: keep) { [unowned self] message in
          guard inner === mine, isLive else { return false }
          switch message {
          case .event(.value(let value)): give(value)
          case .event(.failed): end(.failed)
          case .event(.completed), .event(.disposed):
            inner = nil
            if isOuterOver { end(.completed) }
          case .gone: inner = nil
          }
          return isLive && inner === mine
        }
      }
      return isLive
    }
  }

  private func concat(_ source: NaiveSource, _ other: @escaping () -> NaiveSource) {
    var isConnecting = true
    var hasCompleted = false
    join(source) { [unowned self] message in
      guard case .event(let event) = message, isLive else { return false }
      switch event {
      case .value(let value): give(value)
      case .failed: end(.failed)
      case .completed, .disposed:
        hasCompleted = true
        if !isConnecting { pass(other()) { $0 } }
      }
      return isLive
    }
    isConnecting = false
    if hasCompleted, isLive { pass(other()) { $0 } }
  }

  private func combineLatest(_ first: NaiveSource, _ second: NaiveSource) {
    var values: [Int?] = [nil, nil]
    var running = 2
    let join = NaiveJoin(self) { [unowned self] in
      give(((values[0] ?? 0) * 7 + (values[1] ?? 0)) % 100)
    }
    for (index, source) in [first, second].enumerated() {
      join.connect(index, to: source) { [unowned self] event in
        switch event {
        case .value(let value):
          values[index] = value
          if !values.contains(nil) { join.inputChanged(index) }
        case .failed: end(.failed)
        case .completed, .disposed:
          running -= 1
          if values[index] == nil { end(.completed) } else if running == 0 { join.complete() }
        }
      }
    }
  }

  private func withLatestFrom(_ main: NaiveSource, _ other: NaiveSource) {
    var waiting: [Int] = []
    var latest: Int?
    let join = NaiveJoin(self) { [unowned self] in
      while !waiting.isEmpty {
        let value = waiting.removeFirst()
        if let latest { give((value * 7 + latest) % 100) }
      }
    }
    join.connect(1, to: other) { [unowned self] event in
      switch event {
      case .value(let value): latest = value
      case .failed: end(.failed)
      case .completed, .disposed: break
      }
    }
    join.connect(0, to: main) { [unowned self] event in
      switch event {
      case .value(let value):
        waiting.append(value)
        join.inputChanged(0)
      case .failed: end(.failed)
      case .completed, .disposed: join.complete()
      }
    }
  }
}
