/// Finds what can stay where it is when a list is put into another order.
enum IncreasingRun {
  /// The longest of the increasing subsequences of different numbers; of several the one that is
  /// found first from the end.
  ///
  /// - Complexity: O(*n* log *n*), by the method of patience sorting (C. Schensted, 1961).
  static func longest(in numbers: [Int]) -> [Int] {
    var tails: [Int] = []
    var before = [Int](repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
      }
      before[place] = low > 0 ? tails[low - 1] : -1
      if low == tails.count { tails.append(place) } else { tails[low] = place }
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
