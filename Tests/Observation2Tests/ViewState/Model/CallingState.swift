/// A view state whose comparisons, and those of its fields, call back.
struct CallingState: Equatable, CustomStringConvertible {
  /// A number whose comparison calls back.
  struct Number: Equatable {
    let field: ViewStateScript.Field
    var value: Int

    static func == (left: Number, right: Number) -> Bool {
      CallingState.call(left.field)
      return left.value == right.value
    }
  }

  var a: Number
  var b: Number
  var c: Number

  init(a: Int = 0, b: Int = 0, c: Int = 0) {
    self.a = Number(field: .a, value: a)
    self.b = Number(field: .b, value: b)
    self.c = Number(field: .c, value: c)
  }

  var description: String { "\(a.value)\(b.value)\(c.value)" }

  /// Returns a Boolean value that indicates whether two states are equal, without a callback for each number.
  static func == (left: CallingState, right: CallingState) -> Bool {
    call(.whole)
    return left.description == right.description
  }

  /// Compares a field without a callback.
  func has(_ field: ViewStateScript.Field, of other: CallingState) -> Bool {
    switch field {
    case .a: a.value == other.a.value
    case .b: b.value == other.b.value
    case .c: c.value == other.c.value
    case .whole: description == other.description
    }
  }

  /// Called at each comparison.
  @MainActor static var onCompare: ((ViewStateScript.Field) -> Void)?

  private static func call(_ field: ViewStateScript.Field) {
    MainActor.assumeIsolated { onCompare?(field) }
  }
}
