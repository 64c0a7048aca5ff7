/// A value that says of which version of each origin it is made.
struct Moment: Equatable {
  private(set) var versions: [Int: Int] = [:]

  /// What two values have in common that belong together; nothing if they are of two moments.
  func joined(with other: Moment) -> Moment? {
    var joined = self
    for (origin, version) in other.versions {
      if let mine = versions[origin], mine != version { return nil }
      joined.versions[origin] = version
    }
    return joined
  }

  /// The same, made into a value of one more origin.
  func stamped(_ origin: Int, _ version: Int) -> Moment {
    var moment = self
    moment.versions[origin] = version
    return moment
  }

  /// Something that switches can go by.
  var parity: Int { versions.values.reduce(0, +) % 2 }
}
