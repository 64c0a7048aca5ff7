/// A random graph of streams, as a recipe that the library and a naive model both follow.
struct GraphPlan {
  enum Kind: CaseIterable {
    case map, filter, derived, scan, distinct, share, withLatestFrom, combineTwo, combineThree, bind
    case bindProperty, bindUnequal, zip, combineMany, mergeConstant, switchLatest, switchToJoin,
      concatMap

    /// The kinds that emit at most one value per change.
    static let plain = Array(allCases.prefix(12))
  }

  struct Node {
    let kind: Kind
    /// The places of origins or of earlier nodes.
    let inputs: [Int]
    let number: Int
  }

  let origins: Int
  /// The nodes after the origins, each with inputs at earlier places.
  private(set) var nodes: [Node] = []
  /// Whether each place may emit several values per change, of which the newest belongs to the
  /// change.
  private var isMany: [Bool]
  /// Whether each place always has a value.
  private(set) var hasValue: [Bool]

  init(
    origins: Int,
    nodes count: Int,
    kinds: [Kind] = Kind.plain,
    random: inout SplitMix
  ) {
    self.origins = origins
    isMany = Array(repeating: false, count: origins)
    hasValue = Array(repeating: true, count: origins)
    for place in origins..<(origins + count) {
      let kind = kinds[Int(random.next() % UInt64(kinds.count))]
      let inputs = (0..<kind.inputs).map { index in
        // Near inputs are likelier, so that the graph gets deep.
        let reach = random.next() % 3 == 0 ? place : min(place, 12)
        let input = place - 1 - Int(random.next() % UInt64(reach))
        return (0...input).last { suits(kind, $0, at: index) } ?? 0
      }
      nodes.append(Node(kind: kind, inputs: inputs, number: Int(random.next() % 50)))
      isMany.append(givesMany(kind, inputs))
      hasValue.append(isValued(kind, inputs))
    }
  }

  static func join(_ values: [Int]) -> Int {
    values.reduce(17) { ($0 * 31 + $1) % 10_007 }
  }

  /// Whether a node's value depends only on this input's newest value of each change.
  private func suits(_ kind: Kind, _ place: Int, at index: Int) -> Bool {
    switch kind {
    case .filter, .derived, .scan, .distinct, .bindUnequal, .zip: !isMany[place]
    case .withLatestFrom: index > 0 || !isMany[place]
    case .switchLatest, .switchToJoin, .concatMap: hasValue[place]
    default: true
    }
  }

  private func givesMany(_ kind: Kind, _ inputs: [Int]) -> Bool {
    switch kind {
    case .filter, .derived, .scan, .distinct, .bindUnequal, .zip, .withLatestFrom: false
    case .mergeConstant, .switchLatest, .switchToJoin: true
    case .concatMap: isMany[inputs[1]]
    default: inputs.contains { isMany[$0] }
    }
  }

  private func isValued(_ kind: Kind, _ inputs: [Int]) -> Bool {
    switch kind {
    case .filter, .derived: false
    case .bind, .bindProperty, .bindUnequal: true
    case .mergeConstant: inputs.contains { hasValue[$0] }
    default: inputs.allSatisfy { hasValue[$0] }
    }
  }
}

extension GraphPlan.Kind {
  var inputs: Int {
    switch self {
    case .map, .filter, .derived, .scan, .distinct, .share, .bind, .bindProperty, .bindUnequal: 1
    case .withLatestFrom, .combineTwo, .zip, .mergeConstant, .concatMap: 2
    case .combineThree, .switchLatest, .switchToJoin: 3
    case .combineMany: 12
    }
  }
}

extension GraphPlan.Node {
  func transform(_ value: Int) -> Int { (value * 3 + number) % 1_000 }

  func isIncluded(_ value: Int) -> Bool { (value + number) % 3 != 0 }

  func fold(_ sum: Int, _ value: Int) -> Int { (sum * 2 + value) % 1_009 }

  /// The value of a node that a stream is bound to, before that.
  var initial: Int? {
    switch kind {
    case .bind, .bindProperty: number
    case .bindUnequal: key(number)
    default: nil
    }
  }

  func key(_ value: Int) -> Int { value % 4 }

  /// Returns the index of the inner stream to which a switch subscribes.
  func choice(_ value: Int) -> Int { 1 + (value + number) % 2 }
}
