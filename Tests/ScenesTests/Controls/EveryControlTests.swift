import Foundation
import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

/// The requirements that every control meets on every screen.
@MainActor @Suite struct EveryControlTests {
  /// A screen on which each control is looked at.
  struct Screen: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let environment: ScreenEnvironment

    init(_ name: String, _ change: (inout ScreenEnvironment) -> Void) {
      testDescription = name
      var environment = ScreenEnvironment.plain
      change(&environment)
      self.environment = environment
    }
  }

  nonisolated static let screens = [
    Screen("phone") { _ in },
    Screen("tablet") { $0.containerSize = ScreenSize(width: 1024, height: 1366) },
    Screen("largest text") { $0.textSize = ScreenTextSize.allCases[11] },
    Screen("right to left") { $0.layoutDirection = .rightToLeft },
  ]

  private func frames(
    _ exhibit: ControlExhibit,
    in environment: ScreenEnvironment
  ) -> [LaidOutElement] {
    let sketch = SketchPart { part in
      part.column { exhibit.show(part, ControlLog()) }
    }
    return ScreenFrames(of: sketch, in: environment).elements
  }

  @Test(arguments: ControlGallery.all, screens)
  func `a control stays on its screen, and can be touched with a finger`(
    exhibit: ControlExhibit,
    screen: Screen
  ) {
    let elements = frames(exhibit, in: screen.environment)
    for element in elements {
      let frame = element.frame
      #expect([frame.x, frame.y, frame.width, frame.height].allSatisfy { $0.isFinite })
      #expect(frame.width >= 0 && frame.height >= 0)
      if element.element.events.contains(.tap), !element.element.blocksTouches {
        #expect(frame.height >= 44, "\(element.element)")
        #expect(frame.width >= 44, "\(element.element)")
      }
    }
    guard exhibit.name != "scroll", exhibit.name != "lazy-row" else { return }
    let width = screen.environment.containerSize.width
    #expect(elements.allSatisfy { $0.frame.maxX <= width + 0.001 && $0.frame.x >= -0.001 })
  }

  @Test(arguments: ControlGallery.all, screens)
  func `no word of a control is cut off`(exhibit: ControlExhibit, screen: Screen) {
    let laidOut = frames(exhibit, in: screen.environment)
    for element in laidOut where holdsWholeText(element.element) {
      let look = element.element
      let room = ScreenSize(
        width: element.frame.width - look.inset.leading - look.inset.trailing,
        height: element.frame.height - look.inset.top - look.inset.bottom
      )
      let font = look.font(at: screen.environment.textSize)
      let words = look.shownText ?? ""
      func size(_ width: Double) -> ScreenSize {
        EmTextMeasurer().size(of: words, font: font, width: width)
      }
      #expect(size(room.width + 0.001).height <= room.height + 0.001, "\(look) in \(element.frame)")
      // A character that is wider than its line is not broken, but cut.
      #expect(min(font.size, size(.infinity).width) <= room.width + 0.001, "\(look)")
    }
  }

  /// Returns a Boolean value that indicates whether a person has to see all of the text.
  ///
  /// A field scrolls its own text, and a limit of lines is meant to cut it.
  private func holdsWholeText(_ look: ScreenNodeLook) -> Bool {
    let isField = look.events.contains(.text) && look.typing?.isMultiline != true
    return look.role != .image && look.runs.isEmpty && look.lineLimit == nil && !isField
      && look.shownText?.isEmpty == false
  }

  @Test(arguments: ControlGallery.all)
  func `right to left is the mirror image`(exhibit: ControlExhibit) {
    let usual = frames(exhibit, in: Self.screens[0].environment)
    let mirrored = frames(exhibit, in: Self.screens[3].environment)
    #expect(usual.count == mirrored.count)
    for (left, right) in zip(usual, mirrored) {
      #expect((right.frame.x - (390 - left.frame.maxX)).magnitude < 0.001, "\(left.element)")
      #expect(left.frame.y == right.frame.y)
      #expect(left.frame.size == right.frame.size)
    }
  }

  @Test(arguments: ControlGallery.all)
  func `a look goes through JSON`(exhibit: ControlExhibit) throws {
    for element in frames(exhibit, in: ScreenEnvironment.plain) {
      let coded = try JSONEncoder().encode(element.element)
      #expect(try JSONDecoder().decode(ScreenNodeLook.self, from: coded) == element.element)
    }
  }

  @Test(arguments: ControlGallery.all)
  func `its picture in the documentation is what it looks like`(
    exhibit: ControlExhibit
  ) throws {
    let exhibited = ScreenFrames(
      of: SketchPart { part in
        part.column { exhibit.show(part, ControlLog()) }.padding(8)
      },
      in: Self.pictured
    )
    let picture = ScreenWireframe(exhibited, in: Self.pictured).svg
    let file = Self.documentation.appendingPathComponent("Resources/control-\(exhibit.name).svg")
    if ApprovedSnapshots.isAskedToUpdate { try Data(picture.utf8).write(to: file) }
    let approved = try? String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(approved == picture, "UPDATE_SNAPSHOTS=1 swift test --filter EveryControlTests")
  }

  @Test func `the documentation has a picture of each, and a row for each role`() throws {
    let article = Self.documentation.appendingPathComponent("EveryControl.md")
    let text = try String(decoding: Data(contentsOf: article), as: UTF8.self)
    for exhibit in ControlGallery.all {
      #expect(text.contains("(control-" + exhibit.name + ")"), "\(exhibit)")
    }
    for role in ScreenRole.all where role != .switchMark {
      #expect(text.contains("| `" + role.rawValue + "` |"), "\(role)")
    }
  }

  private nonisolated static let pictured = {
    var environment = ScreenEnvironment.plain
    environment.containerSize = ScreenSize(width: 320, height: 120)
    return environment
  }()

  private static let documentation = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Sources/Scenes/Scenes/Documentation.docc")
}
