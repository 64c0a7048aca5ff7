/// The objects that a tree is within while it is made, so that a cycle of them ends, and a net of them
/// is not walked on each of its paths.
final class StateTreeObjects {
  /// The longest chain of objects that is shown.
  private static let longestChain = 100
  /// How often the parts of one object are shown.
  private static let mostTimes = 100

  private var chain: [ObjectIdentifier] = []
  private var times: [ObjectIdentifier: Int] = [:]

  /// Begins with an object's parts; refuses those that are not to be shown.
  func enter(_ object: Any) -> Bool {
    let object = ObjectIdentifier(object as AnyObject)
    let count = times[object, default: 0]
    guard chain.count < Self.longestChain, count < Self.mostTimes, !chain.contains(object) else {
      return false
    }
    times[object] = count + 1
    chain.append(object)
    return true
  }

  /// Ends with the parts of the object that was entered last.
  func leave() {
    chain.removeLast()
  }
}
