extension Double {
  /// The number itself if it can be a length, or else 0, so that layout needs no answer for a length
  /// that is negative, infinite or no number.
  var usableLength: Double { isFinite && self > 0 ? self : 0 }

  /// The number itself if it is finite, or else 0.
  var orZero: Double { isFinite ? self : 0 }

  /// The number, if it can be a width or a height.
  var asLength: Double? { isFinite && self >= 0 ? self : nil }
}
