import Observation2

extension MarbleOperators {
  private typealias Values = EventStream<MarbleValue>

  static let combining: [String: MakeValues] = [
    "combineLatest": { context in
      let combine = try context.closure("combine", default: "(x,y)", otherwise: .allOperands)
      return try combineLatest(context) { try combine(all: $0) }
    },
    "zip": { context in
      let combine = try context.closure("combine", default: "(x,y)", otherwise: .allOperands)
      return try zip(context) { try combine(all: $0) }
    },
    "merge": { context in
      if context.isCollection { return .merge(context.sources) }
      let s = context.sources
      switch s.count {
      case 0: return .merge()
      case 1: return .merge(s[0])
      case 2: return .merge(s[0], s[1])
      case 3: return .merge(s[0], s[1], s[2])
      default: return .merge(s)
      }
    },
    "concat": { context in
      var s = context.sources
      if let order = context.params["order"]?.elements {
        s = try order.map { name in
          guard let stream = name.string.flatMap({ context.named[$0] }) else {
            throw MarbleUnknown("source \(name)")
          }
          return stream
        }
      }
      if context.isCollection { return .concat(s) }
      switch s.count {
      case 1: return .concat(s[0])
      case 2: return s[0].concat(s[1])
      case 3: return .concat(s[0], s[1], s[2])
      case 4: return .concat(s[0], s[1], s[2], s[3])
      default: throw MarbleUnknown("concat of \(s.count)")
      }
    },
    "amb": { context in
      if context.isCollection { return .amb(context.sources) }
      let s = context.sources
      switch s.count {
      case 2: return s[0].amb(s[1])
      case 3: return .amb(s[0], s[1], s[2])
      default: throw MarbleUnknown("amb of \(s.count)")
      }
    },
    "startWith": { try $0.source.startWith(contentsOf: $0.values("values")) },
    "endWith": { try $0.source.endWith(contentsOf: $0.values("values")) },
    "withLatestFrom": { context in
      guard context.params["combine"] != nil else {
        return try context.source.withLatestFrom(context.source(1))
      }
      let combine = try context.closure("combine", otherwise: .allOperands)
      return try context.source.withLatestFrom(context.source(1)) { try combine($0, $1) }
    },
  ]

  private static func combineLatest(
    _ context: MarbleContext,
    _ f: @escaping ([MarbleValue]) throws -> MarbleValue
  ) throws -> Values {
    let s = context.sources
    if context.isCollection { return .combineLatest(s, transform: f) }
    switch s.count {
    case 0: return .combineLatest { try f([]) }
    case 1: return .combineLatest(s[0]) { try f([$0]) }
    case 2: return .combineLatest(s[0], s[1]) { try f([$0, $1]) }
    case 3: return .combineLatest(s[0], s[1], s[2]) { try f([$0, $1, $2]) }
    case 4: return .combineLatest(s[0], s[1], s[2], s[3]) { try f([$0, $1, $2, $3]) }
    case 5: return .combineLatest(s[0], s[1], s[2], s[3], s[4]) { try f([$0, $1, $2, $3, $4]) }
    case 6:
      return .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5]) {
        try f([$0, $1, $2, $3, $4, $5])
      }
    case 7:
      return .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) {
        try f([$0, $1, $2, $3, $4, $5, $6])
      }
    case 8:
      return .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
        try f([$0, $1, $2, $3, $4, $5, $6, $7])
      }
    default: throw MarbleUnknown("combineLatest of \(s.count)")
    }
  }

  private static func zip(
    _ context: MarbleContext,
    _ f: @escaping ([MarbleValue]) throws -> MarbleValue
  ) throws -> Values {
    let s = context.sources
    if context.isCollection { return .zip(s, transform: f) }
    switch s.count {
    case 0: return .zip { try f([]) }
    case 1: return .zip(s[0]) { try f([$0]) }
    case 2: return .zip(s[0], s[1]) { try f([$0, $1]) }
    case 3: return .zip(s[0], s[1], s[2]) { try f([$0, $1, $2]) }
    case 4: return .zip(s[0], s[1], s[2], s[3]) { try f([$0, $1, $2, $3]) }
    case 5: return .zip(s[0], s[1], s[2], s[3], s[4]) { try f([$0, $1, $2, $3, $4]) }
    case 6:
      return .zip(s[0], s[1], s[2], s[3], s[4], s[5]) { try f([$0, $1, $2, $3, $4, $5]) }
    case 7:
      return .zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) {
        try f([$0, $1, $2, $3, $4, $5, $6])
      }
    case 8:
      return .zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
        try f([$0, $1, $2, $3, $4, $5, $6, $7])
      }
    default: throw MarbleUnknown("zip of \(s.count)")
    }
  }
}
