import Observation2

/// Finds what can stay where it is when a list is put into another order.
package enum IncreasingRun {
  /// The longest of the increasing subsequences of different numbers; of several the one that is
  /// found first from the end.
  ///
  /// - Complexity: O(*n* log *n*), by the method of patience sorting (C. Schensted, 1961).
  package static func longest(in numbers: [Int]) -> [Int] {
    var tails: [Int] = []
    var before = [Int](repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      let length = tails.partitioningIndex { numbers[$0] >= number }
      before[place] = length > 0 ? tails[length - 1] : -1
      if length == tails.count { tails.append(place) } else { tails[length] = place }
    }
    var run: [Int] = []
    var place = tails.last ?? -1
    while place >= 0 {
      run.append(numbers[place])
      place = before[place]
    }
    return run.reversed()
  }
}
