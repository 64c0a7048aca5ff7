/// The operators between a source and an observer.
enum ScriptedChain: CaseIterable {
  case plain, map, filter, filterAndMap, compactMap, takeOne, takeTwo, takeWhile, startWith, scan
  case swallowingErrors, merge, takeUntil, flatMapLatest, concatDeferred, combineLatest
  case withLatestFrom
  // These end by themselves while they emit a value.
  case first, firstEven, elementAt, takeWhileInclusive
  // These run inner streams (``ScriptedInner``).
  case flatMap, flatMapFirst, concatMap, mergeTwo, switchLatest
  // These never emit or end.
  case never, mergedNever, concatNever
  // These log their disposal.
  case doDispose, doNever, doMergedNever, concatDoNever, flatMapDoNever
  // These log the disposal of their source, and end by themselves while it lives on.
  case doTakeUntil, doFlatMapLatest

  private static let all = Array(allCases)
  private static let telling = all.prefix { $0 != .never }

  /// Returns a chain that usually emits, so that there is enough to compare.
  static func pick(_ dice: UInt64) -> ScriptedChain {
    let chains = dice % 8 == 0 ? all[...] : telling
    return chains[Int(dice >> 3) % chains.count]
  }

  /// Whether the stream retains the other source while it is subscribed to.
  var holdsOther: Bool {
    switch self {
    case .merge, .takeUntil, .combineLatest, .withLatestFrom: true
    default: false
    }
  }

  /// Whether the stream retains the source while it is subscribed to.
  var holdsSource: Bool {
    switch self {
    case .never, .mergedNever, .doNever, .doMergedNever: false
    default: true
    }
  }
}

/// The inner stream into which a chain transforms a value.
enum ScriptedInner {
  /// The chain's other source, as it is when the inner stream is subscribed to.
  case other
  /// Emits a value and completes at once.
  case value(Int)
  /// Emits a value and completes at once; its teardown sends another one into the chain's source.
  case sending(Int, afterwards: Int)
  case never

  init(_ value: Int) {
    switch value % 16 {
    case ..<8: self = .other
    case ..<11: self = .value(value / 2)
    case ..<15: self = .sending(value / 3, afterwards: value * 5 % 100)
    default: self = .never
    }
  }
}
