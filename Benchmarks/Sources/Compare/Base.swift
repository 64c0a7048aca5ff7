/// What our figure is divided by.
enum Base: String {
  /// OpenCombine's pipeline that does the same.
  case openCombine = "OpenCombine"
  /// The same class with the `@Observable` macro.
  case observable = "@Observable"
  /// Closures and no library.
  case bare
  /// Our own W7, without the others.
  case ownW7 = "our W7"
  /// Our own W5.
  case ownW5 = "our W5"
  /// Our own W5z.
  case ownW5z = "our W5z"
  /// The same one scope deep.
  case depthOne = "depth 1"
  /// The same through one `lift`.
  case oneLift = "1 lift"
  /// The same with a hundred children.
  case hundredChildren = "100 rows"
  /// The same beside ten running effects.
  case tenEffects = "10 effects"
}
