/// Compiles a pattern of paths from left to right.
struct GlobCompiler {
  /// A group of alternatives that has begun.
  private struct Group {
    /// The fork to the alternatives.
    var fork: Int
    /// Their first instructions.
    var starts: [Int]
    /// The jumps behind them to the end of the group.
    var jumps: [Int] = []
  }

  private let text: [Unicode.Scalar]
  private let flavor: Glob.Flavor
  /// `true` for each brace and comma of a group, in a shell's pattern.
  private let groupMarks: [Bool]
  private var program: [GlobInstruction] = []
  private var groups: [Group] = []
  private var place = 0
  /// The end of a part in which no set ends, so that a pattern of brackets alone is not searched again and again.
  private var endWithoutSet = 0

  private init(_ text: String, _ flavor: Glob.Flavor) {
    self.text = Array(text.unicodeScalars)
    self.flavor = flavor
    groupMarks = flavor == .shell ? Self.groupMarks(in: self.text) : []
  }

  /// Returns the program of a pattern; `nil` if it is none, which happens only in Java's flavor.
  ///
  /// - Complexity: O(text).
  static func program(of text: String, _ flavor: Glob.Flavor) -> [GlobInstruction]? {
    var compiler = GlobCompiler(text, flavor)
    while compiler.place < compiler.text.count {
      guard compiler.compileNext() else { return nil }
    }
    guard compiler.groups.isEmpty else { return nil }
    return compiler.program + [.end]
  }

  /// Compiles the next characters; returns `false` if they are no pattern.
  private mutating func compileNext() -> Bool {
    let start = place
    place += 1
    switch text[start] {
    case "*": compileStars(from: start)
    case "?": program.append(.inName)
    case "[": return compileSet(from: start)
    case "{" where isOfGroup(start):
      groups.append(Group(fork: program.count, starts: [program.count + 1]))
      program.append(.fork([]))
    case "," where !groups.isEmpty && isOfGroup(start):
      groups[groups.count - 1].jumps.append(program.count)
      program.append(.jump(0))
      groups[groups.count - 1].starts.append(program.count)
    case "}" where isOfGroup(start):
      guard let group = groups.popLast() else {
        program.append(.literal("}"))
        break
      }
      program[group.fork] = .fork(group.starts)
      for jump in group.jumps { program[jump] = .jump(program.count) }
    case "\\" where place < text.count:
      program.append(.literal(text[place]))
      place += 1
    case "\\" where flavor == .java: return false
    default: program.append(.literal(text[start]))
    }
    return true
  }

  private func isOfGroup(_ place: Int) -> Bool { flavor == .java || groupMarks[place] }

  private mutating func compileStars(from start: Int) {
    while place < text.count, text[place] == "*" { place += 1 }
    guard place - start > 1 else {
      program.append(.run(crosses: false))
      return
    }
    guard flavor == .shell else {
      program.append(.run(crosses: true))
      return
    }
    let isPart =
      place - start == 2 && (start == 0 || text[start - 1] == "/")
      && (place == text.count || text[place] == "/")
    guard isPart else {
      program.append(.run(crosses: false))
      return
    }
    let first = program.count
    program += [
      .fork([first + 1, first + 5]), .inName, .run(crosses: false), .deepSlash, .jump(first),
    ]
    if place < text.count {
      place += 1
    } else {
      program += [.inName, .run(crosses: false)]
    }
  }

  // MARK: - Sets

  private mutating func compileSet(from start: Int) -> Bool {
    guard flavor == .shell else { return compileJavaSet() }
    var next = place
    let isNegated = next < text.count && (text[next] == "!" || text[next] == "^")
    if isNegated { next += 1 }
    guard start >= endWithoutSet, let end = endOfSet(from: next) else {
      program.append(.literal("["))
      return true
    }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while next < end {
      let first = scalarOfSet(&next)
      guard next + 1 < end, text[next] == "-" else {
        ranges.append(first...first)
        continue
      }
      next += 1
      ranges.append(first...max(first, scalarOfSet(&next)))
    }
    program.append(.set(ranges: ranges, isNegated: isNegated))
    place = end + 1
    return true
  }

  /// Returns the index of the bracket that ends a set, which stays within a part of the path and a group.
  private mutating func endOfSet(from first: Int) -> Int? {
    var next = first
    while next < text.count, text[next] != "/", !groupMarks[next] {
      if text[next] == "]", next > first { return next }
      next += text[next] == "\\" ? 2 : 1
    }
    endWithoutSet = next
    return nil
  }

  private func scalarOfSet(_ next: inout Int) -> Unicode.Scalar {
    if text[next] == "\\" { next += 1 }
    defer { next += 1 }
    return text[next]
  }

  /// Compiles a set by the rules of Java's `FileSystem.getPathMatcher`, where only `!` negates, and nothing escapes.
  private mutating func compileJavaSet() -> Bool {
    let isNegated = place < text.count && text[place] == "!"
    if isNegated { place += 1 }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while place < text.count, text[place] != "]" {
      let first = text[place]
      place += 1
      guard first != "/" else { return false }
      guard place + 1 < text.count, text[place] == "-", text[place + 1] != "]" else {
        ranges.append(first...first)
        continue
      }
      let last = text[place + 1]
      place += 2
      guard first <= last, last != "/" else { return false }
      ranges.append(first...last)
    }
    guard place < text.count, !ranges.isEmpty else { return false }
    place += 1
    program.append(.set(ranges: ranges, isNegated: isNegated))
    return true
  }

  // MARK: - Braces

  /// Marks the braces and commas of groups; braces without a comma match themselves, as in a shell.
  private static func groupMarks(in text: [Unicode.Scalar]) -> [Bool] {
    var marks = Array(repeating: false, count: text.count)
    var open: [(brace: Int, commas: [Int])] = []
    var next = 0
    while next < text.count {
      switch text[next] {
      case "\\": next += 1
      case "{": open.append((next, []))
      case "," where !open.isEmpty: open[open.count - 1].commas.append(next)
      case "}":
        guard let group = open.popLast(), !group.commas.isEmpty else { break }
        for place in [group.brace, next] + group.commas { marks[place] = true }
      default: break
      }
      next += 1
    }
    return marks
  }
}
