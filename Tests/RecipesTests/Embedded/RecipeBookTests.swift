import Testing

@testable import Recipes
@testable import RecipesSimulation

@Suite struct RecipeBookTests {
  private let book = RecipeBook([RecipeBook.Entry(.sample, kana: "たまごやき")])

  @Test(
    arguments: ["", " ", "卵", "卵焼", "たまご", "タマゴ", "ﾀﾏｺﾞ", "だし", "卵 だし", "卵　塩", " 塩 "]
  )
  func `it is found by`(text: String) {
    #expect(book.search(text) == [.sample])
  }

  @Test(arguments: ["玉子", "卵だし", "卵 いか", "少々", "だし入り"])
  func `it is not found by`(text: String) {
    #expect(book.search(text).isEmpty)
  }

  @Test func `case and width make no difference`() {
    #expect(SearchText("ＢＬＴ Ｓａｎｄ").words == ["blt", "sand"])
    #expect(SearchText("ヴ゛").contains(SearchText("ヴ").words[0]))
  }

  @Test func `a word is found in the middle and at the end, and no part of a character is`() {
    let text = SearchText("卵焼き器 e\u{301}b")
    for word in ["卵焼", "焼き", "器", "き器", "é", "b"] { #expect(text.contains(word)) }
    for word in ["卵器", "焼き器器", "e", "éé"] { #expect(!text.contains(word)) }
    // The bytes are there, but as a part of another character.
    #expect(!SearchText("q\u{301}").contains("q"))
  }

  @Test func `a product of two ingredients is bought once`() {
    #expect(Recipe.sample.productIDs == [304, 103])
  }
}
