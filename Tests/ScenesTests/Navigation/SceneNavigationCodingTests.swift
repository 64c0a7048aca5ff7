import Foundation
import Scenes
import Testing

/// A written navigation is read again, or as much of it as can be.
@Suite struct SceneNavigationCodingTests {
  private let types = SceneRouteTypes(ShopRoute.self, ClubRoute.self)

  private func full() throws -> SceneNavigation {
    var value = try SceneNavigation(
      .tabs(
        [SceneTab("shop", [.list, .card, .product(1)]), SceneTab("club", [.card])],
        selected: "shop"
      )
    )
    try value.apply(.present([.cart], as: .sheet, id: "a"))
    try value.apply(.ask(.deletion(.alert), id: "b"))
    return value
  }

  @Test func `a navigation is read as it was written`() throws {
    let value = try full()
    let text = try NavigationJSON.text(value)
    #expect(try NavigationJSON.read(SceneNavigation.self, text, types) == value)
    let stack = try SceneNavigation(.stack([.list]))
    #expect(
      try NavigationJSON.text(stack)
        == #"{"next":2,"presentations":[],"#
        + #""root":{"stack":[{"id":1,"route":{"feature":"shop","route":{"list":{}}}}]}}"#
    )
  }

  @Test func `a route of an unknown feature is left out, and named`() throws {
    let text = try NavigationJSON.text(full())
    #expect(throws: SceneNavigationError.unknownFeature("club", known: ["shop"])) {
      try NavigationJSON.read(SceneNavigation.self, text)
    }
    let read = try NavigationJSON.read(SceneRestoration.self, #"{"navigation":\#(text)}"#)
    #expect(
      read.navigation.line == "*shop[list product(1)] + a[cart] + b(削除しますか)"
    )
    let unknown = SceneNavigationError.unknownFeature("club", known: ["shop"])
    #expect(
      read.errors == [unknown, unknown, .damaged("The tab “club”", "it has no scene")]
    )
  }

  @Test func `a route that is not one any more is left out, and named`() throws {
    let text = try NavigationJSON.text(full())
      .replacingOccurrences(of: #""product":{"_0":1}"#, with: #""gone":{}"#)
    let read = try NavigationJSON.read(SceneRestoration.self, #"{"navigation":\#(text)}"#, types)
    #expect(read.navigation.line == "*shop[list card] club[card]")
    guard case .unreadableRoute("shop", _) = read.errors.first else {
      Issue.record("\(read.errors)")
      return
    }
    #expect(read.errors.count == 3)
  }

  @Test(arguments: [
    (#"{"navigation":{}}"#, 3),
    (#"{"navigation":{"root":{"stack":5},"presentations":[],"next":1}}"#, 1),
    (#"{"navigation":{"root":{"stack":[5,{}]},"presentations":{},"next":1}}"#, 3),
    (#"{"navigation":{"root":{"tabs":[7]},"presentations":[3],"next":1}}"#, 2),
    (#"{"navigation":7}"#, 1),
    (#"{}"#, 1),
  ])
  func `nothing that is damaged stops the reading`(_ text: String, errors: Int) throws {
    let read = try NavigationJSON.read(SceneRestoration.self, text)
    #expect(read.navigation == SceneNavigation())
    #expect(read.errors.count == errors)
  }

  @Test func `the numbers of entries that are left are not given again`() throws {
    let text = try NavigationJSON.text(full()).replacingOccurrences(
      of: #""next":6"#,
      with: #""next":1"#
    )
    var read = try NavigationJSON.read(SceneNavigation.self, text, types)
    try read.apply(.answer("cancel"))
    try read.apply(.push(.card))
    #expect(Set(read.entries.map(\.id)).count == read.entries.count)
  }

  @Test func `an entry whose number is there already is left out`() throws {
    let text = try NavigationJSON.text(SceneNavigation(.stack([.list, .cart])))
      .replacingOccurrences(of: #""id":2"#, with: #""id":1"#)
    let read = try NavigationJSON.read(SceneRestoration.self, #"{"navigation":\#(text)}"#)
    #expect(read.navigation.line == "[list]")
    #expect(read.errors.count == 1)
  }

  @Test(arguments: [
    #"[]"#,
    #"[{"id":"a","role":"normal","title":"A"},{"id":"a","role":"cancel","title":"B"}]"#,
  ])
  func `a question that can't be answered is left out`(_ buttons: String) throws {
    let prompt = #"{"buttons":\#(buttons),"style":"alert","title":"?"}"#
    let list = #"{"id":1,"route":{"feature":"shop","route":{"list":{}}}}"#
    let text = #"""
      {"navigation":{"root":{"stack":[\#(list)]},
      "presentations":[{"id":"q","presenter":1,"prompt":\#(prompt)}],"next":2}}
      """#
    let read = try NavigationJSON.read(SceneRestoration.self, text)
    #expect(read.navigation.line == "[list]")
    #expect(read.errors.count == 1)
  }

  @Test func `presentations that were given numbers keep them when they are read again`() throws {
    var value = try SceneNavigation(.stack([.list]))
    try value.apply(.present([.cart], as: .sheet, id: "sheet"))
    try value.apply(.ask(.deletion(.alert), id: "ask"))
    // Without the number of the next entry, the sheet is given the number that the question has.
    let text = try NavigationJSON.text(value)
      .replacingOccurrences(of: #""next":4"#, with: #""next":0"#)
      .replacingOccurrences(of: #""number":2"#, with: #""number":0"#)
    let read = try NavigationJSON.read(SceneRestoration.self, #"{"navigation":\#(text)}"#)
    #expect(read.errors.count == 1)
    let again = try NavigationJSON.read(
      SceneNavigation.self,
      NavigationJSON.text(read.navigation)
    )
    #expect(again == read.navigation)
  }

  @Test func `an entry that is out of order in its stack is left out alone`() throws {
    let text = try NavigationJSON.text(SceneNavigation(.stack([.list, .product(1), .cart])))
      .replacingOccurrences(of: #""id":1"#, with: #""id":9"#)
    var read = try NavigationJSON.read(SceneRestoration.self, #"{"navigation":\#(text)}"#)
    #expect(read.navigation.line == "[product(1) cart]")
    #expect(
      read.errors == [.damaged("The entry 9", "its number is out of order in its stack")]
    )
    for entry in read.navigation.entries {
      try read.navigation.apply(.push(.list), from: entry.id)
    }
    #expect(read.navigation.line == "[product(1) cart list list]")
  }

  @Test func `numbers after which none can be given are left out`() throws {
    let highest = Int.max
    let text = #"""
      {"navigation":{"next":\#(highest),"presentations":[],"root":{"stack":[
      {"id":7,"route":{"feature":"shop","route":{"list":{}}}},
      {"id":\#(highest),"route":{"feature":"shop","route":{"cart":{}}}}]}}}
      """#
    var read = try NavigationJSON.read(SceneRestoration.self, text)
    #expect(read.errors.count == 2)
    try read.navigation.apply(.push(.cart))
    try read.navigation.apply(.push(.cart))
    #expect(read.navigation.entries.map(\.id.description) == ["7", "8", "9"])
  }
}
