@testable import Scenes

/// A node of a random program: what a view describes, and from which data.
final class ScreenTemplate: Sendable {
  enum Words: Sendable {
    case constant(String)
    case data(Int)
    case number(Int)
    case item, input, nested, perhaps, lines, foreign
    case environment(Int)
  }

  enum Condition: Sendable {
    case always
    case flag(Int)
    case item
  }

  enum Number: Sendable {
    case constant(Int)
    case data(Int)
    case input
  }

  indirect enum Shape: Sendable {
    case text(Words)
    case image
    case button(Words)
    case stepper(Number)
    case field(Int, FieldTaste)
    case toggle(Int)
    case divider, spacer, progress
    case toast(Words, Bool)
    case column(Double)
    case row(Double)
    case layers
    case scroll(ScreenAxis, Double)
    case lazyColumn(Double, Double)
    case lazyRow(Double, Double)
    case arranged(ArrangedKind, Number)
    case overlay(ScreenAlignment)
    case alert(Words, Number)
    case control(ControlKind, Number)
    case when(Condition)
    case either(Condition)
    case choice(Number)
    case loop(Number)
    case spread(Number)
    case shuffled(Number)
    case each(Int)
    case eachByKey(Int)
    case eachMore, eachLine
    case part(PartKind, reads: Int?, input: Number)
  }

  /// What a data source makes of an edit.
  enum FieldTaste: Sendable { case takes, refuses, shortens }

  enum ArrangedKind: Sendable { case grid, twice, ideal, nonsense }

  enum PartKind: Sendable { case plain, equal, environment }

  enum Modifier: Sendable {
    case padding(Double)
    case insets(ScreenInsets)
    case width(Double)
    case height(Double)
    case widthOf(Number)
    case readable(Condition)
    case hidden(Condition)
    case disabled(Condition)
    case blocks(Condition)
    case lets(Condition)
    case fills(Condition)
    case selected(Condition)
    case checked(Condition)
    case focus(Condition)
    case identity(Number)
    case alignment(ScreenAlignment)
    case alignmentOf(Number)
    case style(Number)
    case color(Condition)
    case background
    case label(Words)
    case value(Words)
    case hint(Words)
    case header
    case tap, doubleTap, longPress, submit, refresh, drag
    case swipes(Number)
    case focusChange
    case drawn(Drawn)
    case wrapped(Wrapping, Number)
  }

  /// What is only drawn, and follows a property that nothing else does.
  enum Drawn: Sendable, CaseIterable {
    case color, background, label, value, hint, selected, checked, hidden, disabled, header
  }

  let number: Int
  let shape: Shape
  let children: [ScreenTemplate]
  let modifiers: [Modifier]

  init(_ number: Int, _ shape: Shape, _ children: [ScreenTemplate], _ modifiers: [Modifier]) {
    self.number = number
    self.shape = shape
    self.children = children
    self.modifiers = modifiers
  }

  /// All templates in it, as lines.
  func lines(_ indent: String = "") -> String {
    let modifiers = modifiers.map { " .\($0)" }.joined()
    return "\(indent)\(number) \(shape)\(modifiers)\n"
      + children.map { $0.lines(indent + "  ") }.joined()
  }
}
