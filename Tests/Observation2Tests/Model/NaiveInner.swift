/// An inner stream, into which a value of the outer stream is transformed.
enum NaiveInner {
  /// A source, looked up when the stream is subscribed to.
  case source(() -> NaiveSource)
  /// Emits a value and completes at once; the closure is its teardown.
  case value(Int, () -> Void)
  case never
}

/// The chains that run inner streams.
///
/// An inner stream whose source was released without an end no longer runs: its place goes to the
/// next one, and the end of the outer stream does not wait for it. A release is not an end, so when
/// nothing else is left the subscription is released too.
extension NaivePipe {
  /// Runs up to a number of inner streams at a time; the others wait in a queue or are not even
  /// created.
  func queue(
    _ source: NaiveSource,
    atMost limit: Int,
    ignoring: Bool = false,
    _ inner: @escaping (Int) -> NaiveInner
  ) {
    var waiting: [NaiveInner] = []
    var running = 0
    var isOuterOver = false
    var isServing = false
    func begin(_ stream: NaiveInner) {
      running += 1
      play(stream) { [unowned self] message in
        guard isLive else { return false }
        switch message {
        case .event(.value(let value)): return give(value)
        case .event(.failed): end(.failed)
        case .event(.completed), .event(.disposed):
          running -= 1
          serve()
          if running == 0, waiting.isEmpty, isOuterOver { end(.completed) }
        case .gone:
          running -= 1
          serve()
          if running == 0, isOuterOver { lose() }
        }
        return false
      }
    }
    func serve() {
      if isServing { return }
      isServing = true
      while running < limit, !waiting.isEmpty, isLive { begin(waiting.removeFirst()) }
      isServing = false
    }
    join(source) { [unowned self] message in
      guard case .event(let event) = message, isLive else { return false }
      switch event {
      case .failed: end(.failed)
      case .completed, .disposed:
        isOuterOver = true
        if running == 0, waiting.isEmpty { end(.completed) }
      case .value(let value):
        if ignoring, running > 0 { return true }
        let stream = inner(value)
        let hasPlace = running < limit && waiting.isEmpty && !isServing
        if hasPlace { begin(stream) } else { waiting.append(stream) }
      }
      return isLive
    }
  }

  /// Runs the newest only.
  func switchLatest(_ source: NaiveSource, _ inner: @escaping (Int) -> NaiveInner) {
    var isOuterOver = false
    var isRunning = false
    var newest = 0
    var link: NaiveLink?
    join(source) { [unowned self] message in
      guard case .event(let event) = message, isLive else { return false }
      switch event {
      case .failed: end(.failed)
      case .completed, .disposed:
        isOuterOver = true
        if !isRunning { end(.completed) }
      case .value(let value):
        let previous = link
        newest += 1
        let mine = newest
        (link, isRunning) = (nil, true)
        previous?.leave()
        play(inner(value), as: { link = $0 }) { [unowned self] message in
          guard isLive, isRunning, newest == mine else { return false }
          switch message {
          case .event(.value(let value)): give(value)
          case .event(.failed): end(.failed)
          case .event(.completed), .event(.disposed):
            isRunning = false
            if isOuterOver { end(.completed) }
          case .gone:
            isRunning = false
            if isOuterOver { lose() }
          }
          return isLive && isRunning && newest == mine
        }
      }
      return isLive
    }
  }

  /// Continues with a stream that never emits or ends.
  func concatNever(_ source: NaiveSource, _ begun: @escaping () -> Void) {
    join(source) { [unowned self] message in
      guard case .event(let event) = message, isLive else { return false }
      switch event {
      case .value(let value): give(value)
      case .failed: end(.failed)
      case .completed, .disposed: begun()
      }
      return isLive
    }
  }

  /// Transforms the first value into a stream that never emits or ends.
  func flatMapNever(_ source: NaiveSource, _ begun: @escaping () -> Void) {
    var isOver = false
    join(source) { [unowned self] message in
      guard case .event(let event) = message, isLive, !isOver else { return false }
      isOver = true
      switch event {
      case .value: begun()
      case .failed: end(.failed)
      case .completed, .disposed: end(.completed)
      }
      return false
    }
  }

  private func play(
    _ inner: NaiveInner,
    as keep: (NaiveLink) -> Void = { _ in },
    _ receive: @escaping (NaiveLink.Message) -> Bool
  ) {
    switch inner {
    case .never: break
    case .source(let find): join(find(), as: keep, losing: false, receive)
    case .value(let value, let tearDown):
      if receive(.event(.value(value))) { _ = receive(.event(.completed)) }
      tearDown()
    }
  }
}
