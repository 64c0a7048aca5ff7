/// The sum of the values that observers receive.
///
/// Every contender uses the same class, so that capturing the sum costs all of them the same.
final class Total {
  private(set) var sum = 0

  @inline(__always)
  func add(_ value: Int) {
    sum &+= value
  }

  func reset() {
    sum = 0
  }
}
