extension Array {
  /// As few of the elements, in order, as still fail, for the message of a random test.
  func shrunk(while fails: ([Element]) -> Bool) -> [Element] {
    var least = self
    var step = Swift.max(1, count / 2)
    while step > 0 {
      var place = 0
      while place < least.count {
        var fewer = least
        fewer.removeSubrange(place..<Swift.min(place + step, least.count))
        if fails(fewer) { least = fewer } else { place += step }
      }
      step /= 2
    }
    return least
  }
}
