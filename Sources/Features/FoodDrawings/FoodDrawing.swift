package import Scenes

/// A small picture of something to eat, drawn from its name.
///
/// The kind gives the shape, and the name the shade and the pieces: one name is always the same drawing, byte for
/// byte, and another name is another one. So the bundled data names its pictures and needs no files for them.
package struct FoodDrawing: Hashable, Sendable {
  private let name: String
  private let kind: FoodKind

  /// Draws the picture of a name.
  package init(_ name: String, _ kind: FoodKind) {
    (self.name, self.kind) = (name, kind)
  }

  /// Returns the drawing as a picture, an SVG document.
  ///
  /// - Parameter size: The picture's own size in points, which the drawing covers.
  /// - Returns: The picture.
  package func picture(of size: ScreenSize) -> ScreenPicture {
    let (width, height) = (Int(size.width), Int(size.height))
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='\(height)' "
      + "viewBox='0 0 100 100' preserveAspectRatio='xMidYMid slice'><title>\(name)</title>"
      + "<rect x='-50' y='-50' width='200' height='200' fill='hsl(\(hue),35%,88%)'/>"
      + "\(kind.shapes(in: "hsl(\(hue),55%,48%)"))\(pieces)</svg>"
    return ScreenPicture(size: size, bytes: Array(svg.utf8))
  }

  private var seed: Int {
    name.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) % 99_991 }
  }

  private var hue: Int { (kind.hue + seed % 36) % 360 }

  /// What differs from name to name on things of one kind.
  private var pieces: String {
    (0..<(2 + seed % 4)).map { piece in
      let (x, y) = (38 + seed / (piece + 1) % 25, 44 + seed / (piece + 3) % 25)
      let fill = "hsl(\((hue + 24 * (piece + 1)) % 360),60%,62%)"
      return "<circle cx='\(x)' cy='\(y)' r='\(2 + piece)' fill='\(fill)'/>"
    }
    .joined()
  }
}
