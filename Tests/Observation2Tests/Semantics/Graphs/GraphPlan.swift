/// A random graph of streams, as a recipe that the library and a naive model both follow.
struct GraphPlan {
  enum Kind: CaseIterable {
    case map, filter, scan, distinct, share, withLatestFrom, combineTwo, combineThree, bind
    case bindProperty
  }

  struct Node {
    let kind: Kind
    /// Numbers of origins or of earlier nodes.
    let inputs: [Int]
    let number: Int
  }

  let origins: Int
  /// Those after the origins, each with inputs that come before it.
  let nodes: [Node]

  init(origins: Int, nodes count: Int, random: inout SplitMix) {
    self.origins = origins
    var nodes: [Node] = []
    for place in origins..<(origins + count) {
      let kind = Kind.allCases[Int(random.next() % UInt64(Kind.allCases.count))]
      let inputs = (0..<kind.inputs).map { _ in
        // Near ones are likelier, so that the graph gets deep.
        let reach = random.next() % 3 == 0 ? place : min(place, 12)
        return place - 1 - Int(random.next() % UInt64(reach))
      }
      nodes.append(Node(kind: kind, inputs: inputs, number: Int(random.next() % 50)))
    }
    self.nodes = nodes
  }

  static func join(_ values: [Int]) -> Int {
    values.reduce(17) { ($0 * 31 + $1) % 10_007 }
  }
}

extension GraphPlan.Kind {
  var inputs: Int {
    switch self {
    case .map, .filter, .scan, .distinct, .share, .bind, .bindProperty: 1
    case .withLatestFrom, .combineTwo: 2
    case .combineThree: 3
    }
  }
}

extension GraphPlan.Node {
  func transform(_ value: Int) -> Int { (value * 3 + number) % 1_000 }

  func isIncluded(_ value: Int) -> Bool { (value + number) % 3 != 0 }

  func fold(_ sum: Int, _ value: Int) -> Int { (sum * 2 + value) % 1_009 }

  func key(_ value: Int) -> Int { value % 4 }
}
