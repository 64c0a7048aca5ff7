/// The sum of the values that observers receive.
final class Total {
  private(set) var sum = 0

  func add(_ value: Int) {
    sum &+= value
  }
}
