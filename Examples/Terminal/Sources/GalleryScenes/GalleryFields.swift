import Scenes

/// What is typed into.
struct GalleryFields: ScreenPart {
  let data: GalleryDataSource

  var body: [ScreenElement] {
    column(spacing: 22) {
      text("Fields").header()
      textField(data.name, placeholder: "Name") { data.name = $0 }
        .label("Name").identifier("name").onSubmit { data.last = "Hello, \(data.name)" }
        .validated(data.name.count == 1 ? "Two letters at least" : nil)
      secureField(data.secret, placeholder: "Secret") { data.secret = $0 }
        .label("Secret").identifier("secret")
      searchField(
        data.query,
        placeholder: "Search",
        onChange: { data.query = $0 },
        onSearch: { data.last = "Searched \(data.query)" }
      )
      .label("Search").identifier("search")
      textArea(data.note) { data.note = $0 }.label("Note").identifier("note")
      divider()
      text("The end")
    }
  }
}
