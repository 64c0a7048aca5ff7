/// The effect of a command and the values that it reads, as text for a person.
package struct FlowExplanation: CustomStringConvertible {
  private let form: FlowCommandForm
  /// A step of the command, if one in a file is explained.
  private let step: FlowStep?

  package init(_ type: any FlowCommandSyntax.Type, step: FlowStep? = nil) {
    form = FlowCommandForm(type)
    self.step = step
  }

  package var description: String {
    var lines: [String] = []
    if let step {
      lines.append("\(step.file.onOneLine):\(step.line):\(step.column)")
      lines.append("    \(step.source.indented(by: 4))")
      lines.append("")
    }
    lines.append(form.name)
    if !form.guide.summary.isEmpty { lines.append("  \(form.guide.summary)") }
    lines.append("")
    lines += ways.map { "  \($0)" }
    for (name, kind) in form.keys { lines += key(name, kind) }
    if form.selects {
      lines.append("  and the keys of a selector: \(FlowSelector.keys.joined(separator: ", "))")
    }
    if form.isOpen { lines.append("  and further keys, which the app declares") }
    for key in FlowStep.keys {
      lines += self.key(key, key == "optional" ? .truth : .text, FlowCommandGuide.step)
    }
    lines += ["", "  On a device with Maestro 2.8.0: \(onDevice)"]
    return lines.joined(separator: "\n")
  }

  private var ways: [String] {
    var ways: [String] = []
    if form.mayBeBare { ways.append("- \(form.name)") }
    if let alone = form.alone { ways.append("- \(form.name): …    (\(alone.words))") }
    if !form.keys.isEmpty || form.selects || form.isOpen { ways.append("- \(form.name): {KEY: …}") }
    return ways
  }

  private func key(
    _ name: String,
    _ kind: FlowKeyKind,
    _ guide: [String: String]? = nil
  ) -> [String] {
    let words = (guide ?? form.guide.keys)[name]
    return ["    \(name): \(kind.words)"] + (words.map { ["        \($0)"] } ?? [])
  }

  private var onDevice: String {
    guard let rule = form.portability else {
      return "not known there. Write its steps out, or run them with runFlow."
    }
    if let refusal = rule.refusal { return "not played. \(refusal)" }
    let alone = form.keys.map(\.name).filter { rule.keys[$0] == nil }
    return alone.isEmpty ? "played." : "played, but not with \(alone.joined(separator: ", "))."
  }
}
