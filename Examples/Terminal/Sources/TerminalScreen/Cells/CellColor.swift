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

/// A colour of a cell, which is opaque, or of what is written into one.
struct CellColor: Hashable, Sendable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8
  /// How much of what is behind it can't be seen.
  let opacity: UInt8

  private init(red: UInt8, green: UInt8, blue: UInt8, opacity: UInt8) {
    (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
  }

  /// The nearest colour of a cell.
  init(_ color: ScreenColor) {
    func byte(_ component: Double) -> UInt8 { UInt8((component * 255).rounded()) }
    self.init(
      red: byte(color.red),
      green: byte(color.green),
      blue: byte(color.blue),
      opacity: byte(color.alpha)
    )
  }

  /// The colour as it is seen in front of another one; black if that is not known.
  func over(_ back: CellColor?) -> CellColor {
    if opacity == .max { return self }
    func mixed(_ front: UInt8, _ back: UInt8?) -> UInt8 {
      let sum = Int(front) * Int(opacity) + Int(back ?? 0) * (255 - Int(opacity))
      return UInt8((sum + 127) / 255)
    }
    return CellColor(
      red: mixed(red, back?.red),
      green: mixed(green, back?.green),
      blue: mixed(blue, back?.blue),
      opacity: .max
    )
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
