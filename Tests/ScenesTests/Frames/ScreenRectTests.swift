import Scenes
import Testing

@Suite struct ScreenRectTests {
  private let rect = ScreenRect(x: 10, y: 20, width: 30, height: 40)

  @Test func `edges and middle follow from corner and size`() {
    #expect([rect.maxX, rect.maxY] == [40, 60])
    #expect(rect.center == ScreenPoint(x: 25, y: 40))
    #expect(rect.size == ScreenSize(width: 30, height: 40))
  }

  @Test(arguments: [
    (10, 20, true), (39.9, 59.9, true), (40, 30, false), (20, 60, false), (9.9, 30, false),
    (20, 19.9, false),
  ])
  func `the left and top edges belong to it`(x: Double, y: Double, isInside: Bool) {
    #expect(rect.contains(ScreenPoint(x: x, y: y)) == isInside)
  }

  @Test(arguments: [
    (
      ScreenRect(x: 0, y: 0, width: 20, height: 30), ScreenRect(x: 10, y: 20, width: 10, height: 10)
    ),
    (ScreenRect(x: 15, y: 25, width: 5, height: 5), ScreenRect(x: 15, y: 25, width: 5, height: 5)),
    (ScreenRect(x: 40, y: 20, width: 5, height: 5), ScreenRect(x: 40, y: 20, width: 0, height: 5)),
    (ScreenRect(x: 90, y: 90, width: 5, height: 5), ScreenRect(x: 90, y: 90, width: 0, height: 0)),
  ])
  func `an intersection is what lies in both`(other: ScreenRect, expected: ScreenRect) {
    #expect(rect.intersection(other) == expected)
  }

  @Test func `a rectangle is written as its corner and size`() {
    #expect("\(ScreenRect(x: 16, y: -0.26, width: 358, height: 44.5))" == "(16, -0.3, 358 × 44.5)")
  }

  @Test(arguments: [(-5.0, 0.0), (.infinity, 0), (.nan, 0), (320, 320)])
  func `an environment without a usable size has none`(width: Double, expected: Double) {
    #expect(
      ScreenEnvironment(containerSize: ScreenSize(width: width, height: 1), locale: "ja-JP")
        .containerSize.width
        == expected
    )
  }
}
