import Observation2

/// Two sequences of events side by side, for a failure message.
struct MarbleComparison<Element: Equatable> {
  private let marbles: Marbles<Element>
  private let origin: Int
  /// The characters and names that represent values: those of the expected diagram.
  private let symbols: [String]
  /// The length of a picture that is still looked at; one of far-off events would fill the memory.
  private let longestPicture = 1_000

  init(_ marbles: Marbles<Element>, diagram: String, origin: Int) {
    self.marbles = marbles
    self.origin = origin
    var reader = MarbleReader(diagram)
    symbols = ((try? reader.read()) ?? []).map(\.symbol)
  }

  /// Returns a description of the differences; `nil` if there are none.
  func message(
    expected: [RecordedEvent<Element>],
    actual: [RecordedEvent<Element>]
  ) -> String? {
    if expected == actual { return nil }
    return """
      The events differ.
      \(picture(expected, actual))\
        expected  \(list(expected))
        actual    \(list(actual))
      """
  }

  /// Returns both diagrams with the first difference marked; nothing if they would be too long.
  private func picture(
    _ expected: [RecordedEvent<Element>],
    _ actual: [RecordedEvent<Element>]
  ) -> String {
    guard let rows = draw(expected, actual) else { return "" }
    let column = zip(rows.0, rows.1).prefix { $0 == $1 }.count
    return """
        expected  \(rows.0)
        actual    \(rows.1)
                  \(String(repeating: " ", count: column))^

      """
  }

  /// Returns both diagrams, padded so that the events of one instant stand in one column.
  private func draw(
    _ expected: [RecordedEvent<Element>],
    _ actual: [RecordedEvent<Element>]
  ) -> (String, String)? {
    let (left, right) = (cells(expected), cells(actual))
    let steps = Array(left.keys) + Array(right.keys)
    let range = min(0, steps.min() ?? 0)...max(0, steps.max() ?? 0)
    guard range.count <= longestPicture else { return nil }
    var rows = ("", "")
    for step in range {
      let (above, below) = (left[step] ?? "-", right[step] ?? "-")
      let width = max(above.count, below.count)
      rows.0 += pad(above, to: width)
      rows.1 += pad(below, to: width)
    }
    return rows
  }

  private func cells(_ events: [RecordedEvent<Element>]) -> [Int: String] {
    var cells: [Int: [String]] = [:]
    for record in events {
      let offset = record.time - origin
      let step = Int((Double(offset) / Double(marbles.step)).rounded(.down))
      let isOnGrid = step * marbles.step == offset
      cells[step, default: []].append(name(of: record) + (isOnGrid ? "" : "@\(record.time)"))
    }
    return cells.mapValues { names in
      let joined = names.joined(separator: names.contains { $0.count > 1 } ? " " : "")
      let isName = names.count == 1 && joined.hasPrefix("{") && joined.hasSuffix("}")
      return joined.count == 1 || isName ? joined : "(\(joined))"
    }
  }

  private func name(of record: RecordedEvent<Element>) -> String {
    switch record.event {
    case .completed: "|"
    case .error(let error): name(of: error)
    case .next(let value):
      symbols.first { marbles.meaning(of: $0) == value }.map(mark) ?? "\(value)"
    }
  }

  private func name(of error: any Error) -> String {
    if TestError.areSame(error, marbles.error) { return "#" }
    let names = marbles.errors.filter { TestError.areSame(error, $0.value) }.keys
    return names.min().map(mark) ?? "#\(error)"
  }

  /// A name as a diagram has it: one that has a meaning of its own needs braces.
  private func mark(_ name: String) -> String {
    name.count == 1 && !"-|#^(){} ".contains(name) ? name : "{\(name)}"
  }

  private func pad(_ cell: String, to width: Int) -> String {
    cell + String(repeating: "-", count: width - cell.count)
  }

  private func list(_ events: [RecordedEvent<Element>]) -> String {
    events.isEmpty ? "nothing" : events.map(\.description).joined(separator: "  ")
  }
}
