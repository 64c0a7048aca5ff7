/// Where observers add up what they get.
final class Total {
  private(set) var sum = 0

  func add(_ value: Int) {
    sum &+= value
  }
}
