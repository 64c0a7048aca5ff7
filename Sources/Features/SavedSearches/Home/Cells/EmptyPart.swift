import Scenes

/// Says that nothing is saved.
struct EmptyPart: ScreenPart, Equatable {
  var body: [ScreenElement] {
    text("保存した検索条件はありません").identifier("saved-searches-empty").padding(16)
  }
}
