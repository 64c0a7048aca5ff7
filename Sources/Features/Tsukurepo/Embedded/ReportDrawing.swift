import Scenes

/// A picture of a dish, drawn: a plate, and on it what differs from picture to picture.
struct ReportDrawing {
  private let seed: Int

  /// Draws the picture of a name; one name is always the same picture.
  init(_ name: String) {
    seed = name.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) % 99_991 }
  }

  /// The picture: a photo in portrait, as from a phone.
  var picture: ScreenPicture {
    ScreenPicture(size: ScreenSize(width: 300, height: 400), bytes: Array(svg.utf8))
  }

  private var svg: String {
    let hue = seed % 360
    let pieces = (0..<(3 + seed % 4)).map { piece in
      let (x, y) = (95 + (seed / (piece + 1)) % 110, 145 + (seed / (piece + 3)) % 110)
      return
        "<circle cx='\(x)' cy='\(y)' r='\(14 + piece * 3)' fill='hsl(\(hue + piece * 24),60%,50%)'/>"
    }
    return "<svg xmlns='http://www.w3.org/2000/svg' width='300' height='400'>"
      + "<rect width='300' height='400' fill='hsl(\(hue),30%,85%)'/>"
      + "<circle cx='150' cy='200' r='120' fill='white'/>" + pieces.joined() + "</svg>"
  }
}
