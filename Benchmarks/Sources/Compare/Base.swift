/// The contender by whose figure ours is divided.
enum Base: String {
  /// The same pipeline in OpenCombine.
  case openCombine = "OpenCombine"
  /// The same class with the `@Observable` macro.
  case observable = "@Observable"
  /// Closures without a library.
  case bare
  /// Our own W7, without other subscriptions.
  case ownW7 = "our W7"
  /// Our own W5.
  case ownW5 = "our W5"
  /// Our own W5z.
  case ownW5z = "our W5z"
  /// The same workload one scope deep.
  case depthOne = "depth 1"
  /// The same workload through one `lift`.
  case oneLift = "1 lift"
  /// The same workload with a hundred children, or rows.
  case hundredRows = "100 rows"
  /// The same workload beside ten running effects.
  case tenEffects = "10 effects"
  /// The closures of W9: a fixed base, since ours gets better.
  case bareW9 = "W9 by hand"
  /// The closures of W7.
  case bareW7 = "W7 by hand"
  /// OpenCombine's chain of W11.
  case peerW11 = "OpenCombine's W11"
  /// The same screen, described and laid out whole from nothing.
  case wholeScreen = "whole"
  /// The standard library's `difference(from:).inferringMoves()`.
  case collectionDifference = "CollectionDifference"
  /// The same workload with ten thousand items.
  case tenThousandItems = "10,000 items"
  /// The same workload with a thousand items.
  case thousandItems = "1,000 items"
  /// The same workload with a thousand rows.
  case thousandRows = "1,000 rows"
}
