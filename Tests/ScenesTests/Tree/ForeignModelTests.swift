import Observation
import Observation2
import Scenes
import Testing

/// A body may read any `@Observable` object, not only this package's models.
@MainActor @Suite struct ForeignModelTests {
  @Observable final class Account {
    var name = "客"
    var points = 0
    var friends: [ShopItem] = ShopItem.some(3)
    @ObservationIgnored var log: [String] = []
  }

  private struct Name: ScreenPart {
    let account: Account

    var body: [ScreenElement] { text(account.name).identifier("name") }
  }

  private let account = Account()
  private let list = ShopList()

  private func shown() -> MirroredWindow {
    MirroredWindow { [account, list] part in
      Name(account: account)
      part.text("\(list.title)：\(account.points)").identifier("points")
      part.each(account.friends) { friend in
        part.button(friend.name) { account.points += friend.count }
      }
    }
  }

  @Test func `a part that reads it is described again when it changes`() {
    let window = shown()
    let cost = window.cost { account.name = "人" }
    #expect(cost.descriptions == 1)
    #expect(window["name"]?.look.text == "人")
    #expect(window.requests == 1)
  }

  @Test func `again and again`() {
    let window = shown()
    for points in 1...5 {
      account.points = points
      window.update()
      #expect(window["points"]?.look.text == "買い物：\(points)")
    }
    list.title = "得点"
    window.update()
    #expect(window["points"]?.look.text == "得点：5")
    window.expectEqualToWhole()
  }

  @Test func `several changes before an update are one`() {
    let window = shown()
    let cost = window.cost {
      account.name = "一"
      account.name = "二"
      account.name = "三"
    }
    #expect(cost.descriptions == 1)
    #expect(window.requests == 1)
    #expect(window["name"]?.look.text == "三")
  }

  @Test func `its lists have rows as any others`() throws {
    let window = shown()
    let before = window.idsByText
    #expect(window.cost { account.friends[1].name = "友" }.descriptions == 2)
    account.friends.reverse()
    window.update()
    #expect(window.idsByText["品0"] == before["品0"])
    #expect(window.idsByText["友"] == before["品1"])
    try window.send(.tap, to: "友")
    window.update()
    #expect(account.points == 1)
    #expect(window["points"]?.look.text == "買い物：1")
    window.expectEqualToWhole()
  }

  @Test func `what no body reads is not followed`() {
    let window = shown()
    account.log.append("x")
    #expect(window.cost {} == .init(0, 0, 0))
    #expect(window.requests == 0)
  }

  @Test func `a part that no longer reads it is not described for it`() {
    let window = MirroredWindow { [account, list] part in
      part.text(list.isOn ? account.name : list.title).identifier("text")
    }
    list.isOn = true
    window.update()
    #expect(window["text"]?.look.text == "客")
    list.isOn = false
    window.update()
    // The standard Observation tells once of what an earlier description has read.
    account.name = "一"
    window.update()
    #expect(window.cost { account.name = "二" } == .init(0, 0, 0))
    #expect(window["text"]?.look.text == "買い物")
  }
}
