import MarketSimulation
import Observation2
import Scenes
import TerminalScreen
import Testing

@Suite @MainActor
struct CartTests {
  let time = VirtualTime()
  let app: MarketApp
  let screen = TerminalScreen(columns: 60, rows: 24, locale: "ja-JP")

  init() async throws {
    app = MarketApp(clock: time, seed: 1)
    try app.launch(["scene": "cart"], in: screen.window.navigator)
  }

  @Test func `the cart is drawn after it has been loaded`() async {
    #expect(screen.draw().text.contains("~ カートを読み込んでいます"))
    await time.advance(by: .seconds(1))
    for key in [Key.tab, .tab, .character("+"), .tab] { #expect(screen.press(key)) }
    let text = """
        カート

        ░░░░░░░ にんじん
        にんじ░ 198円                    [ 減らす ] 3 [>増やす ]

        ░░░░░░░ 豚こま切れ肉
        豚こま░ 540円                    [ 減らす ] 1 [ 増やす ]

        ░░░░░░░ 塩
        塩░░░░░ 120円                    [ 減らす ] 1 [ 増やす ]

      [ クレジットカード                                         ]

        受け取り情報
      [ 渋谷駅前ステーション                                     ]

        受け取り日 2026年4月2日
      ────────────────────────────────────────────────────────────
        合計 1,254円

        [ 注文する                                             ]

                     ━━━━━━━━━━━━━━━
           検索         かいもの     タイムライン      ホーム
      """
    #expect(screen.draw().text == text)
  }

  @Test func `an order is placed with keys`() async {
    await time.advance(by: .seconds(1))
    // Back over the four tabs.
    for key in [
      Key.tab, .tab, .character("+"), .backTab, .backTab, .backTab, .backTab, .backTab, .backTab,
      .enter,
    ] {
      #expect(screen.press(key))
    }
    await time.settle()
    #expect(screen.draw().text.contains("注文しています"))
    // The button is disabled now and has lost the focus, so a second Enter reaches nothing.
    #expect(!screen.draw().text.contains("[>注文する"))
    #expect(screen.press(.enter))
    #expect(screen.refusal == nil)
    await time.advance(by: .seconds(20))
    #expect(screen.draw().text.contains("注文が完了しました"))
  }

  @Test func `the focus brings what is out of sight into view`() async {
    await time.advance(by: .seconds(1))
    for _ in 0..<6 { #expect(screen.press(.backTab)) }
    #expect(screen.draw().text.contains("[>よくある質問"))
    #expect(screen.press(.home))
    #expect(!screen.draw().text.contains("よくある質問"))
  }

  @Test func `Escape leads back to where the person was`() async {
    await time.advance(by: .seconds(1))
    #expect(screen.press(.tab))
    let cart = screen.draw()
    #expect(screen.press(.enter))
    #expect(screen.draw().text.contains("商品"))
    #expect(screen.press(.escape))
    #expect(screen.draw() == cart)
  }

  @Test func `only cells that differ are sent`() async {
    await time.advance(by: .seconds(1))
    let before = screen.draw()
    #expect(before.escapes(from: before) == "")
    for key in [Key.tab, .tab, .character("+")] { #expect(screen.press(key)) }
    let after = screen.draw()
    #expect(after.escapes(from: before).utf8.count < 200)
  }
}
