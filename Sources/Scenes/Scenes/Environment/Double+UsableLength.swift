extension Double {
  /// The number itself if it can be a length, or else 0, so that layout needs no answer for a length
  /// that is negative, infinite or no number.
  var usableLength: Double { isFinite && self > 0 ? self : 0 }
}
