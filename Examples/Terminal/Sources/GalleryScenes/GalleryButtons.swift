import Scenes

/// What is tapped.
struct GalleryButtons: ScreenPart {
  let data: GalleryDataSource

  var body: [ScreenElement] {
    column(spacing: 22) {
      text("Buttons").header()
      text([
        "Words that are ", ScreenTextRun("bold").bold(), ", ", ScreenTextRun("italic").italic(),
        " or a ",
        ScreenTextRun("link").link(to: "https://scenes.example"),
      ]) { data.last = "Opened \($0)" }
      button("Plain") { data.last = "Plain" }.identifier("plain")
      button("Primary", role: .primary) { data.last = "Primary" }.identifier("primary")
      button("Destructive", role: .destructive) { data.question = .alert }.identifier("destructive")
      button("Loading", role: .normal, isLoading: true) {}.identifier("loading")
      link("A link", to: "https://scenes.example/more") { data.last = "Opened \($0)" }.identifier(
        "link"
      )
      menu(
        "Menu",
        items: ["Open", "Delete"].map { title in
          ScreenMenuItem(title, isDestructive: title == "Delete") { data.last = title }
        }
      )
      .identifier("menu")
      button("Share") { data.question = .sheet }.identifier("share").badge(3)
      disclosureGroup("Details", isExpanded: data.isUnfolded) {
        data.isUnfolded = $0
      } content: {
        text("What is folded away.")
      }
      image("carrot", label: "A carrot").frame(width: 120, height: 66).sizeLimits(minHeight: 66)
    }
  }
}
