import Observation2
import Scenes

/// A scene with elements for typing, and for gestures other than taps.
final class LettersScene: SceneHost {
  final class DataSource: ObservedModel {
    @Observed var subject = "abc"
    @Observed var body = "one\ntwo"
    @Observed var letters = ["Ann", "Bob"]
    @Observed var last = ""
    /// The number of characters of the subject that the scene keeps.
    var longest = Int.max
    /// A Boolean value that indicates whether the scene keeps only digits of the subject.
    var isNumber = false

    func write(_ subject: String) {
      self.subject = String(subject.filter { !isNumber || $0.isNumber }.prefix(longest))
    }
  }

  struct Letters: SceneView {
    let data: DataSource

    var body: [ScreenElement] {
      column {
        textField(data.subject, placeholder: "Subject") { data.write($0) }
        textArea(data.body) { data.body = $0 }
        each(data.letters, id: \.self) { name in
          text(name)
            .swipeActions([
              ScreenSwipeAction("Archive") { data.last = "Archived \(name)" },
              ScreenSwipeAction("Delete", isDestructive: true) {
                data.letters.removeAll { $0 == name }
              },
            ])
            .accessibilityAction("Read aloud") { data.last = "Read \(name)" }
            .onDoubleTap { data.last = "Opened \(name)" }
        }
      }
    }
  }

  let data = DataSource()
  var view: Letters { Letters(data: data) }
}
