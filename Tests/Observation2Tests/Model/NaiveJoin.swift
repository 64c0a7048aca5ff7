/// The two inputs of a `combineLatest` or `withLatestFrom`, which emits at the end of a turn when
/// the hub that has it reaches the other input too (rule 20 of *The rules*).
@MainActor
final class NaiveJoin {
  private static var count = 0
  /// The order of creation: of several joins that could emit, the oldest does.
  let number: Int
  private let pipe: NaivePipe
  private let emit: () -> Void
  private var links: [NaiveLink?] = [nil, nil]
  /// The inputs in the order in which they were connected.
  private var order: [Int] = []
  private var isWaiting = false
  private var endsAfterwards = false

  init(_ pipe: NaivePipe, emit: @escaping () -> Void) {
    self.pipe = pipe
    self.emit = emit
    NaiveJoin.count += 1
    number = NaiveJoin.count
  }

  func connect(_ index: Int, to source: NaiveSource, _ receive: @escaping (Delivery.Event) -> Void)
  {
    order.append(index)
    let keep = { self.links[index] = $0 }
    pipe.join(source, as: keep) { [pipe] message in
      if case .event(let event) = message, pipe.isLive { receive(event) }
      return pipe.isLive
    }
  }

  func inputChanged(_ index: Int) {
    if isWaiting { return }
    if links[1 - index]?.origins.contains(where: \.isRunning) == true {
      isWaiting = true
      furthestRunning()?.wait(self)
    } else {
      emit()
    }
  }

  func complete() {
    if isWaiting { endsAfterwards = true } else { pipe.end(.completed) }
  }

  func turnEnded(of hub: NaiveHub) {
    guard pipe.isLive else { return }
    if let outer = furthestRunning(but: hub) { return outer.wait(self) }
    isWaiting = false
    emit()
    if endsAfterwards { pipe.end(.completed) }
  }

  /// Returns the running hub that is furthest upstream; of several the one connected first.
  private func furthestRunning(but ended: NaiveHub? = nil) -> NaiveHub? {
    let origins = order.compactMap { links[$0]?.origins }
    let depth = origins.map(\.count).max() ?? 0
    for distance in (0..<depth).reversed() {
      for hubs in origins where distance < hubs.count {
        if hubs[distance].isRunning, hubs[distance] !== ended { return hubs[distance] }
      }
    }
    return nil
  }
}
