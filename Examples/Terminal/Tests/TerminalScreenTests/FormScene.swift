import Observation2
import Scenes

/// A scene with one of each control.
final class FormScene: SceneHost {
  struct Form: SceneView {
    final class DataSource: ObservedModel {
      @Observed var name = ""
      @Observed var isLoud = false
      @Observed var cups = 1
      @Observed var isAsking = false
      @Observed var wantsName = false
    }

    let data: DataSource

    var body: [ScreenElement] {
      layers {
        column {
          text("Form").header()
          textField(data.name, placeholder: "Name") { data.name = String($0.prefix(4)) }
            .focusRequested(data.wantsName)
            .onFocusChange { _ in data.wantsName = false }
          toggle("Loud", isOn: data.isLoud) { data.isLoud = $0 }
          stepper(data.cups, in: 0...2, decrease: "Less", increase: "More") { data.cups = $0 }
          button("Nothing") {}.disabled()
          progress("Waiting")
          button("Leave") { data.isAsking = true }.frame(height: 66)
        }
        .padding(horizontal: 8)
        if data.isAsking {
          alert("Leave?") { button("Yes") { data.isAsking = false } }
            .onDismiss { data.isAsking = false }
        }
      }
    }
  }

  let data = Form.DataSource()
  var view: Form { Form(data: data) }
}
