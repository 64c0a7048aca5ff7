import Scenes
import ScenesHeadless
import Testing

/// The picture of a screen has the lines that the layout has made room for.
@MainActor @Suite struct ScreenWireframeTests {
  /// The words of a picture, each with the line at which it stands.
  private func lines(_ elements: [ScreenElement]) -> [String] {
    ScreenWireframe(ScreenFrames(of: elements)).svg.split(separator: "<text ").dropFirst()
      .compactMap { shape in
        guard let start = shape.firstIndex(of: ">"), let end = shape.firstIndex(of: "<") else {
          return nil
        }
        return String(shape[shape.index(after: start)..<end])
      }
  }

  private let part = SketchPart { _ in }

  @Test func `Latin words stay whole, and wide characters break anywhere`() {
    #expect(
      lines([part.text("the quick brown fox jumps").frame(width: 100)])
        == ["the quick ", "brown fox ", "jumps"]
    )
    #expect(lines([part.text("りんごと牛乳").frame(width: 70)]) == ["りんごと", "牛乳"])
    #expect(lines([part.text("a\nb").frame(width: 70)]) == ["a", "b"])
  }

  @Test(arguments: [60.0, 85, 101.5, 240])
  func `a text is as many lines high as the picture has`(width: Double) {
    let text = part.text("the quick brown fox jumps over 怠け者の犬 at dawn").frame(width: width)
    let frames = ScreenFrames(of: [text])
    #expect(frames.elements[0].frame.height == 22 * Double(lines([text]).count))
  }

  @Test func `a field shows one line`() {
    let field = part.textField("the quick brown fox") { _ in }.frame(width: 120)
    #expect(lines([field]) == ["the quick "])
  }

  @Test func `the label of a picture is small`() {
    #expect(lines([part.image("apple", label: "red apple")]) == ["red ", "apple"])
  }

  @Test func `a picture says what has become of it, and what is under way is a ring`() {
    let image = part.image("apple", label: "apple").value("lost").frame(width: 200)
    #expect(lines([image]) == ["apple · lost"])
    let svg = ScreenWireframe(ScreenFrames(of: [part.progress("loading").frame(width: 300)])).svg
    #expect(svg.contains("<circle cx=\"150\" "))
    #expect(svg.contains(" r=\"8\" "))
    #expect(!ScreenWireframe(ScreenFrames(of: [image])).svg.contains("<circle"))
  }
}
