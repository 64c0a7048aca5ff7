/// Compares trees part by part, with a work list instead of recursion.
struct StateComparison {
  /// The step to a place from the place that it is part of.
  private enum Step {
    case field(String)
    case index(Int)
    case key(String)
    case member

    var text: String {
      switch self {
      case .field(let name): ".\(name)"
      case .index(let index): "[\(index)]"
      case .key(let key): "[\(key)]"
      case .member: ""
      }
    }
  }

  /// The nodes of the trees at one place; `nil` where there is none.
  private struct Place {
    let step: Step?
    let old: Int?
    let new: Int?
    /// The node of the base, where parts may be left alone.
    let base: Base
  }

  /// The node of the base at a place.
  private enum Base {
    /// No part may be left alone here.
    case none
    case node(Int?)

    var mayDiffer: Bool { if case .node = self { true } else { false } }
  }

  private enum Work {
    case compare(Place)
    /// Leaves a place all parts of which have been compared.
    case leave
  }

  private let old: StateTree
  /// The former value.
  ///
  /// The expectation leaves a part alone that is the same in this and in the expected tree: the part may
  /// have any value in the new tree.
  private let base: StateTree?
  private let new: StateTree
  private let name: String
  private var work: [Work] = []
  private var path: [Step] = []
  private var lines: [String] = []

  init(old: StateTree, base: StateTree?, new: StateTree, name: String) {
    self.old = old
    self.base = base
    self.new = new
    self.name = name
  }

  mutating func run() -> [String] {
    let root: Base = base == nil ? .none : .node(0)
    work = [.compare(Place(step: nil, old: 0, new: 0, base: root))]
    while let next = work.popLast() {
      switch next {
      case .compare(let place): compare(place)
      case .leave: path.removeLast()
      }
    }
    return lines
  }

  private mutating func compare(_ place: Place) {
    if let index = place.old, let newIndex = place.new,
      old.canDescend(index, with: newIndex, of: new, closely: place.base.mayDiffer)
    {
      return descend(place, index, newIndex)
    }
    if isSame(old, place.old, new, place.new) || isLeftAlone(place) { return }
    if let index = place.old { add("-", place, old.text(of: index)) }
    if let index = place.new { add("+", place, new.text(of: index)) }
  }

  private mutating func descend(_ place: Place, _ index: Int, _ newIndex: Int) {
    var olds = StateParts(old, index)
    var news = StateParts(new, newIndex)
    let node = new.nodes[newIndex]
    var bases: StateParts?
    if let base, case .node(let index) = place.base {
      // Elements may be left alone where they are: not if the expectation has removed some, and if it
      // has added some, only if the number is right.
      let parts = StateParts(base, index)
      let isRight =
        olds.count == parts.count || olds.count > parts.count && news.count == olds.count
      if node.shape != .elements || isRight { bases = parts }
    }
    var places: [Place] = []
    for number in 0..<(olds.count + news.count) {
      let isOld = number < olds.count
      let position = isOld ? number : number - olds.count
      let name = isOld ? olds.name(position) : news.name(position)
      let old = olds.find(position, name)
      if !isOld, old != nil { continue }
      let base: Base = bases == nil ? .none : .node(bases?.find(position, name))
      let step = step(from: node, position, name)
      places.append(Place(step: step, old: old, new: news.find(position, name), base: base))
    }
    if let step = place.step {
      path.append(step)
      work.append(.leave)
    }
    for place in places.reversed() { work.append(.compare(place)) }
  }

  private func step(from node: StateTree.Node, _ position: Int, _ name: String) -> Step {
    switch node.shape {
    case .elements: .index(position)
    case .entries: .key(name)
    case .members: .member
    case .variant: .field(String(node.text.dropFirst()))
    case .fields, .leaf: .field(name)
    }
  }

  private func isLeftAlone(_ place: Place) -> Bool {
    guard let base, case .node(let index) = place.base else { return false }
    return isSame(old, place.old, base, index)
  }

  private func isSame(_ tree: StateTree, _ index: Int?, _ other: StateTree, _ second: Int?) -> Bool
  {
    guard let index, let second else { return index == second }
    // Between two values only visible differences count. Against an expectation, differences that
    // the texts hide count too.
    return tree.isSame(index, as: second, of: other, strictly: base != nil)
  }

  private mutating func add(_ sign: String, _ place: Place, _ text: String) {
    var steps = path
    if let step = place.step { steps.append(step) }
    let path = steps.map(\.text).joined()
    let shown = path.isEmpty ? name : path.hasPrefix(".") ? String(path.dropFirst()) : path
    lines.append("\(sign) \(shown): \(text)")
  }
}
