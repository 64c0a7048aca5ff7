@testable import Scenes

/// Writes random programs: views over ``RandomData``.
@MainActor
struct TemplateGenerator {
  var random: SplitMix
  private var last = 0
  /// How many templates there may still be, so that most programs are small.
  var left: Int

  init(_ random: SplitMix) {
    self.random = random
    left = 0
    left = pick([2, 3, 4, 5, 6, 8, 10, 20])
  }

  mutating func view() -> ScreenTemplate {
    let children = some(1...(chance(3) ? 3 : 1), isInRow: false, depth: 0)
    return ScreenTemplate(
      0,
      .part(.plain, reads: chance(2) ? 0 : nil, input: .constant(1)),
      children,
      []
    )
  }

  /// A view with a lazy scroll of two lists, in whose rows there are fields among other things.
  mutating func listToWriteIn() -> ScreenTemplate {
    let lists = [rowsToWriteIn(.each(0)), rowsToWriteIn(.eachByKey(1))]
    let scroll: ScreenTemplate.Shape =
      chance(3) ? .lazyRow(gap(), pick([30.3, 90.1])) : .lazyColumn(gap(), pick([20.3, 44, 90.7]))
    let list = plain(scroll, lists + some(0...1, isInRow: false, depth: 1))
    return ScreenTemplate(0, .part(.plain, reads: nil, input: .constant(1)), [list], [])
  }

  private mutating func rowsToWriteIn(_ rows: ScreenTemplate.Shape) -> ScreenTemplate {
    left = 6
    let field = chance(3) ? switchedField(isInRow: true) : plain(.field(text(), .takes), [])
    let row = chance(2) ? field : plain(chance(2) ? .column(0) : .row(3.3), [field])
    return plain(rows, [row] + some(0...1, isInRow: true, depth: 3))
  }

  /// A view with lists in whose rows there are scrolls and fields, and with some that have identities.
  mutating func listsOfScrolls() -> ScreenTemplate {
    let rows = [
      plain(.each(0), [scrollOrField(), scrollOrField()]),
      plain(.eachByKey(1), [scrollOrField()]),
      plain(
        .shuffled(.data(pick([0, 1, 2]))),
        [scrollOrField(), scrollOrField(), scrollOrField()]
      ),
    ]
    left = 3
    let all = rows + some(0...1, isInRow: false, depth: 3)
    let outer = plain(
      pick([
        .column(0), .scroll(.vertical, gap()), .lazyColumn(gap(), 44),
        .arranged(.twice, .data(pick([0, 1, 2]))),
      ]),
      all
    )
    return ScreenTemplate(0, .part(.plain, reads: nil, input: .constant(1)), [outer], [])
  }

  private mutating func scrollOrField() -> ScreenTemplate {
    if chance(3) { return plain(.field(pick([0, 1, 2]), .takes), [], [.focusChange]) }
    let row = plain(.loop(.constant(6)), [plain(.button(words(false)), [])])
    let shape: ScreenTemplate.Shape =
      chance(4) ? .lazyColumn(0, 20.3) : .scroll(pick([.vertical, .horizontal]), gap())
    return plain(shape, [row], [.height(60.5), .width(90)])
  }

  /// A field that is secure in one branch, and not in the other one.
  private mutating func switchedField(isInRow: Bool) -> ScreenTemplate {
    let text = text()
    let fields = [
      plain(.field(text, .takes), []), plain(.control(.secureField, .constant(text)), []),
    ]
    return plain(.either(condition(isInRow)), chance(2) ? fields : fields.reversed())
  }

  /// The number of a text of the data.
  mutating func text() -> Int { pick([0, 1, 2]) }

  mutating func plain(
    _ shape: ScreenTemplate.Shape,
    _ children: [ScreenTemplate],
    _ modifiers: [ScreenTemplate.Modifier] = []
  ) -> ScreenTemplate {
    last += 1
    return ScreenTemplate(last, shape, children, modifiers)
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  /// Is true once in so many times.
  mutating func chance(_ times: Int) -> Bool { Int.random(in: 0..<times, using: &random) == 0 }

  mutating func some(
    _ count: ClosedRange<Int>,
    isInRow: Bool,
    depth: Int
  ) -> [ScreenTemplate] {
    (0..<Int.random(in: count, using: &random)).map { _ in one(isInRow, depth) }
  }

  private mutating func one(_ isInRow: Bool, _ depth: Int) -> ScreenTemplate {
    last += 1
    left -= 1
    let number = last
    let isLeaf = left <= 0 || depth > 6 || (depth > 0 && chance(3))
    let shape = isLeaf ? leaf(isInRow) : inner(isInRow)
    if case .either = shape, chance(3) { return switchedField(isInRow: isInRow) }
    var children: [ScreenTemplate] = []
    if !isLeaf {
      let isInRow = isInRow || isRows(shape)
      children = some(childCount(of: shape), isInRow: isInRow, depth: depth + 1)
    }
    var modifiers = modifiers()
    if case .field = shape, chance(2) { modifiers.append(.focusChange) }
    return ScreenTemplate(number, shape, children, modifiers)
  }

  private func isRows(_ shape: ScreenTemplate.Shape) -> Bool {
    switch shape {
    case .each, .eachByKey, .eachMore: true
    default: false
    }
  }

  private func childCount(of shape: ScreenTemplate.Shape) -> ClosedRange<Int> {
    switch shape {
    case .either: 2...4
    case .choice: 3...5
    case .shuffled: 2...5
    case .overlay: 1...3
    case .each, .eachByKey, .eachMore: 1...2
    default: 0...4
    }
  }

  private mutating func leaf(_ isInRow: Bool) -> ScreenTemplate.Shape {
    switch Int.random(in: 0..<18, using: &random) {
    case 17: .eachLine
    case 14...16: .control(pick(ScreenTemplate.ControlKind.allCases), number())
    case 0...3: .text(words(isInRow))
    case 4, 5: .button(words(isInRow))
    case 6: .image
    case 7: .stepper(number())
    case 8: .field(pick([0, 1, 2]), pick([.takes, .takes, .refuses, .shortens]))
    case 9: .toggle(pick([0, 1, 2, 3]))
    case 10: .divider
    case 11: .spacer
    case 12: .progress
    default: .toast(words(isInRow), chance(2))
    }
  }

  private mutating func inner(_ isInRow: Bool) -> ScreenTemplate.Shape {
    // A list in a list is that of the item: whole lists in one another are too many elements.
    if isInRow, chance(6) { return .eachMore }
    if chance(12) {
      return .control(
        pick([.disclosure, .actionSheet, .grid, .grid, .lazyGrid, .lazyGrid]),
        number()
      )
    }
    return switch Int.random(in: 0..<(isInRow ? 21 : 26), using: &random) {
    case 0...2: .column(gap())
    case 3...5: .row(gap())
    case 6: .layers
    case 7: .scroll(.vertical, gap())
    case 8: .scroll(.horizontal, gap())
    case 9, 10: .lazyColumn(gap(), pick([0, 20.3, 44, 90.7, 500.1]))
    case 11 where chance(2): .alert(words(isInRow), number())
    case 11: .lazyRow(gap(), pick([0, 30.3, 60.1, 400.9]))
    case 12: .arranged(pick([.grid, .twice, .ideal, .nonsense]), number())
    case 13: .overlay(pick(ScreenAlignment.allCases))
    case 14, 15:
      .part(
        pick([.plain, .equal, .equal, .environment]),
        reads: chance(2) ? pick([0, 1, 2, 3]) : nil,
        input: number()
      )
    case 16: .when(condition(isInRow))
    case 17: .either(condition(isInRow))
    case 18: .choice(number())
    case 19: chance(2) ? .loop(number()) : .spread(number())
    case 20: .shuffled(number())
    case 21...23: .each(pick([0, 1, 2]))
    default: .eachByKey(pick([0, 1, 2]))
    }
  }

  mutating func gap() -> Double { pick([0, 0, 0, 8, 8, 3.3, -6.5, -6.5, 40.7, -12.5]) }

  /// Insets, once in a while about as large as a window.
  private mutating func insets() -> ScreenInsets {
    if chance(2) { return ScreenInsets(top: 1, leading: 12, bottom: 3.5, trailing: 5) }
    let lengths = [0, 0, 30.2, 150.4, 350.6]
    return ScreenInsets(
      top: pick(lengths),
      leading: pick(lengths),
      bottom: pick(lengths),
      trailing: pick(lengths)
    )
  }

  private mutating func number() -> ScreenTemplate.Number {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: .constant(pick([0, 1, 2, 3]))
    case 1: .input
    default: .data(pick([0, 1, 2, 3]))
    }
  }

  private mutating func condition(_ isInRow: Bool = false) -> ScreenTemplate.Condition {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: .always
    case 1 where isInRow: .item
    default: .flag(pick([0, 1, 2, 3]))
    }
  }

  private mutating func words(_ isInRow: Bool) -> ScreenTemplate.Words {
    if isInRow, chance(2) { return .item }
    return switch Int.random(in: 0..<9, using: &random) {
    case 8: chance(2) ? .perhaps : .lines
    case 0: .constant(RandomData.text(&random))
    case 1: .number(pick([0, 1, 2, 3]))
    case 2: .input
    case 3: .nested
    case 4: .foreign
    case 5: .environment(pick([0, 1, 2, 3, 4, 5, 6, 7]))
    default: .data(pick([0, 1, 2]))
    }
  }

  private mutating func modifiers() -> [ScreenTemplate.Modifier] {
    var modifiers: [ScreenTemplate.Modifier] = []
    while chance(2), modifiers.count < 4 { modifiers.append(modifier()) }
    return modifiers
  }

  private mutating func modifier() -> ScreenTemplate.Modifier {
    switch Int.random(in: 0..<35, using: &random) {
    case 31...33: .wrapped(pick(ScreenTemplate.Wrapping.allCases), number())
    case 34: .lets(condition())
    case 0, 1: .padding(pick([4, 4, 16.5, 16.5, -30.2]))
    case 2: .insets(insets())
    case 3: .width(pick([0, 60, 150.5, 500]))
    case 4: .height(pick([0, 33.3, 120, 300.7]))
    case 5: .widthOf(number())
    case 6: .readable(condition())
    case 7: .hidden(condition())
    case 8: .disabled(condition())
    case 9: .blocks(condition())
    case 10: .fills(condition())
    case 11: .selected(condition())
    case 12: .checked(condition())
    case 13: .focus(condition())
    case 14: .identity(number())
    case 15: .alignment(pick(ScreenAlignment.allCases))
    case 16: .alignmentOf(number())
    case 17: .style(number())
    case 18: .color(condition())
    case 19: chance(2) ? .background : .header
    case 20: .label(words(false))
    case 21: chance(2) ? .value(words(false)) : .hint(words(false))
    case 22, 23: .tap
    case 24: .doubleTap
    case 25: chance(3) ? .refresh : chance(3) ? .drag : .longPress
    case 26: chance(2) ? .submit : .focusChange
    case 27...29: .drawn(pick(ScreenTemplate.Drawn.allCases))
    default: .swipes(number())
    }
  }
}
