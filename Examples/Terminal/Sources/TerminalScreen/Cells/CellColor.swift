import Scenes

/// How many colours a terminal has.
public enum ColorDepth: Sendable, Hashable {
  /// None: black and white, with bold, dim, underlined and inverse.
  case none
  /// The 256 of xterm.
  case palette
  /// Every colour of 24 bits.
  case full

  /// What a terminal says of itself in its environment.
  public init(environment: [String: String]) {
    let (term, colors) = (environment["TERM"] ?? "", environment["COLORTERM"] ?? "")
    if environment["NO_COLOR"]?.isEmpty == false || term == "dumb" || term.isEmpty {
      self = .none
    } else if colors == "truecolor" || colors == "24bit" || term.hasSuffix("-direct") {
      self = .full
    } else {
      self = term.contains("256color") ? .palette : .none
    }
  }
}

/// An opaque colour of a cell.
struct CellColor: Hashable, Sendable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8

  /// A colour as it is seen in front of another one.
  init(_ color: ScreenColor, over back: CellColor? = nil) {
    func mixed(_ front: Double, _ back: UInt8?) -> UInt8 {
      UInt8((front * color.alpha * 255 + Double(back ?? 0) * (1 - color.alpha)).rounded())
    }
    red = mixed(color.red, back?.red)
    green = mixed(color.green, back?.green)
    blue = mixed(color.blue, back?.blue)
  }

  /// The parameters that select it.
  func code(_ depth: ColorDepth, isPaper: Bool) -> String {
    let kind = isPaper ? 48 : 38
    return switch depth {
    case .none: ""
    case .palette: ";\(kind);5;\(paletteIndex)"
    case .full: ";\(kind);2;\(red);\(green);\(blue)"
    }
  }

  /// The nearest of xterm's colours: its cube of 6 × 6 × 6, or its 24 greys.
  var paletteIndex: Int {
    let steps = [0, 95, 135, 175, 215, 255]
    let components = [Int(red), Int(green), Int(blue)]
    func distance(_ other: [Int]) -> Int {
      zip(components, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    let cube = components.map { component in
      steps.indices.min { abs(steps[$0] - component) < abs(steps[$1] - component) } ?? 0
    }
    let mean = components.reduce(0, +) / 3
    let grey = min(23, max(0, (mean - 3) / 10))
    let level = 8 + 10 * grey
    if distance([level, level, level]) < distance(cube.map { steps[$0] }) { return 232 + grey }
    return 16 + 36 * cube[0] + 6 * cube[1] + cube[2]
  }
}
