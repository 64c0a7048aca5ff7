/// Searches a text for a regular expression.
///
/// The matcher tries the ways in JavaScript's order and steps back where one fails. It notes the states
/// from which it has failed: the instruction, the position, and which repetitions have consumed
/// something. No state is tried twice, so the work is O(expression · text).
struct RegularExpressionMatcher {
  /// A match: the ranges of the whole and of the groups in UTF-16 units, `nil` for a group that has none.
  typealias Match = [Range<Int>?]

  private struct State: Hashable {
    var instruction: Int
    var position: Int
    var turns: UInt64
  }

  private enum Retreat {
    case state(State)
    case slot(Int, Int)
  }

  private let program: RegularExpressionProgram
  /// UTF-16 units, or Unicode scalars with the flag `u`.
  private let text: [UInt32]
  /// The UTF-16 offsets of the scalars; `nil` for units.
  private let offsets: [Int]?
  private var slots: [Int]
  /// The work that may still be done; below zero, the search has given up.
  private var workLeft: Int

  private(set) var work = 0

  /// A Boolean value that indicates whether a search has ended because it took too long.
  var hasGivenUp: Bool { workLeft < 0 }

  init(_ expression: FlowRegularExpression, _ text: String, mostWork: Int) {
    program = expression.compiled
    if program.options.isUnicode {
      self.text = text.unicodeScalars.map(\.value)
      var offsets = [0]
      for scalar in text.unicodeScalars {
        offsets.append(offsets[offsets.count - 1] + UTF16.width(scalar))
      }
      self.offsets = offsets
    } else {
      self.text = text.utf16.map { UInt32($0) }
      offsets = nil
    }
    slots = Array(repeating: -1, count: 2 * (program.groups + 1))
    workLeft = mostWork
    spend(program.instructions.count + expression.source.utf8.count / 4)
  }

  /// Counts work beside the steps of a search.
  mutating func spend(_ amount: Int) {
    work += amount
    workLeft -= amount
  }

  /// Finds the first match from a position, a UTF-16 offset, on.
  mutating func match(from start: Int, isSticky: Bool) -> Match? {
    guard var position = index(of: start) else { return nil }
    var failed: Set<State> = []
    while position <= text.count, !hasGivenUp {
      spend(slots.count / 16)
      for slot in slots.indices { slots[slot] = -1 }
      if run(0, at: position, &failed) {
        // Each group has a range in the match.
        spend(program.groups)
        return found()
      }
      if isSticky { return nil }
      position += 1
    }
    return nil
  }

  /// Returns the offset after a position, which is the next scalar's with the flag `u`.
  func offset(after offset: Int) -> Int {
    guard let offsets, let index = index(of: offset), index + 1 < offsets.count else {
      return offset + 1
    }
    return offsets[index + 1]
  }

  /// - Complexity: O(log *n*), since a replacement asks for each match.
  private func index(of offset: Int) -> Int? {
    guard let offsets else { return offset }
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low < offsets.count ? low : nil
  }

  private func found() -> Match {
    stride(from: 0, to: slots.count, by: 2).map { slot in
      let (start, end) = (slots[slot], slots[slot + 1])
      guard start >= 0, end >= start else { return nil }
      return (offsets?[start] ?? start)..<(offsets?[end] ?? end)
    }
  }

  /// Tries instructions from a position on, up to ``RegularExpressionProgram/Instruction/accept``.
  private mutating func run(_ first: Int, at start: Int, _ failed: inout Set<State>) -> Bool {
    var retreats: [Retreat] = []
    var state = State(instruction: first, position: start, turns: .max)
    while true {
      work += 1
      workLeft -= 1
      if workLeft < 0 { return false }
      switch program.instructions[state.instruction] {
      case .accept: return true
      case .split(let one, let other):
        let isNew = program.hasReferences || failed.insert(state).inserted
        if isNew {
          var second = state
          second.instruction = other
          retreats.append(.state(second))
          state.instruction = one
          continue
        }
      case .jump(let next):
        state.instruction = next
        continue
      case .save(let slot):
        set(slot, state.position, &retreats)
        state.instruction += 1
        continue
      case .forget(let groups):
        for slot in (2 * groups.lowerBound)..<(2 * groups.upperBound) { set(slot, -1, &retreats) }
        state.instruction += 1
        continue
      case .beginTurn(let depth):
        state.turns &= ~(1 << UInt64(depth))
        state.instruction += 1
        continue
      case .look(let next, let isNegative):
        if look(isNegative, from: state, &retreats) {
          state.instruction = next
          continue
        }
      case let instruction:
        if let position = position(after: instruction, state) {
          if position != state.position { state.turns = .max }
          state.position = position
          state.instruction += 1
          continue
        }
      }
      guard let earlier = retreat(&retreats) else { return false }
      state = earlier
    }
  }

  private mutating func set(_ slot: Int, _ position: Int, _ retreats: inout [Retreat]) {
    if slots[slot] == position { return }
    retreats.append(.slot(slot, slots[slot]))
    slots[slot] = position
  }

  /// Undoes what was kept since the last choice, and returns its other way.
  private mutating func retreat(_ retreats: inout [Retreat]) -> State? {
    while let last = retreats.popLast() {
      switch last {
      case .state(let state): return state
      case .slot(let slot, let position): slots[slot] = position
      }
    }
    return nil
  }

  private mutating func look(
    _ isNegative: Bool,
    from state: State,
    _ retreats: inout [Retreat]
  ) -> Bool {
    spend(slots.count / 16)
    let before = slots
    var failed: Set<State> = []
    let isFound = run(state.instruction + 1, at: state.position, &failed)
    if isFound, !isNegative {
      for slot in slots.indices where slots[slot] != before[slot] {
        retreats.append(.slot(slot, before[slot]))
      }
    } else {
      slots = before
    }
    return isFound != isNegative && !hasGivenUp
  }

  // MARK: - Single instructions

  /// Returns the position after an instruction that holds, which is the same for an assertion.
  private mutating func position(
    after instruction: RegularExpressionProgram.Instruction,
    _ state: State
  ) -> Int? {
    let position = state.position
    switch instruction {
    case .character(let character, let isBackward):
      return self.character(at: position, isBackward).flatMap {
        program.letterCase.canonical($0) == character ? position + (isBackward ? -1 : 1) : nil
      }
    case .set(let set, let isBackward):
      return character(at: position, isBackward).flatMap {
        program.letterCase.holds($0, program.sets[set]) ? position + (isBackward ? -1 : 1) : nil
      }
    case .any(let isBackward):
      return character(at: position, isBackward).flatMap {
        program.options.dotMatchesAll || !Self.isLineEnd($0)
          ? position + (isBackward ? -1 : 1) : nil
      }
    case .start:
      let isStart =
        position == 0 || (program.options.isMultiline && Self.isLineEnd(text[position - 1]))
      return isStart ? position : nil
    case .end:
      let isEnd =
        position == text.count || (program.options.isMultiline && Self.isLineEnd(text[position]))
      return isEnd ? position : nil
    case .boundary(let isNegative):
      let isBoundary = isWord(at: position - 1) != isWord(at: position)
      return isBoundary != isNegative ? position : nil
    case .endTurn(let depth):
      return state.turns & 1 << UInt64(depth) != 0 ? position : nil
    case .reference(let group, let isBackward):
      return reference(group, at: position, isBackward)
    case .accept, .split, .jump, .save, .forget, .beginTurn, .look:
      preconditionFailure("unreachable: \(instruction)")
    }
  }

  private func character(at position: Int, _ isBackward: Bool) -> UInt32? {
    let index = isBackward ? position - 1 : position
    return text.indices.contains(index) ? text[index] : nil
  }

  private func isWord(at index: Int) -> Bool {
    guard text.indices.contains(index) else { return false }
    if program.options.isUnicode { return program.letterCase.holds(text[index], .words) }
    return RegularExpressionSet.words.contains(text[index])
  }

  private static func isLineEnd(_ character: UInt32) -> Bool {
    character == 0x0A || character == 0x0D || character == 0x2028 || character == 0x2029
  }

  private mutating func reference(_ group: Int, at position: Int, _ isBackward: Bool) -> Int? {
    let (start, end) = (slots[2 * group], slots[2 * group + 1])
    guard start >= 0, end >= start else { return position }
    let from = isBackward ? position - (end - start) : position
    guard from >= 0, from + end - start <= text.count else { return nil }
    work += end - start
    workLeft -= end - start
    for offset in 0..<(end - start)
    where program.letterCase.canonical(text[start + offset])
      != program.letterCase.canonical(text[from + offset])
    { return nil }
    return isBackward ? from : from + end - start
  }
}
