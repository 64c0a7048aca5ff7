import ScenesHeadless

extension SimulatedErrands {
  private static let login = SceneSubject("Login", at: "login")
  private static let list = SceneSubject("List", at: "errands")
  private static let errand = SceneSubject("Errand", at: "errand/42")
  private static let ada = ["account": "ada"]

  /// The states of the scenes, for `starter gallery` and for the tests of accessibility.
  static let states = [
    login.state("empty", shows: ["mistake"], disables: ["sign-in"]),
    login.state(
      "unknown account",
      [
        .type("eve@example.com", into: "email"), .type("apple-tree", into: "password"),
        .tap("sign-in"),
      ],
      shows: ["No account has this address and password. Correct them."]
    ),
    list.state("loading", with: ada, time: .stands, shows: ["more"]),
    list.state("full", with: ada, shows: ["errand-50"]),
    list.state(
      "without a connection",
      with: ada,
      given: [.offline(true)],
      shows: ["loading-error", "retry"]
    ),
    errand.state("unchanged", with: ada, shows: ["title", "save"]),
    errand.state(
      "without a title",
      [.type(" ", into: "title")],
      with: ada,
      shows: ["Enter a title."],
      disables: ["save"]
    ),
  ]
}
