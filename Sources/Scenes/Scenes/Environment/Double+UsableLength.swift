extension Double {
  /// The longest length, in points: the sum of a screen's lengths has to be exact and finite.
  private static let longest = 1e9

  /// The number itself if it can be a length, or else 0, so that layout needs no answer for a length
  /// that is negative, infinite or no number; at most a thousand million.
  var usableLength: Double { isFinite && self > 0 ? min(self, Self.longest) : 0 }

  /// The number itself if it is finite, or else 0; at most a thousand million either way.
  var orZero: Double { isFinite ? max(-Self.longest, min(self, Self.longest)) : 0 }

  /// The number, if it can be a width or a height; at most a thousand million.
  var asLength: Double? { isFinite && self >= 0 ? usableLength : nil }
}
