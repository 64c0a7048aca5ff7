/// How marble diagrams are read: what a character stands for and how long it lasts.
///
/// ```
/// -1-2--3|      each character is one step of time, 10 ticks unless said otherwise
/// -1-(23)-#     the group's events happen at once, where it opens; its characters take their steps
/// --1-^-2-|     ^ marks the beginning of time: what stands before it happened earlier
/// ```
///
/// `-` and a space let time pass, `|` completes, `#` fails, every other character is a value.
/// Characters may follow the end.
public struct Marbles<Element> {
  /// How many ticks a character lasts.
  public let step: Int
  /// What `#` stands for.
  public let error: any Error
  private let value: (Character) -> Element?

  /// Creates a reading with a closure that says what a character stands for; `nil` if nothing.
  ///
  /// - Precondition: `step` is positive.
  public init(
    step: Int = 10,
    error: any Error = TestError(),
    value: @escaping (Character) -> Element?
  ) {
    precondition(step > 0, "Marbles: step is \(step), must be positive")
    self.step = step
    self.error = error
    self.value = value
  }

  /// Creates a reading with a dictionary of what characters stand for.
  public init(
    step: Int = 10,
    error: any Error = TestError(),
    values: [Character: Element]
  ) {
    self.init(step: step, error: error) { values[$0] }
  }

  /// Creates a reading in which characters stand for themselves: `1` for the number 1 or the
  /// string "1".
  public init(
    step: Int = 10,
    error: any Error = TestError()
  ) where Element: LosslessStringConvertible {
    self.init(step: step, error: error) { Element(String($0)) }
  }

  /// Reads the events of a diagram.
  ///
  /// - Parameters:
  ///   - diagram: What to read.
  ///   - origin: The tick of the first character, or of `^` if there is one.
  /// - Returns: The events, with absolute ticks.
  /// - Throws: What is wrong with the diagram, with the column.
  public func events(
    _ diagram: String,
    from origin: Int = 0
  ) throws(MarbleError) -> [RecordedEvent<Element>] {
    var reader = MarbleReader(diagram)
    return try reader.read().map { mark throws(MarbleError) in
      let time = origin + mark.step * step
      switch mark.symbol {
      case "|": return .completed(time)
      case "#": return .error(time, error)
      default:
        guard let value = value(mark.symbol) else {
          throw reader.error(at: mark.column, "'\(mark.symbol)' stands for no value.")
        }
        return .next(time, value)
      }
    }
  }

  /// What a character stands for.
  func meaning(of symbol: Character) -> Element? { value(symbol) }
}
