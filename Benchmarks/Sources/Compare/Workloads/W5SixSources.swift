import Observation2

extension Workload {
  /// W5n: W5 with six sources.
  static var combineLatestOfSix: Workload {
    Workload("W5n", against: .ownW5, limit: 2.5) { inputs in
      Trial(
        operationsPerRound: 6,
        expected: { expectedOfCombineLatest($0, inputs, sources: 6) },
        ours: Contender { sendingInTurn(inputs, Six().combineLatest) },
        bases: [
          Contender(expected: { expectedOfCombineLatest($0, inputs, sources: 3) }) {
            sendingInTurn(inputs, Three().combineLatest)
          }
        ]
      )
    }
  }

  /// W5zn: W5z with six sources; a tuple comes every sixth time.
  static var zipOfSix: Workload {
    Workload("W5zn", against: .ownW5z, limit: 2.5) { inputs in
      // Whatever the number of sources, each value arrives in one tuple.
      Trial(
        operationsPerRound: 6,
        expected: { 6 &* inputs.sum($0) },
        ours: Contender { sendingInTurn(inputs, Six().zip) },
        bases: [Contender { sendingInTurn(inputs, Three().zip) }]
      )
    }
  }

  /// Sends six values a round, in turn into the subjects whose join is given.
  @MainActor
  private static func sendingInTurn(_ inputs: Inputs, _ join: Join) -> Contender.Body {
    let total = Total()
    // With three subjects, each is used twice.
    let (a, b, c) = (join.subjects[0], join.subjects[1], join.subjects[2])
    let others = join.subjects.count == 3 ? join.subjects : Array(join.subjects[3...])
    let (d, e, f) = (others[0], others[1], others[2])
    let seed = inputs.seed
    _ = join.stream.subscribe { total.add($0) }
    return { rounds, meter in
      if join.holdsValues { for subject in join.subjects { subject.onNext(seed) } }
      total.reset()
      meter.start()
      for round in 0..<rounds {
        let value = seed &+ round
        a.onNext(value)
        b.onNext(value)
        c.onNext(value)
        d.onNext(value)
        e.onNext(value)
        f.onNext(value)
      }
      meter.stop()
      return total.sum
    }
  }

  private static func expectedOfCombineLatest(
    _ rounds: Int,
    _ inputs: Inputs,
    sources: Int
  ) -> Int {
    var latest = inputs.seed &* sources
    var newest = [Int](repeating: inputs.seed, count: sources)
    var sum = 0
    for round in 0..<rounds {
      for turn in 0..<6 {
        let value = inputs.seed &+ round
        latest &+= value &- newest[turn % sources]
        newest[turn % sources] = value
        sum &+= latest
      }
    }
    return sum
  }
}

/// Subjects and the stream that joins them.
private struct Join {
  let subjects: [PublishSubject<Int>]
  let stream: EventStream<Int>
  /// Whether each value stays in use until the next.
  let holdsValues: Bool
}

private struct Three {
  let a = PublishSubject<Int>()
  let b = PublishSubject<Int>()
  let c = PublishSubject<Int>()

  var combineLatest: Join {
    Join(
      subjects: [a, b, c],
      stream: EventStream<Int>.combineLatest(a, b, c) { $0 &+ $1 &+ $2 },
      holdsValues: true
    )
  }

  var zip: Join {
    Join(
      subjects: [a, b, c],
      stream: EventStream<Int>.zip(a, b, c) { $0 &+ $1 &+ $2 },
      holdsValues: false
    )
  }
}

private struct Six {
  let a = PublishSubject<Int>()
  let b = PublishSubject<Int>()
  let c = PublishSubject<Int>()
  let d = PublishSubject<Int>()
  let e = PublishSubject<Int>()
  let f = PublishSubject<Int>()

  var combineLatest: Join {
    Join(
      subjects: [a, b, c, d, e, f],
      stream: EventStream<Int>.combineLatest(a, b, c, d, e, f, transform: Six.sum),
      holdsValues: true
    )
  }

  var zip: Join {
    Join(
      subjects: [a, b, c, d, e, f],
      stream: EventStream<Int>.zip(a, b, c, d, e, f, transform: Six.sum),
      holdsValues: false
    )
  }

  private static func sum(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> Int {
    a &+ b &+ c &+ d &+ e &+ f
  }
}
