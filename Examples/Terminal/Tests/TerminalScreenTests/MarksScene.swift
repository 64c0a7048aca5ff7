import Scenes

/// A scene whose controls say in colours what they are, and lie on one another.
final class MarksScene: SceneHost {
  struct Marks: SceneView {
    var body: [ScreenElement] {
      column {
        button("Buy", role: .primary) {}
        button("Delete", role: .destructive) {}
        text(["See ", ScreenTextRun("the terms").link(to: "https://terms.example"), " first"])
        button("Inbox") {}.frame(height: 66).badge(3)
        toggle("Loud", isOn: true) { _ in }
        disclosureGroup("More", isExpanded: false) { _ in
        } content: {
          text("All")
        }
        slider("Volume", 25, in: 0...100, step: 1) { _ in }
        progress("Sent", done: 0.25).padding(vertical: 9)
        text([ScreenTextRun("Help").link(to: "https://help.example")])
      }
    }
  }

  var view: Marks { Marks() }
}

/// What comes in front of it.
enum MarksRoute: SceneRoute {
  static let feature = "marks"

  case letter
}

/// A scene that comes in a sheet.
final class LetterScene: SceneHost {
  struct Letter: SceneView {
    var body: [ScreenElement] {
      column {
        text("A letter").header()
        button("Read") {}
      }
    }
  }

  var view: Letter { Letter() }
}
