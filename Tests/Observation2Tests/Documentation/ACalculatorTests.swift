import Observation2
import Observation2Testing
import Testing

/// The listings of the article about a calculator, whose keys are drawn as marbles.
@MainActor @Suite struct ACalculatorTests {
  private let time = VirtualTime()
  /// A character for each key.
  private let keys = Marbles<CalculatorKey> { key in
    switch key {
    case "0"..."9": key.wholeNumberValue.map { .digit($0) }
    case ".": .point
    case "+", "*", "/": .operation(String(key))
    case "m": .operation("-")
    case "=": .equals
    case "s": .sign
    case "%": .percent
    case "C": .clear
    default: nil
    }
  }

  @Test(arguments: [
    ("12+7=", "0{1}{12}{12}{7}{19}"),
    ("1.5*4=", "0{1}{1.}{1.5}{1.5}{4}{6}"),
    ("9m2m3=", "0{9}{9}{2}{7}{3}{4}"),
    ("8/0=", "0{8}{8}{0}{エラー}"),
    ("5s%", "0{5}{-5}{-0.05}"),
    ("..2", "0{0.}{0.}{0.2}"),
    ("007", "0{0}{0}{7}"),
    ("3+C4=", "0{3}{3}{0}{4}{4}"),
    ("2+3*4=", "0{2}{2}{3}{5}{4}{20}"),
    ("2+==", "0{2}{2}{4}{6}"),
    ("1+2=5=", "0{1}{1}{2}{3}{5}{7}"),
    ("6++2=", "0{6}{6}{6}{2}{8}"),
  ])
  func `each key shows what it leads to`(typed: String, shown: String) throws {
    let taps = try HotTestStream(time, "-" + typed, from: 0, keys)
    let observer = time.record(Calculator.display(of: taps.asStream()))
    time.run(to: 1_000)
    let displays = try Marbles<String>().events(shown).map(\.event)
    #expect(observer.events.map(\.time) == displays.indices.map { $0 * 10 })
    #expect(observer.values == displays.compactMap(\.element))
  }
}

enum CalculatorKey: Equatable {
  case digit(Int)
  case operation(String)
  case point, sign, percent, equals, clear
}

struct Calculator {
  /// What is typed, or has been computed.
  private var shown = "0"
  private var isTyping = false
  private var left: Double?
  private var operation: String?
  /// The number that `=` repeats.
  private var right: Double?

  @MainActor
  static func display(of keys: EventStream<CalculatorKey>) -> Driver<String> {
    keys.scan(into: Calculator()) { $0.press($1) }
      .map(\.shown)
      .startWith("0")
      .asDriver(onErrorDriveWith: .empty())
  }

  mutating func press(_ key: CalculatorKey) {
    switch key {
    case .digit(let digit): type("\(digit)")
    case .point: if !isTyping || !shown.contains(".") { type(".") }
    case .sign: change { -$0 }
    case .percent: change { $0 / 100 }
    case .operation(let name):
      if isTyping { compute() }
      (left, operation, right, isTyping) = (Double(shown), name, nil, false)
    case .equals: compute()
    case .clear: self = Calculator()
    }
  }

  private mutating func type(_ character: String) {
    let before = isTyping && shown != "0" ? shown : character == "." ? "0" : ""
    (shown, isTyping) = (before + character, true)
  }

  private mutating func change(_ transform: (Double) -> Double) {
    if let number = Double(shown) { show(transform(number)) }
  }

  private mutating func compute() {
    isTyping = false
    guard let operation, let number = Double(shown), let left = right == nil ? left : number else {
      return
    }
    let right = right ?? number
    let result =
      switch operation {
      case "+": left + right
      case "-": left - right
      case "*": left * right
      default: left / right
      }
    show(result)
    (self.left, self.right) = (result, right)
  }

  private mutating func show(_ number: Double) {
    if !number.isFinite {
      shown = "エラー"
    } else if let whole = Int(exactly: number) {
      shown = "\(whole)"
    } else {
      shown = "\(number)"
    }
  }
}
