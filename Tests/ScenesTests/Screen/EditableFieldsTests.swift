import Observation2
import Scenes
import ScenesHeadless
import Testing

/// Each control of a field shows the field's value, and its edit sets that field alone.
@MainActor @Suite struct EditableFieldsTests {
  private struct Form: Equatable {
    var name = ""
    var secret = ""
    var note = ""
    var word = ""
    var isKept = false
    var count = 1
    var volume = 0.5
    var fruit = "柿"
    var size: String?
    var day = Duration.seconds(86_400 * 3)
  }

  private struct Screen: Equatable {
    var form = Form()
    var title = "題"
  }

  @MainActor private final class Runs {
    private(set) var title = 0
    private(set) var name = 0

    func noteTitle() { title += 1 }
    func noteName() { name += 1 }
  }

  private struct TitlePart: ScreenPart {
    let dataSource: ViewStateModel<Screen>
    let runs: Runs

    var body: [ScreenElement] {
      let _ = runs.noteTitle()
      text(dataSource.title)
    }
  }

  private struct NamePart: ScreenPart {
    let dataSource: ViewStateModel<Screen>
    let runs: Runs

    var body: [ScreenElement] {
      let _ = runs.noteName()
      textField(dataSource.editing(\.form) { $0.apply(to: &dataSource.state.form) }.name)
        .identifier("name")
    }
  }

  private let model = ViewStateModel(Screen())

  private var form: StateEditor<Screen, Form> {
    model.editing(\.form) { [model] in $0.apply(to: &model.state.form) }
  }

  private func stage(
    @ScreenBuilder _ content: @escaping @MainActor (SketchPart) -> [ScreenElement]
  ) -> Stage {
    Stage(of: SketchPart(content: content))
  }

  @Test func `fields of text`() throws {
    let stage = stage { [form] part in
      part.textField(form.name, placeholder: "名前").identifier("name")
      part.textField(form.word, typing: ScreenTyping(maximumLength: 2)).identifier("word")
      part.secureField(form.secret).identifier("secret")
      part.textArea(form.note).identifier("note")
    }
    let texts = [("name", "花子"), ("word", "長い文"), ("secret", "ひみつ"), ("note", "一")]
    for (identifier, text) in texts {
      try stage.tap(.id(identifier))
      try stage.type(text)
    }
    #expect(model.form == Form(name: "花子", secret: "ひみつ", note: "一", word: "長い"))
    #expect(try stage.element("name").element.text == "花子")
  }

  @Test func `a search`() throws {
    var searches: [String] = []
    let stage = stage { [form, model] part in
      part.searchField(form.word) { searches.append(model[\.form.word]) }.identifier("word")
    }
    try stage.tap("word")
    try stage.type("柿\n")
    #expect(searches == ["柿"])
  }

  @Test func `a toggle, a stepper, a slider and a date`() throws {
    let stage = stage { [form] part in
      part.toggle("残す", isOn: form.isKept).identifier("kept")
      part.stepper(form.count, in: 0...2).identifier("count")
      part.slider("音量", form.volume).identifier("volume")
      part.datePicker("日", form.day, in: .zero...Duration.seconds(86_400 * 9), shown: "三日")
        .identifier("day")
    }
    try stage.tap("kept")
    try stage.tap("増やす")
    try stage.change("volume", to: .fraction(0.25))
    try stage.tap("次へ")
    #expect(
      model.form == Form(isKept: true, count: 2, volume: 0.25, day: .seconds(86_400 * 4))
    )
  }

  @Test func `choices`() throws {
    let stage = stage { [form] part in
      part.picker("果物", choosing: form.fruit, among: ["梨", "柿"], style: .segments) { $0 }
      part.picker("大きさ", choosingOptional: form.size, among: ["大", "小"], style: .segments) { $0 }
    }
    try stage.tap("梨")
    try stage.tap("小")
    #expect(model.form == Form(fruit: "梨", size: "小"))
  }

  @Test func `a part runs again only when a field that it has read changes`() throws {
    let runs = Runs()
    let window = MirroredWindow { [model] _ in
      TitlePart(dataSource: model, runs: runs)
      NamePart(dataSource: model, runs: runs)
    }
    #expect(runs.title == 1 && runs.name == 1)
    model.state.title = "新しい題"
    window.update()
    #expect(runs.title == 2 && runs.name == 1)
    model.state.form.name = "花子"
    model.state.form.note = "一"
    window.update()
    #expect(runs.title == 2 && runs.name == 2)
    model.state = Screen(form: Form(name: "花子", count: 7), title: "新しい題")
    #expect(window.cost {} == MirroredWindow.Cost(0, 0, 0))
    #expect(runs.title == 2 && runs.name == 2)
    window.expectEqualToWhole()
  }
}
