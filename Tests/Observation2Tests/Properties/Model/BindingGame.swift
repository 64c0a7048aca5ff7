import Observation2

/// Random bindings into the properties of one model, and a table of those that each property has to
/// know of.
///
/// A binding is named by the line that it says it comes from.
@MainActor
final class BindingGame {
  /// A binding and what the table says of it.
  private final class Entry {
    let line: UInt
    /// The source's number; it is not retained.
    let source: Int
    let target: Target
    /// The owner's reference; `nil` if the owner has dropped it.
    var disposable: (any Disposable)?
    weak var binding: AnyObject?
    /// The properties that it has been found to set.
    var found: Set<String> = []

    init(_ line: UInt, _ source: Int, _ target: Target) {
      (self.line, self.source, self.target) = (line, source, target)
    }
  }

  private enum Target: CaseIterable {
    case a, inPlace, unequal, both
  }

  private var random: SplitMix
  private let model = BoundModel()
  private var sources: [(number: Int, subject: PublishSubject<Int>)] = []
  private var sourcesMade = 0
  private var entries: [Entry] = []
  /// Those that have ended, been disposed of, or lost their source, and that nobody refers to.
  private var gone: [Entry] = []
  private var lines: UInt = 0
  /// Keeps what the model's properties are observed by, so that they have places for observers.
  private let bag = DisposeBag()

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    if seed % 2 == 0 {
      EventStream<Int>.combineLatest(model.$a.asStream(), model.$b.asStream()) { $0 + $1 }
        .subscribe { _ in }.disposed(by: bag)
    }
  }

  /// Makes one random change.
  func step() {
    switch random.next() % 8 {
    case 0:
      sourcesMade += 1
      sources.append((sourcesMade, PublishSubject()))
    case 1...3: bind()
    case 4: send()
    case 5: if let entry = entries.randomElement(using: &random) { dispose(entry) }
    case 6: entries.randomElement(using: &random)?.disposable = nil
    default: endSource()
    }
  }

  /// What is wrong, if anything is.
  var mistake: String? {
    for name in ["a", "b", "place"] {
      let known = model.bound(name).map(\.origin.line).sorted()
      let expected = entries.filter { $0.found.contains(name) }.map(\.line).sorted()
      if known != expected { return "\(name) knows of \(known), not \(expected)" }
    }
    if let kept = gone.first(where: { $0.binding != nil }) { return "\(kept.line) is kept" }
    return nil
  }

  private func bind() {
    guard let source = sources.randomElement(using: &random),
      let target = Target.allCases.randomElement(using: &random)
    else { return }
    lines += 1
    let entry = Entry(lines, source.number, target)
    let isSilent = random.next() % 5 == 0
    let hasFirst = isSilent || random.next() % 2 == 0
    let first = Int(random.next() % 3)
    var stream = isSilent ? EventStream<Int>.never() : source.subject.asStream()
    if hasFirst {
      find(entry, first)
      stream = stream.startWith(first)
    }
    let disposable = stream.bind(to: binder(of: target), line: lines)
    entry.binding = disposable
    if isSilent {
      if random.next() % 2 == 0 { disposable.dispose() }
      gone.append(entry)
    } else {
      entry.disposable = disposable
      entries.append(entry)
    }
  }

  private func binder(of target: Target) -> Binder<Int> {
    switch target {
    case .a: model.rx[\.a]
    case .inPlace: model.rx[\.inPlace]
    case .unequal: model.rx[\.unequal]
    case .both: model.rx[\.both]
    }
  }

  /// Notes what a binding sets with a value, unless that is known.
  private func find(_ entry: Entry, _ value: Int) {
    let isKnown = !entry.found.isEmpty
    switch entry.target {
    case .a: entry.found = ["a"]
    case .inPlace: entry.found = ["place"]
    case .unequal: if !isKnown, expectedA != value { entry.found = ["a"] }
    case .both: entry.found = ["a", "place"]
    }
    if entry.target != .inPlace { expectedA = value }
  }

  /// The value of `a`, as the table has it.
  private lazy var expectedA = model.a

  private func send() {
    guard let source = sources.randomElement(using: &random) else { return }
    let value = Int(random.next() % 3)
    for entry in entries where entry.source == source.number { find(entry, value) }
    source.subject.onNext(value)
  }

  private func dispose(_ entry: Entry) {
    guard let disposable = entry.disposable else { return }
    disposable.dispose()
    forget { $0 === entry }
  }

  /// Ends a source, or lets go of it.
  private func endSource() {
    guard sources.count > 3 else { return }
    let number = endedSource()
    forget { $0.source == number }
  }

  private func endedSource() -> Int {
    let source = sources.remove(at: Int(random.next() % UInt64(sources.count)))
    if random.next() % 2 == 0 { source.subject.onCompleted() }
    return source.number
  }

  private func forget(_ isMeant: (Entry) -> Bool) {
    let meant = entries.filter(isMeant)
    entries.removeAll(where: isMeant)
    for entry in meant {
      entry.disposable = nil
      entry.found = []
    }
    gone += meant
  }
}
