import Foundation
import Kaimono

/// Prints the steps of an order that the app reaches: the number of each, from 1, and its name.
///
/// At one of them it waits to be killed.
final class Steps {
  private let last: Int
  private var count = 0

  /// - Parameter last: The number of the step to wait at; none if there is no such step.
  init(upTo last: Int) {
    self.last = last
  }

  func reached(_ name: String) {
    count += 1
    say("\(count) \(name)")
    // The standard input ends with the test, so the app does not outlive the test.
    if count == last { while !FileHandle.standardInput.availableData.isEmpty {} }
  }
}
