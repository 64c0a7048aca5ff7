import Foundation
public import Observation2
public import StateStore

/// A recorded session of a store, to be replayed.
///
/// ```swift
/// @Test func `the session of ticket 381`() throws {
///   try StoreRecording<Cart, CartAction>(text).check(
///     report: report,
///     reducer: { clock in .cart(clock: clock) },
///     problem: { cart in cart.total < 0 ? "the total is negative" : nil }
///   )
/// }
/// ```
@MainActor
public struct StoreRecording<State: Codable, Action: Codable> {
  /// The reason why a text is not a recording.
  public struct Problem: Error, Equatable, CustomStringConvertible {
    /// The line, from 1.
    public let line: Int
    /// The problem with the line.
    public let reason: String

    /// The line and the problem.
    public var description: String { "Line \(line) of the recording: \(reason)" }
  }

  /// The state that the session began with.
  public let initial: State
  /// The time of the wall clock when the store's clock showed zero.
  private let epoch: Duration
  private let changes: [RecordedChange<State, Action>]
  /// The number of the last change that restores a state, by the number of the change that made the state.
  private let lastUses: [Int: Int]
  /// The checksum of the first state, if one was written before the first change.
  private let checksumOfInitial: String?

  /// The number of recorded changes: actions, jumps of a history and replaced states.
  public var count: Int { changes.count }

  /// Reads a recording, whose lines may end as on Windows.
  ///
  /// A last line that was cut off, as by the end of the process, is left out.
  ///
  /// - Throws: ``Problem`` for a line that can't be read, or was changed.
  public init(_ text: String) throws(Problem) {
    try self.init(text, keepingAtMost: .max)
  }

  /// Reads a recording that may come from a stranger, of a store with a limited history.
  ///
  /// A replay keeps each state that a later line restores. States share the storage that no change has touched, but
  /// an action on a large array copies all of it. Without a bound, a short file could fill the memory.
  ///
  /// - Parameters:
  ///   - text: The lines.
  ///   - mostStates: The most states that a replay keeps at once: the limit of the store's ``/StateStore/StateHistory``,
  ///     and 0 for a store without a history.
  /// - Throws: ``Problem`` for a line that can't be read, or was changed, and for jumps to too many states.
  public init(_ text: String, keepingAtMost mostStates: Int) throws(Problem) {
    let lines = RecordingLine.lines(of: text)
    guard let first = lines.first else { throw Problem(line: 1, reason: "there is none") }
    let start: RecordedStart<State> = try Self.read(first)
    guard start.version == 2 else {
      throw Problem(line: first.number, reason: "version \(start.version) is not known; 2 is")
    }
    initial = start.state
    epoch = start.epoch.duration
    var changes: [RecordedChange<State, Action>] = []
    var numbers = [first.number]
    var checksumOfInitial: String?
    for line in lines.dropFirst() {
      let change: RecordedChange<State, Action> = try Self.read(line)
      if change.isCheck {
        if let last = changes.indices.last {
          changes[last].after = change.after
        } else {
          checksumOfInitial = change.after
        }
        continue
      }
      if let reason = change.problem(changes.count + 1) {
        throw Problem(line: line.number, reason: reason)
      }
      changes.append(change)
      numbers.append(line.number)
    }
    self.changes = changes
    self.checksumOfInitial = checksumOfInitial
    lastUses = Self.lastUses(of: changes)
    if let change = Self.firstChange(of: changes, lastUses, keepingMoreThan: mostStates) {
      let reason = "from here on, a replay would keep more than \(mostStates) states"
      throw Problem(line: numbers[change], reason: "\(reason) for later lines")
    }
  }

  /// Sends the recorded actions through a reducer, at their times, and returns the trace of states:
  /// one canonical line per change.
  ///
  /// Effects are not run, since their actions are in the recording. A jump goes to the state that
  /// the replay had then. The same recording and reducer give the same bytes, in any process.
  ///
  /// - Parameter reducer: Makes the reducer, with the clock of the recording if it needs one.
  /// - Returns: The states, with the number and time of their change.
  /// - Throws: Encoding errors.
  public func trace(
    _ reducer: (VirtualTime) -> Reducer<State, Action>
  ) throws -> [String] {
    var lines: [String] = []
    try replay(reducer) { number, change, state in
      let line = TraceLine(at: change.at, number: number, state: state)
      lines.append(try CanonicalJSON.text(of: line))
      return true
    }
    return lines
  }

  /// Sends the recorded actions through a reducer, at their times, and returns the state that this ends with, without
  /// a comparison with the recorded one.
  ///
  /// Effects are not run, since their actions are in the recording.
  ///
  /// - Parameter reducer: Makes the reducer, with the clock of the recording if it needs one.
  /// - Returns: The last state, or the first one if nothing happened.
  public func end(_ reducer: (VirtualTime) -> Reducer<State, Action>) -> State {
    var end = initial
    replay(reducer) { _, _, state in
      end = state
      return true
    }
    return end
  }

  /// Replays, and reports the first change after which the state is not the recorded one or, with a
  /// rule, breaks the rule.
  ///
  /// Without a rule only states whose checksum was recorded are compared; see ``StoreRecorder``.
  /// The report shows the changes since the last comparison.
  ///
  /// - Parameters:
  ///   - report: Reports a failed expectation.
  ///   - fileID: The file to name in a failure; by default the caller's.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  ///   - reducer: Makes the reducer, with the clock of the recording if it needs one.
  ///   - problem: The rule: returns the problem with a state, if there is one. With a rule, the
  ///     checksums are not compared: once a bug is fixed, the states are not the recorded ones any
  ///     more.
  /// - Throws: Encoding errors.
  public func check(
    report: (String, StaticString, StaticString, UInt, UInt) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    reducer: (VirtualTime) -> Reducer<State, Action>,
    problem: ((State) -> String?)? = nil
  ) throws {
    if problem == nil, let after = checksumOfInitial,
      Checksum.text(of: try CanonicalJSON.encode(initial)) != after
    {
      let message = "The first state, as it is read, is not the recorded one."
      return report(message, fileID, filePath, line, column)
    }
    var (before, checked) = (initial, 0)
    try replay(reducer) { number, change, state in
      let what: String?
      if let problem {
        what = problem(state)
      } else {
        guard let after = change.after else { return true }
        let isSame = Checksum.text(of: try CanonicalJSON.encode(state)) == after
        what = isSame ? nil : "the state is not the recorded one"
      }
      defer { (before, checked) = (state, number) }
      guard let what else { return true }
      let changes = StateDiff(before, state, name: "state")
      let noun = change.action == nil ? "change" : "action"
      let cause = change.action == nil ? "It" : "The action"
      let since = number == checked + 1 ? cause : "What came after \(checked)"
      let message = """
        After \(noun) \(number), \(change) at \(change.at.duration): \(what). \(since) \
        \(changes.isEmpty ? "changed nothing." : "changed:\n\(changes)")
        """
      report(message, fileID, filePath, line, column)
      return false
    }
  }

  private static func lastUses(of changes: [RecordedChange<State, Action>]) -> [Int: Int] {
    var lastUses: [Int: Int] = [:]
    for (index, change) in changes.enumerated() {
      if let origin = change.restored { lastUses[origin] = index + 1 }
    }
    return lastUses
  }

  /// Returns the number of the first change after which a replay keeps more states than a bound; `nil` if none is.
  private static func firstChange(
    of changes: [RecordedChange<State, Action>],
    _ lastUses: [Int: Int],
    keepingMoreThan most: Int
  ) -> Int? {
    var count = 0
    for number in 0...changes.count {
      if number > 0, let origin = changes[number - 1].restored, lastUses[origin] == number {
        count -= 1
      }
      if lastUses[number] != nil { count += 1 }
      if count > most { return number }
    }
    return nil
  }

  private func replay(
    _ makeReducer: (VirtualTime) -> Reducer<State, Action>,
    _ visit: (_ number: Int, RecordedChange<State, Action>, State) throws -> Bool
  ) rethrows {
    let clock = VirtualTime(timeSince1970: epoch)
    let reducer = makeReducer(clock)
    // Only the states that are restored later, up to their last use: keeping one costs a copy of the next changes.
    var kept: [Int: State] = lastUses[0] == nil ? [:] : [0: initial]
    var state = initial
    for (index, change) in changes.enumerated() {
      let number = index + 1
      clock.advanceSynchronously(to: change.at.duration)
      if let action = change.action {
        reducer.reduceWithoutEffects(&state, action)
      } else if let other = change.state ?? change.restored.flatMap({ kept[$0] }) {
        state = other
      }
      if let origin = change.restored, lastUses[origin] == number { kept[origin] = nil }
      if lastUses[number] != nil { kept[number] = state }
      guard try visit(number, change, state) else { return }
    }
  }

  private static func read<Line: Decodable>(_ line: RecordingLine) throws(Problem) -> Line {
    guard let content = line.content else {
      let first = line.number == 1 ? "this is no recording of a store, or " : ""
      let reason = """
        its seal does not match: \(first)it or a line before it was changed or lost, or the recording is of \
        version 1, which has none
        """
      throw Problem(line: line.number, reason: reason)
    }
    do {
      return try JSONDecoder().decode(Line.self, from: Data(content))
    } catch {
      throw Problem(line: line.number, reason: "\(error)")
    }
  }
}

/// One line of a trace.
private struct TraceLine<State: Encodable>: Encodable {
  let at: RecordedTime
  let number: Int
  let state: State
}
