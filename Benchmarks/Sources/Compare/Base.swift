/// What our figure is divided by.
enum Base: String {
  /// OpenCombine's pipeline that does the same.
  case openCombine = "OpenCombine"
  /// The same class with the `@Observable` macro.
  case observable = "@Observable"
  /// Closures and no library.
  case bare
  /// Another workload of ours.
  case ownW7 = "our W7"
}
