extension FoodKind {
  /// The colour around which those of its things lie, as an angle on the wheel of colours.
  var hue: Int {
    switch self {
    case .vegetable: 95
    case .fruit: 345
    case .fish: 195
    case .meat: 355
    case .dairy: 50
    case .bean: 38
    case .seasoning: 20
    case .dryGoods: 65
    case .bread: 30
    case .sweets: 320
    case .drink: 210
    case .dish: 15
    }
  }

  /// Its shapes, on a square of 100 points, as elements of SVG.
  func shapes(in color: String) -> String {
    let fill = "fill='\(color)'"
    let white = "fill='white'"
    return switch self {
    case .vegetable:
      "<path d='M50 88 C28 66 30 38 50 34 C70 38 72 66 50 88Z' \(fill)/>"
        + "<path d='M50 36 C38 26 36 16 40 10 C48 18 52 18 60 10 C64 18 60 28 50 36Z' fill='hsl(110,45%,38%)'/>"
    case .fruit:
      "<circle cx='50' cy='56' r='30' \(fill)/><path d='M50 28 Q52 14 66 14 Q64 28 50 28Z' fill='hsl(110,45%,38%)'/>"
    case .fish:
      "<path d='M12 52 Q42 20 74 50 L90 36 L90 68 L74 54 Q42 84 12 52Z' \(fill)/>"
        + "<circle cx='26' cy='48' r='3' \(white)/>"
    case .meat:
      "<path d='M18 58 Q18 28 50 28 Q84 30 82 58 Q78 80 50 76 Q22 80 18 58Z' \(fill)/>"
        + "<path d='M26 58 Q30 38 50 36' fill='none' stroke='white' stroke-width='5'/>"
    case .dairy:
      "<path d='M30 34 L42 18 H58 L70 34 V86 H30Z' \(white)/><rect x='30' y='44' width='40' height='28' \(fill)/>"
    case .bean:
      "<rect x='22' y='36' width='56' height='40' rx='6' \(white)/>"
        + "<rect x='26' y='40' width='48' height='32' rx='4' \(fill)/>"
    case .seasoning:
      "<path d='M42 12 H58 V30 Q70 36 70 48 V88 H30 V48 Q30 36 42 30Z' \(fill)/>"
        + "<rect x='30' y='52' width='40' height='22' \(white)/>"
    case .dryGoods:
      "<path d='M28 20 H72 L76 86 H24Z' \(fill)/><rect x='32' y='40' width='36' height='30' \(white)/>"
    case .bread:
      "<path d='M18 50 Q18 28 50 28 Q82 28 82 50 Q82 58 76 60 V80 H24 V60 Q18 58 18 50Z' \(fill)/>"
    case .sweets:
      "<ellipse cx='50' cy='74' rx='36' ry='10' \(white)/><path d='M26 72 Q26 36 50 36 Q74 36 74 72Z' \(fill)/>"
    case .drink:
      "<path d='M30 18 H70 L64 86 H36Z' \(white)/><path d='M32 36 H68 L63 82 H37Z' \(fill)/>"
    case .dish:
      "<circle cx='50' cy='54' r='36' \(white)/><circle cx='50' cy='54' r='23' \(fill)/>"
    }
  }
}
