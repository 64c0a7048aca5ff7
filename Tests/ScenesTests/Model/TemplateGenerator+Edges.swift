@testable import Scenes

/// Programs about fields that leave the reach of a person, and about long lines.
extension TemplateGenerator {
  /// A view with lazy lists, in whose rows an item or a flag takes fields away.
  mutating func listsOfLeavingFields() -> ScreenTemplate {
    let list: ScreenTemplate
    switch pick([0, 0, 1, 2]) {
    case 0:
      let lists = [
        plain(.each(0), leavingFields()), plain(.eachByKey(1), leavingFields()),
      ]
      list = plain(.lazyColumn(gap(), pick([20.3, 44, 90.7])), lists, leaving(.flag(1)))
    case 1:
      list = plain(.lazyRow(gap(), pick([30.3, 90.1])), [plain(.each(0), leavingFields())])
    default:
      list = plain(.control(.lazyGrid, .constant(pick([0, 1, 2]))), leavingFields())
    }
    let other = plain(.field(text(), .takes), [], [.focusChange])
    let root = plain(pick([.column(0), .layers, .scroll(.vertical, 0)]), [other, list])
    return ScreenTemplate(0, .part(.plain, reads: nil, input: .constant(1)), [root], [])
  }

  private mutating func leavingFields() -> [ScreenTemplate] {
    let field = plain(
      .field(text(), pick([.takes, .takes, .shortens])),
      [],
      [.focusChange] + leaving(.item)
    )
    return switch pick([0, 0, 1, 2, 3]) {
    case 0: [field]
    case 1: [plain(.column(0), [field], leaving(.item))]
    case 2: [plain(.when(.item), [field])]
    default: [plain(.part(.equal, reads: nil, input: .constant(1)), [plain(.row(3.3), [field])])]
    }
  }

  private mutating func leaving(_ condition: ScreenTemplate.Condition) -> [ScreenTemplate.Modifier]
  {
    switch pick([0, 0, 1, 2]) {
    case 0: []
    case 1: [.disabled(condition)]
    default: [.hidden(condition)]
    }
  }

  /// A view with lines of a readable width in all kinds of containers, and lists in them.
  mutating func readableLines() -> ScreenTemplate {
    left = 4
    var children: [ScreenTemplate] = []
    for _ in 0..<pick([1, 2, 3]) {
      let line: ScreenTemplate.Shape = pick([
        .column(gap()), .row(gap()), .layers, .scroll(.vertical, gap()), .lazyColumn(gap(), 44),
        .text(.environment(7)), .text(.constant(String(repeating: "long line ", count: 20))),
        .field(0, .takes), .scroll(.horizontal, gap()), .lazyRow(gap(), 60.1),
      ])
      let isLeaf =
        switch line {
        case .text, .field: true
        default: false
        }
      var modifiers: [ScreenTemplate.Modifier] = [
        .readable(chance(3) ? .flag(pick([0, 1])) : .always)
      ]
      if chance(3) { modifiers.append(.padding(pick([4, 16.5]))) }
      if chance(4) { modifiers.append(.width(pick([60, 500, 900]))) }
      if chance(3) { modifiers.append(.fills(.flag(2))) }
      children.append(plain(line, isLeaf ? [] : some(1...3, isInRow: false, depth: 3), modifiers))
    }
    let root = plain(
      pick([.column(gap()), .row(gap()), .layers, .scroll(.vertical, 0), .lazyColumn(0, 44)]),
      children,
      chance(3) ? [.readable(.always)] : []
    )
    return ScreenTemplate(0, .part(.plain, reads: nil, input: .constant(1)), [root], [])
  }
}
