import Observation2

/// The parameters and sources of a case's operator.
@MainActor
struct MarbleContext {
  typealias Values = EventStream<MarbleValue>

  let params: MarbleValue
  /// The sources; the operator is applied to the first.
  let sources: [Values]
  let named: [String: Values]
  let time: VirtualTime
  /// The subscriptions that end with the run.
  let bag: DisposeBag

  var source: Values {
    get throws { try source(0) }
  }

  func source(_ index: Int) throws -> Values {
    guard index < sources.count else { throw MarbleUnknown("source number \(index + 1)") }
    return sources[index]
  }

  var isCollection: Bool { params["form"] == .string("collection") }

  func value(_ name: String) throws -> MarbleValue {
    guard let value = params[name] else { throw MarbleUnknown("no parameter \(name)") }
    return value
  }

  func values(_ name: String) throws -> [MarbleValue] {
    guard let values = try value(name).elements else {
      throw MarbleUnknown("parameter \(name) is no list")
    }
    return values
  }

  func int(_ name: String) throws -> Int {
    guard let number = try value(name).int else {
      throw MarbleUnknown("parameter \(name) is no integer")
    }
    return number
  }

  func string(_ name: String) throws -> String {
    guard let text = try value(name).string else {
      throw MarbleUnknown("parameter \(name) is no text")
    }
    return text
  }

  func flag(_ name: String) -> Bool {
    params[name]?.bool ?? false
  }

  func ticks(_ name: String) throws -> Duration {
    .seconds(try int(name))
  }

  func closure(
    _ name: String,
    default defaultName: String? = nil,
    otherwise: MarbleClosure.Otherwise = .identity
  ) throws -> MarbleClosure {
    guard let closure = params[name]?.string ?? defaultName else {
      throw MarbleUnknown("no closure \(name)")
    }
    return try MarbleClosure(closure, otherwise: otherwise)
  }

  /// Returns the selector of a `flatMap`, whose result names a source.
  func selector() throws -> (MarbleValue) throws -> Values {
    let closure = try closure("selector", default: "identity")
    let named = named
    return { value in
      let result = try closure(value)
      guard let name = result.string, name.hasPrefix("$"),
        let stream = named[String(name.dropFirst())]
      else { throw MarbleFailure(label: "no source \(result)") }
      return stream
    }
  }

  /// Returns the inner streams of the first source.
  func inners() throws -> EventStream<Values> {
    try source.map(selector())
  }
}
