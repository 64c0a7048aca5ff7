/// A value that records the versions of the origins from which it is made.
struct Moment: Equatable {
  private(set) var versions: [Int: Int] = [:]

  /// Returns the union of two values that belong together; `nil` if their versions differ.
  func joined(with other: Moment) -> Moment? {
    var joined = self
    for (origin, version) in other.versions {
      if let mine = versions[origin], mine != version { return nil }
      joined.versions[origin] = version
    }
    return joined
  }

  /// Returns the value with the version of one more origin.
  func stamped(_ origin: Int, _ version: Int) -> Moment {
    var moment = self
    moment.versions[origin] = version
    return moment
  }

  /// A number by which switches choose.
  var parity: Int { versions.values.reduce(0, +) % 2 }
}
