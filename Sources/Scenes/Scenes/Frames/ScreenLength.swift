/// A length in points as it is written for people: to a tenth, and without the tenth when it is 0.
package struct ScreenLength: CustomStringConvertible {
  package let points: Double

  package init(points: Double) {
    self.points = points
  }

  package var description: String {
    guard points.magnitude < 1e12 else { return "\(points)" }
    let tenths = Int(points * 10 + (points < 0 ? -0.5 : 0.5))
    let (whole, tenth) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    let sign = tenths < 0 ? "-" : ""
    return tenth == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(tenth)"
  }
}
