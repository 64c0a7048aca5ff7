extension Double {
  /// The number itself if it can be a length: finite and positive. Any other counts as 0, so that
  /// layout needs no answer for it.
  var usableLength: Double { isFinite && self > 0 ? self : 0 }
}
