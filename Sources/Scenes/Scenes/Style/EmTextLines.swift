/// The lines of a text for ``EmTextMeasurer``, in half ems.
struct EmTextLines {
  /// The number of lines after wrapping.
  private(set) var count = 1

  /// The width of the widest line without wrapping.
  private(set) var widest = 0

  /// The most that a line may be wide.
  let limit: Int

  /// The width of the present line without wrapping.
  private var unwrapped = 0

  /// The width of the present line.
  private var line = 0

  /// The width of the part of the present line that moves to the next one if it grows too wide.
  private var word = 0

  /// Creates the lines of an empty text.
  ///
  /// A thousandth of a half em forgives what arithmetic with fractions of a point loses. No text of a
  /// screen is a million half ems wide.
  init(_ font: ScreenFont, within room: Double) {
    let half = font.size / 2
    limit = Int(min((half > 0 ? room / half : .infinity) + 0.001, 1_000_000))
  }

  /// Reads the whole text, which must be valid UTF-8, as that of a string is.
  mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    if text.count <= limit, isPrintableASCII(text) {
      widest = text.count
      return
    }
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        index += 1
        addASCII(byte)
      } else {
        let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        var scalar = UInt32(byte) & (0x7F >> UInt32(length))
        for offset in 1..<length {
          scalar = scalar << 6 | UInt32(text[index + offset] & 0x3F)
        }
        index += length
        add(scalar)
      }
    }
    widest = max(widest, unwrapped)
  }

  /// Whether each byte is one from 0x20 to 0x7F, of which each is half an em wide.
  ///
  /// Looks at all of them, since that needs no branch for each.
  private func isPrintableASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var bits: UInt8 = 0
    for byte in text { bits |= byte | (byte &- 0x20) }
    return bits < 0x80
  }

  private mutating func addASCII(_ byte: UInt8) {
    switch byte {
    case 0x0A:
      widest = max(widest, unwrapped)
      unwrapped = 0
      count += 1
      line = 0
      word = 0
    case 0x20:
      unwrapped += 1
      line += 1
      word = 0
    case 0..<0x20:
      break
    default:
      addHalf()
    }
  }

  private mutating func add(_ scalar: UInt32) {
    switch Self.halves(of: scalar) {
    case 0: break
    case 1: addHalf()
    default: addWhole()
    }
  }

  /// How wide a character from U+0020 on is.
  @inline(__always)
  static func halves(of scalar: UInt32) -> Int {
    switch scalar {
    case 0x300..<0x370: 0
    case 0..<0x1100: 1
    case 0x200B...0x200F, 0x2060...0x2064, 0x20D0...0x20FF, 0x3099...0x309A: 0
    case 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF, 0x1F3FB...0x1F3FF, 0xE0000...0xE01EF: 0
    case 0xFF61...0xFFDC, 0x1F1E6...0x1F1FF: 1
    default: 2
    }
  }

  private mutating func addHalf() {
    unwrapped += 1
    if line >= limit, line > 0 {
      count += 1
      line = word == line ? 0 : word
      word = line
    }
    line += 1
    word += 1
  }

  private mutating func addWhole() {
    unwrapped += 2
    if line + 2 > limit, line > 0 {
      count += 1
      line = 0
    }
    line += 2
    word = 0
  }
}
