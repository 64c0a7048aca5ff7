@testable import Scenes

/// The controls that lie in front of a screen, and those that stand around it.
extension ControlGallery {
  nonisolated static let bars: [ControlExhibit] = [
    ControlExhibit(
      "navigation-bar",
      in: "NavigationBar",
      [ControlDeed(.tap, on: "品物", says: "戻る"), ControlDeed(.tap, on: "編集", says: "編集")]
    ) { part, log in
      part.navigationBar(
        SceneNavigationItem("りんご", prompt: "青森の品")
          .trailing { part.button("編集") { log.note("編集") } }
      ) { part.backButton("品物") { log.note("戻る") } }
    },
    ControlExhibit(
      "navigation-bar-large",
      in: "NavigationBar",
      [
        ControlDeed(.tap, on: "閉じる", says: "閉じる"), ControlDeed(.tap, on: "並べ替え", opens: "新しい順"),
        ControlDeed(.menuItem(0), on: "並べ替え", says: "新しい順"),
      ]
    ) { part, log in
      part.navigationBar(
        SceneNavigationItem("品物", style: .large)
          .leading { part.button("閉じる") { log.note("閉じる") } }
          .trailing {
            part.menu("並べ替え", items: [ScreenMenuItem("新しい順") { log.note("新しい順") }])
          }
      )
    },
    ControlExhibit(
      "navigation-bar-search",
      in: "NavigationBar",
      [
        ControlDeed(.text("柿"), on: "梨", says: "柿"), ControlDeed(.submit, on: "梨", says: "探す"),
        ControlDeed(.tap, on: "search-cancel", says: "やめる"),
      ]
    ) { part, log in
      part.navigationBar(
        SceneNavigationItem("探す")
          .search(
            part.searchField("梨", placeholder: "品物を探す", onChange: { log.note($0) }) {
              log.note("探す")
            },
            isActive: true
          ) { log.note("やめる") }
      )
    },
    ControlExhibit(
      "tab-bar",
      in: "TabBar",
      ["品物", "かご", "設定"].map { ControlDeed(.tap, on: $0, says: $0) }
    ) { part, log in
      part.tabBar {
        part.tab("品物", image: "leaf", isSelected: true) { log.note("品物") }
        part.tab("かご", image: "cart", badge: "3", isSelected: false) { log.note("かご") }
        part.tab("設定", isSelected: false) { log.note("設定") }
      }
    },
  ]

  nonisolated static let covers: [ControlExhibit] = [
    ControlExhibit(
      "alert",
      in: "Alert",
      [ControlDeed(.tap, on: "消す", says: "消す"), ControlDeed(.dismiss, on: "question", says: "やめる")]
    ) { part, log in
      part.layers {
        part.alert("消しますか", message: "元に戻せません") { part.button("消す") { log.note("消す") } }
          .onDismiss { log.note("やめる") }.identifier("question")
      }
    },
    ControlExhibit(
      "action-sheet",
      in: "ActionSheet",
      [
        ControlDeed(.tap, on: "新しい順", says: "新しい順"),
        ControlDeed(.dismiss, on: "orders", says: "やめる"),
      ]
    ) { part, log in
      part.layers {
        part.actionSheet("並べ替え") { part.button("新しい順") { log.note("新しい順") } }
          .onDismiss { log.note("やめる") }.identifier("orders")
      }
    },
  ]
}
