/// The two inputs of a `combineLatest` or `withLatestFrom`, which emits at the end of a turn when
/// the hub that has it reaches the other input too (SEMANTICS 20).
@MainActor
final class NaiveJoin {
  private let pipe: NaivePipe
  private let emit: () -> Void
  private var links: [NaiveLink?] = [nil, nil]
  private var isWaiting = false
  private var endsAfterwards = false

  init(_ pipe: NaivePipe, emit: @escaping () -> Void) {
    self.pipe = pipe
    self.emit = emit
  }

  func connect(_ index: Int, to source: NaiveSource, _ receive: @escaping (Delivery.Event) -> Void)
  {
    let keep = { self.links[index] = $0 }
    pipe.join(source, as: keep) { [pipe] message in
      if case .event(let event) = message, pipe.isLive { receive(event) }
      return pipe.isLive
    }
  }

  func inputChanged(_ index: Int) {
    if isWaiting { return }
    if let running = links[1 - index]?.origins.first(where: \.isRunning) {
      isWaiting = true
      running.wait(self)
    } else {
      emit()
    }
  }

  func complete() {
    if isWaiting { endsAfterwards = true } else { pipe.end(.completed) }
  }

  func turnEnded(of hub: NaiveHub) {
    guard pipe.isLive else { return }
    let origins = links.compactMap(\.self).flatMap(\.origins)
    if let outer = origins.first(where: { $0.isRunning && $0 !== hub }) { return outer.wait(self) }
    isWaiting = false
    emit()
    if endsAfterwards { pipe.end(.completed) }
  }
}
