import Scenes
import Testing

@MainActor @Suite struct RetryNoticeTests {
  private func notice(
    _ message: String,
    tapped: @escaping @MainActor () -> Void = {}
  ) -> RetryNotice {
    RetryNotice(message: message, buttonTitle: "もう一度", didTapRetryButton: tapped)
  }

  @Test func `it shows the message above a button`() throws {
    let column = try #require(notice("通信できませんでした").elements.first)
    #expect(column.role == .column)
    #expect(column.children.map(\.role) == [.text, .button])
    #expect(column.children.map(\.text) == ["通信できませんでした", "もう一度"])
    #expect(column.children.map(\.identifier) == ["loading-error", "retry"])
  }

  @Test func `the view chooses the identifier of the message`() {
    let notice = RetryNotice(message: "", identifier: "cart-error", buttonTitle: "") {}
    #expect(notice.elements.first?.children.map(\.identifier) == ["cart-error", "retry"])
  }

  @Test func `a tap on the button runs the closure`() {
    var taps = 0
    let column = notice("通信できませんでした") { taps += 1 }.elements.first
    column?.children.last?.action?.perform()
    #expect(taps == 1)
  }

  @Test func `two notices are equal if a person sees the same`() {
    #expect(notice("a") == notice("a") { Issue.record("No button was tapped.") })
    #expect(notice("a") != notice("b"))
  }
}
