package import Foundation

/// The JSON Schema of flow files for editors, of the commands of a list: what their own readers read.
package struct FlowSchema {
  /// A part of a schema: JSON.
  package indirect enum Part: Encodable {
    case text(String)
    case flag(Bool)
    case list([Part])
    case map([String: Part])

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .flag(let flag): try container.encode(flag)
      case .list(let parts): try container.encode(parts)
      case .map(let parts): try container.encode(parts)
      }
    }
  }

  private let forms: [FlowCommandForm]

  package init(_ commands: FlowCommandList) {
    forms = commands.names.compactMap { commands[$0] }.map { FlowCommandForm($0) }
  }

  /// The schema as JSON with sorted keys, with a line break at its end.
  ///
  /// - Throws: An error of the encoder, which no content of a schema causes.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(whole) + Data("\n".utf8)
  }

  /// An editor checks each document of a file: the header and the commands.
  private var whole: Part {
    .map([
      "$schema": .text("https://json-schema.org/draft/2020-12/schema"),
      "title": .text("A flow: its header, or its commands"),
      "anyOf": .list([Self.reference("header"), Self.reference("steps")]),
      "$defs": .map(
        Self.selectorParts.merging([
          "header": header,
          "steps": .map(["type": .text("array"), "items": Self.reference("step")]),
          "step": .map(["anyOf": .list([bare, written])]),
          "selector": Self.selector,
          "condition": Self.condition,
          "text": .map(["type": Self.scalars]),
          "template": .map(["type": .text("string"), "pattern": .text(#"\$\{"#)]),
        ]) { $1 }
      ),
    ])
  }

  private var header: Part {
    var keys: [String: Part] = [
      "appId": Self.described(Self.reference("text"), "The app's name on a device."),
      "url": Self.described(Self.reference("text"), "The page, in place of an app."),
      "name": Self.described(
        Self.reference("text"),
        "The flow's name; the file's if it is left out."
      ),
      "tags": Self.described(
        .map(["type": .text("array"), "items": Self.reference("text")]),
        "Words by which flows are chosen; portable asks that a device can play it."
      ),
      "env": Self.described(Self.part(.env), "Values for ${…} by name."),
      "onFlowStart": Self.described(Self.reference("steps"), "Steps that run first."),
      "onFlowComplete": Self.described(
        Self.reference("steps"),
        "Steps that run last, after a failure too."
      ),
      "properties": Self.described(Self.part(.entries), "A team's own properties."),
      "checks": Self.described(
        .map(["enum": .list(FlowChecks.allCases.map { .text($0.rawValue) })]),
        "When the app's invariants are checked."
      ),
    ]
    for key in FlowHeader.keys where keys[key] == nil { keys[key] = .map([:]) }
    return Self.object(keys)
  }

  /// The commands that may stand without a colon.
  private var bare: Part {
    .map(["enum": .list(forms.filter(\.mayBeBare).map { .text($0.name) })])
  }

  /// The commands with the value after the colon: one for each step.
  private var written: Part {
    .map([
      "type": .text("object"), "additionalProperties": .flag(false),
      "properties": .map(
        Dictionary(forms.map { ($0.name, Self.described(Self.part($0), $0.guide.summary)) }) { $1 }
      ),
    ])
  }

  private static func part(_ form: FlowCommandForm) -> Part {
    var keys: [String: Part] = [:]
    if form.selects { keys = selectorKeys }
    for (name, kind) in form.keys {
      keys[name] = described(part(kind), form.guide.keys[name] ?? "")
    }
    for key in FlowStep.keys {
      let kind = key == "optional" ? FlowKeyKind.truth : .text
      keys[key] = described(part(kind), FlowCommandGuide.step[key] ?? "")
    }
    var parts = [object(keys, isOpen: form.isOpen)]
    if let alone = form.alone { parts.append(alone == .selector ? reference("text") : part(alone)) }
    if form.mayBeBare { parts.append(.map(["type": .text("null")])) }
    return parts.count == 1 ? parts[0] : .map(["anyOf": .list(parts)])
  }

  // MARK: - Values

  private static func part(_ kind: FlowKeyKind) -> Part {
    switch kind {
    case .text: reference("text")
    case .value(let words): described(reference("text"), words)
    case .whole: orTemplate(.map(["type": .text("integer")]))
    case .number: orTemplate(.map(["type": .text("number")]))
    case .truth: orTemplate(.map(["type": .text("boolean")]))
    case .choice(let words):
      orTemplate(
        .map(["enum": .list((words + words.map { $0.lowercased() }).unique.map { .text($0) })])
      )
    case .duration(.milliseconds): orTemplate(.map(["type": .text("integer")]))
    case .duration(.withUnit): orTemplate(time)
    case .duration(.either): orTemplate(.map(["type": .text("integer")]), time)
    case .selector: reference("selector")
    case .condition: reference("condition")
    case .steps: reference("steps")
    case .tree: .map([:])
    case .entries: .map(["type": .text("object")])
    case .env: .map(["type": .text("object"), "additionalProperties": reference("text")])
    case .mapping(let keys): object(keys.mapValues { part($0) })
    }
  }

  // The parts are made when they are asked for: a schema is written once in a process.

  private static var time: Part {
    .map(["type": .text("string"), "pattern": .text("^[0-9]+(\\.[0-9]+)? *(ms|s|min)$")])
  }

  private static var scalars: Part { .list(["string", "number", "boolean"].map { .text($0) }) }

  private static var selector: Part {
    .map([
      "anyOf": .list([
        reference("text"), object(selectorKeys.merging(stepKeys) { $1 }),
      ])
    ])
  }

  /// The keys of a step, which stand to no effect in selectors and conditions too.
  private static var stepKeys: [String: Part] {
    ["label": reference("text"), "optional": part(.truth)]
  }

  /// The keys of a selector, which many commands have.
  private static var selectorKeys: [String: Part] {
    Dictionary(FlowSelector.keys.map { ($0, reference("selector-\($0)")) }) { $1 }
  }

  private static var selectorParts: [String: Part] {
    var keys: [String: Part] = [:]
    for key in FlowSelector.keys {
      let part: Part =
        switch key {
        case "text", "id": reference("text")
        case "index": FlowSchema.part(.whole(""))
        case "width", "height", "tolerance": FlowSchema.part(.number(""))
        case "enabled", "selected", "checked", "focused": FlowSchema.part(.truth)
        case "containsDescendants":
          .map(["type": .text("array"), "items": reference("selector")])
        case "traits":
          .map(["anyOf": .list([reference("text"), .map(["type": .text("array")])])])
        default: reference("selector")
        }
      keys["selector-\(key)"] = described(part, FlowCommandGuide.selector[key] ?? "")
    }
    return keys
  }

  private static var condition: Part {
    var keys: [String: Part] = [:]
    for key in FlowCondition.keys {
      keys[key] = reference(["visible", "notVisible"].contains(key) ? "selector" : "text")
    }
    keys["platform"] = part(FlowKeyKind(FlowPlatform.self))
    return object(keys.merging(stepKeys) { $1 })
  }

  private static func object(_ keys: [String: Part], isOpen: Bool = false) -> Part {
    .map([
      "type": .text("object"), "properties": .map(keys), "additionalProperties": .flag(isOpen),
    ])
  }

  private static func orTemplate(_ parts: Part...) -> Part {
    .map(["anyOf": .list(parts + [reference("template")])])
  }

  private static func reference(_ name: String) -> Part { .map(["$ref": .text("#/$defs/\(name)")]) }

  private static func described(_ part: Part, _ words: String) -> Part {
    guard case .map(var parts) = part, !words.isEmpty else { return part }
    parts["description"] = .text(words)
    return .map(parts)
  }
}

extension [String] {
  /// Each once, in their order.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
