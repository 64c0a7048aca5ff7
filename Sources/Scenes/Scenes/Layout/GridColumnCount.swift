/// How many columns a lazy grid has, which follows from the width that it is given.
///
/// Rows are described before that is known: by the number until then, at first by one for the window's width. Where the
/// layout gives the grid another width, they are described and laid out once more.
@MainActor
final class GridColumnCount {
  private(set) var value: Int
  /// The width that it was given last.
  private var width: Double?
  private let fitting: (Double) -> Int

  /// - Parameters:
  ///   - value: The number until the grid has a width.
  ///   - fitting: The number for a width, in points.
  init(_ value: Int, fitting: @escaping (Double) -> Int) {
    self.value = value
    self.fitting = fitting
  }

  /// Goes on with an earlier number.
  func take(_ earlier: Int) { value = earlier }

  /// Goes on with the number of an earlier description, unless another one follows from the width by now: a layout,
  /// which would find that, comes only where something in the rows is another.
  func follow(_ earlier: GridColumnCount) {
    guard let width = earlier.width else { return }
    self.width = width
    let count = fitting(width)
    take(count == earlier.fitting(width) ? earlier.value : count)
  }

  /// Takes the number for a width.
  ///
  /// - Parameters:
  ///   - width: The width, in points.
  ///   - canGrow: Whether it may become greater. Where the width depends on the number in turn, the least one is kept.
  /// - Returns: Whether it is another one than before.
  func fit(_ width: Double, canGrow: Bool) -> Bool {
    self.width = width
    let count = fitting(width)
    guard count < value || (canGrow && count > value) else { return false }
    value = count
    return true
  }
}
