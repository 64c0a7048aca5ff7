/// The notation of marble diagrams: the meaning of a character and its length in time.
///
/// ```
/// -1-2--3|      each character is one step of time, 10 ticks unless said otherwise
/// -1-(23)-#     the group's events happen at once, where it opens; its characters take their steps
/// -{ten}-|      one event by a longer name, where the brace opens; its characters take their steps
/// --1-^-2-|     ^ marks the beginning of time: what stands before it happened earlier
/// ```
///
/// `-` and a space let time pass, `|` completes, `#` fails, every other character or name is a value,
/// or an error that has been given that name. Between braces every character is part of the name: `{|}`
/// is the value `|`. Characters may follow the end.
public struct Marbles<Element> {
  /// The number of ticks that a character lasts.
  public let step: Int
  /// The error that `#` represents.
  public let error: any Error
  /// The errors that have names.
  let errors: [String: any Error]
  private let value: (String) -> Element?

  private init(
    step: Int,
    error: any Error,
    errors: [String: any Error],
    meaning: @escaping (String) -> Element?
  ) {
    precondition(step > 0, "Marbles: step is \(step), must be positive")
    self.step = step
    self.error = error
    self.errors = errors
    value = meaning
  }

  /// Creates a notation with a closure that returns the value of a character; `nil` if it has none.
  ///
  /// - Precondition: `step` is positive.
  public init(
    step: Int = 10,
    error: any Error = TestError(),
    value: @escaping (Character) -> Element?
  ) {
    self.init(step: step, error: error, errors: [:]) { name in
      name.count == 1 ? name.first.flatMap(value) : nil
    }
  }

  /// Creates a notation with a dictionary of the values of characters.
  public init(
    step: Int = 10,
    error: any Error = TestError(),
    values: [Character: Element]
  ) {
    self.init(step: step, error: error) { values[$0] }
  }

  /// Creates a notation with names for values, and for errors.
  ///
  /// A name of one character stands for itself, a longer one between braces:
  ///
  /// ```swift
  /// let marbles = Marbles(errors: ["offline": Offline()], names: ["hit": 1, "-1": -1, "0": 0])
  /// let results = try HotTestStream(time, "0-{hit}--{-1}-{offline}", marbles)
  /// ```
  ///
  /// - Precondition: `step` is positive.
  ///
  /// - Parameters:
  ///   - step: The number of ticks that a character lasts.
  ///   - error: The error that `#` represents.
  ///   - errors: The errors by their names; a name here is not looked up as a value.
  ///   - names: The values by their names.
  public init(
    step: Int = 10,
    error: any Error = TestError(),
    errors: [String: any Error] = [:],
    names: [String: Element]
  ) {
    self.init(step: step, error: error, errors: errors) { names[$0] }
  }

  /// Creates a notation in which characters represent themselves: `1` is the number 1 or the string
  /// "1", and `{12}` the number 12.
  ///
  /// - Precondition: `step` is positive.
  ///
  /// - Parameters:
  ///   - step: The number of ticks that a character lasts.
  ///   - error: The error that `#` represents.
  ///   - errors: The errors by their names; a name here is no value.
  public init(
    step: Int = 10,
    error: any Error = TestError(),
    errors: [String: any Error] = [:]
  ) where Element: LosslessStringConvertible {
    self.init(step: step, error: error, errors: errors) { Element($0) }
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
      if !mark.isName, mark.symbol == "|" { return .completed(time) }
      if !mark.isName, mark.symbol == "#" { return .error(time, error) }
      if let error = errors[mark.symbol] { return .error(time, error) }
      guard let value = value(mark.symbol) else {
        throw reader.error(at: mark.column, "'\(mark.symbol)' stands for no value.")
      }
      return .next(time, value)
    }
  }

  /// Reads the events of a cold stream, which has none before its subscription.
  func coldEvents(_ diagram: String) throws(MarbleError) -> [RecordedEvent<Element>] {
    var reader = MarbleReader(diagram)
    if let early = try reader.read().first(where: { $0.step < 0 }) {
      throw reader.error(
        at: early.column,
        "a cold stream has no events before its subscription; put '^' first, or use a hot stream."
      )
    }
    return try events(diagram)
  }

  /// The value that a character or a name represents.
  func meaning(of symbol: String) -> Element? { errors[symbol] == nil ? value(symbol) : nil }
}
