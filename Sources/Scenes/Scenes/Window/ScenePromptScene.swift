/// Shows a question of the navigation, until a front-end shows it as its own.
final class ScenePromptScene: SceneHost {
  let view: ScenePromptView

  init(_ prompt: ScenePrompt, number: Int, _ navigator: SceneNavigator) {
    view = ScenePromptView(prompt: prompt, number: number, navigator: navigator)
  }
}

/// A question with its buttons, whose identifiers are their names.
struct ScenePromptView: SceneView {
  let prompt: ScenePrompt
  /// The number of its presentation.
  let number: Int
  weak var navigator: SceneNavigator?

  var body: [ScreenElement] {
    switch prompt.style {
    case .alert: alert(prompt.title, message: prompt.message) { buttons }
    case .actionSheet:
      actionSheet(prompt.title, message: prompt.message) { buttons }
        .onDismiss { navigator?.apply(.swipeAway, toPresentation: number) }
    }
  }

  private var buttons: [ScreenElement] {
    prompt.buttons.map { one in
      let answer = SceneNavigationChange.answer(one.id)
      return button(one.title, role: one.role) { navigator?.apply(answer, toPresentation: number) }
        .identifier(one.id).identity(one.id)
    }
  }
}
