/// Shows a question of the navigation, until a front-end shows it as its own.
final class ScenePromptScene: SceneHost {
  let view: ScenePromptView

  init(_ prompt: ScenePrompt, _ navigator: SceneNavigator) {
    view = ScenePromptView(prompt: prompt, navigator: navigator)
  }
}

/// A question with its buttons, whose identifiers are their names.
struct ScenePromptView: SceneView {
  let prompt: ScenePrompt
  weak var navigator: SceneNavigator?

  var body: [ScreenElement] {
    let question = alert(prompt.title, message: prompt.message) {
      each(prompt.buttons, id: \.id) { one in
        button(one.title) { navigator?.apply(.answer(one.id)) }.identifier(one.id)
      }
    }
    if prompt.style == .actionSheet {
      question.onDismiss { navigator?.apply(.swipeAway) }
    } else {
      question
    }
  }
}
