/// A regular expression as instructions for ``RegularExpressionMatcher``.
struct RegularExpressionProgram: Sendable {
  enum Instruction: Sendable {
    /// A character in its canonical case; a backward one stands before the position.
    case character(UInt32, isBackward: Bool)
    /// A character of the set with this index.
    case set(Int, isBackward: Bool)
    case any(isBackward: Bool)
    case start
    case end
    case boundary(isNegative: Bool)
    /// Keeps the position in a slot.
    case save(Int)
    /// Forgets the matches of groups.
    case forget(Range<Int>)
    /// Goes on at the first instruction, and if that fails at the second.
    case split(Int, Int)
    case jump(Int)
    /// Begins a repetition that must not be empty, of a part that can be.
    case beginTurn(Int)
    /// Fails if nothing was consumed since the repetition began.
    case endTurn(Int)
    /// Tries what follows up to ``accept``, and goes on at `next`.
    case look(next: Int, isNegative: Bool)
    case reference(Int, isBackward: Bool)
    case accept
  }

  /// The most instructions.
  static let most = 5_000

  private(set) var instructions: [Instruction] = []
  private(set) var sets: [RegularExpressionSet] = []
  private(set) var hasReferences = false
  /// How many parts were compiled, those of a repetition as often as it has turns: an empty part has no instruction.
  private var parts = 0
  let groups: Int
  let names: [(name: String, group: Int)]
  let letterCase: RegularExpressionCase
  let options: RegularExpressionOptions

  init(
    _ pattern: RegularExpressionPattern,
    _ options: RegularExpressionOptions
  ) throws(RegularExpressionError) {
    self.options = options
    groups = pattern.groups
    names = pattern.names
    letterCase = RegularExpressionCase(
      isIgnored: options.ignoresCase,
      isUnicode: options.isUnicode
    )
    try append(.save(0))
    try compile(pattern.node, depth: 0, isBackward: false)
    try append(.save(1))
    try append(.accept)
  }

  private mutating func append(_ instruction: Instruction) throws(RegularExpressionError) {
    guard instructions.count < Self.most else { throw .tooLong }
    instructions.append(instruction)
  }

  private mutating func compile(
    _ node: RegularExpressionNode,
    depth: Int,
    isBackward: Bool
  ) throws(RegularExpressionError) {
    parts += 1
    guard parts <= 3 * Self.most else { throw .tooLong }
    switch node {
    case .character(let character):
      try append(.character(letterCase.canonical(character), isBackward: isBackward))
    case .set(let set):
      try append(.set(sets.count, isBackward: isBackward))
      sets.append(set)
    case .any: try append(.any(isBackward: isBackward))
    case .sequence(let parts):
      for part in isBackward ? parts.reversed() : parts {
        try compile(part, depth: depth, isBackward: isBackward)
      }
    case .choice(let parts): try compile(choice: parts, depth, isBackward)
    case .group(let part, let number):
      try append(.save(isBackward ? 2 * number + 1 : 2 * number))
      try compile(part, depth: depth, isBackward: isBackward)
      try append(.save(isBackward ? 2 * number : 2 * number + 1))
    case .look(let part, let isAhead, let isNegative):
      let place = instructions.count
      try append(.look(next: 0, isNegative: isNegative))
      try compile(part, depth: depth, isBackward: !isAhead)
      try append(.accept)
      instructions[place] = .look(next: instructions.count, isNegative: isNegative)
    case .repetition(let repetition): try compile(repetition, depth, isBackward)
    case .reference(let number):
      hasReferences = true
      try append(.reference(number, isBackward: isBackward))
    case .start: try append(.start)
    case .end: try append(.end)
    case .boundary(let isNegative): try append(.boundary(isNegative: isNegative))
    }
  }

  private mutating func compile(
    choice parts: [RegularExpressionNode],
    _ depth: Int,
    _ isBackward: Bool
  ) throws(RegularExpressionError) {
    var exits: [Int] = []
    for (index, part) in parts.enumerated() {
      guard index < parts.count - 1 else {
        try compile(part, depth: depth, isBackward: isBackward)
        break
      }
      let split = instructions.count
      try append(.split(split + 1, 0))
      try compile(part, depth: depth, isBackward: isBackward)
      exits.append(instructions.count)
      try append(.jump(0))
      instructions[split] = .split(split + 1, instructions.count)
    }
    for exit in exits { instructions[exit] = .jump(instructions.count) }
  }

  private mutating func compile(
    _ repetition: RegularExpressionRepetition,
    _ depth: Int,
    _ isBackward: Bool
  ) throws(RegularExpressionError) {
    let isNullable = repetition.part.isNullable
    for _ in 0..<repetition.least { try compile(turn: repetition, depth + 1, isBackward) }
    var splits: [Int] = []
    let turns = repetition.most.map { $0 - repetition.least } ?? 1
    for _ in 0..<max(turns, 0) {
      splits.append(instructions.count)
      try append(.split(0, 0))
      if isNullable { try append(.beginTurn(depth)) }
      try compile(turn: repetition, depth + 1, isBackward)
      if isNullable { try append(.endTurn(depth)) }
      if repetition.most == nil { try append(.jump(splits[0])) }
    }
    let exit = instructions.count
    for split in splits {
      instructions[split] = repetition.isLazy ? .split(exit, split + 1) : .split(split + 1, exit)
    }
  }

  private mutating func compile(
    turn repetition: RegularExpressionRepetition,
    _ depth: Int,
    _ isBackward: Bool
  ) throws(RegularExpressionError) {
    if !repetition.groups.isEmpty { try append(.forget(repetition.groups)) }
    try compile(repetition.part, depth: depth, isBackward: isBackward)
  }
}
