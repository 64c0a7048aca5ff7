/// The states of a pattern's program after some characters of a path.
struct GlobMatch {
  private let program: [GlobInstruction]
  private let isShell: Bool
  /// The instructions that may read the next character, and forks and jumps to them.
  private var states = [0]
  /// The generation in which an instruction was looked at last.
  private var marks: [Int]
  private var generation = 0
  private var isAtStartOfName = true
  /// The number of states that were looked at.
  private(set) var steps = 0

  init(_ glob: Glob) {
    program = glob.program
    isShell = glob.flavor == .shell
    marks = Array(repeating: 0, count: program.count)
  }

  /// A Boolean value that indicates whether no further characters lead to a match.
  var isDead: Bool { states.isEmpty }

  /// A Boolean value that indicates whether the pattern names what was read.
  var isComplete: Bool {
    mutating get {
      var isFound = false
      visit(isHiding: isShell && isAtStartOfName) { instruction, _ in
        if case .end = instruction { isFound = true }
      }
      return isFound
    }
  }

  /// Reads some characters; stops when no match is possible.
  mutating func read(_ text: String) {
    for scalar in text.unicodeScalars {
      if isDead { return }
      read(scalar)
    }
  }

  /// Reads a character.
  ///
  /// - Parameters:
  ///   - scalar: The character.
  ///   - isLink: A Boolean value that indicates whether the character is the slash behind a link to a folder.
  /// - Complexity: O(pattern).
  mutating func read(_ scalar: Unicode.Scalar, isLink: Bool = false) {
    let isSlash = scalar == "/"
    // Only a literal dot reads a dot that hides a name, with nothing before it. No name is empty.
    let isHiding = isShell && isAtStartOfName && (scalar == "." || isSlash)
    var next: [Int] = []
    visit(isHiding: isHiding) { instruction, place in
      switch instruction {
      case .literal(scalar): next.append(place + 1)
      case .inName where !isSlash && !isHiding: next.append(place + 1)
      case .set(let ranges, let isNegated) where !isSlash && !isHiding:
        if ranges.contains(where: { $0.contains(scalar) }) != isNegated { next.append(place + 1) }
      case .run(let crosses) where !isHiding && (crosses || !isSlash): next.append(place)
      case .deepSlash where isSlash && !isLink: next.append(place + 1)
      default: break
      }
    }
    states = next
    isAtStartOfName = isSlash
  }

  /// Reads the slash behind a folder; returns whether it is a link that keeps a double star from going on.
  mutating func readSlash(isLink: Bool) -> Bool {
    guard isLink else {
      read("/")
      return false
    }
    var through = self
    through.read("/")
    read("/", isLink: true)
    return through.states.count > states.count
  }

  /// The only name that goes on, as far as the next slash or the end; `nil` if others may.
  var onlyName: String? {
    guard states.count == 1, var place = states.first else { return nil }
    var name = String.UnicodeScalarView()
    while case .literal(let scalar) = program[place], scalar != "/" {
      name.append(scalar)
      place += 1
    }
    switch program[place] {
    case .end, .literal: return name.isEmpty ? nil : String(name)
    default: return nil
    }
  }

  /// Looks at each instruction that may be next, once.
  private mutating func visit(
    isHiding: Bool = false,
    _ body: (_ instruction: GlobInstruction, _ place: Int) -> Void
  ) {
    generation += 1
    var pending = states
    while let place = pending.popLast() {
      steps += 1
      guard marks[place] != generation else { continue }
      marks[place] = generation
      let instruction = program[place]
      switch instruction {
      case .fork(let places): pending += places
      case .jump(let target): pending.append(target)
      case .run where !isHiding: pending.append(place + 1)
      case .set(let ranges, _): steps += ranges.count
      default: break
      }
      body(instruction, place)
    }
  }
}
