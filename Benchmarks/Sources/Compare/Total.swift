/// Where observers add up what they get.
///
/// The same object for every contender, so that none pays for how its closure captures a sum.
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
