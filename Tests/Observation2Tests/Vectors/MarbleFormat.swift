/// What a case of a case file has to say, and what it may say besides.
///
/// A case that expects nothing passes whatever the library does, and a misspelt name is as good as none:
/// both are faults of the case.
struct MarbleFormat {
  private let definition: MarbleValue
  private var faults: [String] = []

  /// Returns what is wrong with a case; empty if it can be run.
  static func faults(of definition: MarbleValue) -> [String] {
    var format = MarbleFormat(definition: definition)
    format.read()
    return format.faults
  }

  private init(definition: MarbleValue) {
    self.definition = definition
  }

  private mutating func read() {
    names(
      of: definition,
      "the case",
      required: ["id", "operator", "sources", "expect"],
      optional: ["params", "start", "observers", "observe", "then", "notes"]
    )
    for source in definition["sources"]?.elements ?? [] {
      names(of: source, "a source", required: ["name", "kind", "events"])
      if let kind = source["kind"], ![.string("hot"), .string("cold")].contains(kind) {
        faults.append("a source is hot or cold, not \(kind)")
      }
    }
    for step in definition["then"]?.elements ?? [] {
      names(of: step, "a step of then", required: ["operator"], optional: ["params"])
    }
    if let observe = definition["observe"] {
      names(of: observe, "observe", required: ["inner"], optional: ["delay", "at", "dispose"])
    }
    readTimes()
    readExpectations()
  }

  private mutating func readTimes() {
    switch (definition["start"], definition["observers"]?.elements) {
    case (let start?, nil):
      names(of: start, "start", optional: ["create", "subscribe", "dispose"])
    case (nil, let observers?):
      for observer in observers {
        names(of: observer, "an observer", required: ["name", "subscribe"], optional: ["dispose"])
      }
    default: faults.append("a case has start, or a list of observers")
    }
  }

  private mutating func readExpectations() {
    guard let expect = definition["expect"] else { return }
    let isRecorded = definition["observe"]?["inner"] == .string("record")
    names(
      of: expect,
      "expect",
      required: isRecorded ? ["events", "inner"] : ["events"],
      optional: ["subscriptions"]
    )
    if let observers = definition["observers"]?.elements {
      let all = Set(observers.compactMap { $0["name"]?.string })
      names(of: expect["events"] ?? .null, "events", required: all)
      for name in all { readEvents(expect["events"]?[name], "events of \(name)") }
    } else {
      readEvents(expect["events"], "events")
    }
    if let subscriptions = expect["subscriptions"] {
      let sources = (definition["sources"]?.elements ?? []).compactMap { $0["name"]?.string }
      names(of: subscriptions, "subscriptions", optional: Set(sources))
    }
  }

  /// Events are compared as they stand here, so that only their shape matters.
  private mutating func readEvents(_ events: MarbleValue?, _ what: String) {
    guard let events else { return }
    guard let list = events.elements else { return faults.append("\(what) is no list: \(events)") }
    for event in list {
      let parts = event.elements ?? []
      let isKnown =
        switch parts.count > 1 ? parts[1].string : nil {
        case "next", "error": parts.count == 3
        case "completed": parts.count == 2
        default: false
        }
      if parts.first?.int == nil || !isKnown { faults.append("\(what) has no event \(event)") }
    }
  }

  private mutating func names(
    of value: MarbleValue,
    _ what: String,
    required: Set<String> = [],
    optional: Set<String> = []
  ) {
    guard case .object(let members) = value else {
      return faults.append("\(what) is no object: \(value)")
    }
    let given = Set(members.keys)
    for name in required.subtracting(given).sorted() { faults.append("\(what) has no \(name)") }
    for name in given.subtracting(required).subtracting(optional).sorted() {
      faults.append("\(what) has an unknown name: \(name)")
    }
  }
}
