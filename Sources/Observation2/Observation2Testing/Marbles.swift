/// The notation of marble diagrams: the meaning of a character and its length in time.
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
  /// The number of ticks that a character lasts.
  public let step: Int
  /// The error that `#` represents.
  public let error: any Error
  private let value: (Character) -> Element?

  /// Creates a notation with a closure that returns the value of a character; `nil` if it has none.
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

  /// Creates a notation with a dictionary of the values of characters.
  public init(
    step: Int = 10,
    error: any Error = TestError(),
    values: [Character: Element]
  ) {
    self.init(step: step, error: error) { values[$0] }
  }

  /// Creates a notation in which characters represent themselves: `1` is the number 1 or the string
  /// "1".
  public init(
    step: Int = 10,
    error: any Error = TestError()
  ) where Element: LosslessStringConvertible {
    self.init(step: step, error: error) { Element(String($0)) }
  }

  /// Reads the events of a diagram.
  ///
  /// - Parameters:
  ///   - diagram: The diagram to read.
  ///   - origin: The tick of the first character, or of `^` if there is one.
  /// - Returns: The events, with absolute ticks.
  /// - Throws: An error that says what is wrong with the diagram, with the column.
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

  /// The value that a character represents.
  func meaning(of symbol: Character) -> Element? { value(symbol) }
}
