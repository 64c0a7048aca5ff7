import Observation2

@testable import Scenes

/// The controls that a person does something with.
extension ControlGallery {
  nonisolated static let gestures: [ControlExhibit] = [
    ControlExhibit(
      "swipe-actions",
      in: "SwipeActions",
      [
        ControlDeed(.swipeAction(0), on: "りんご", says: "留める"),
        ControlDeed(.swipeAction(1), on: "りんご", says: "消す"),
      ]
    ) { part, log in
      part.row { part.text("りんご") }.padding(horizontal: 0, vertical: 11).label("りんご")
        .swipeActions([
          ScreenSwipeAction("留める") { log.note("留める") },
          ScreenSwipeAction("消す", isDestructive: true) { log.note("消す") },
        ])
    },
    ControlExhibit(
      "context-menu",
      in: "ContextMenu",
      [
        ControlDeed(.longPress, on: "りんご", opens: "写す"),
        ControlDeed(.menuItem(0), on: "りんご", says: "写す"),
      ]
    ) { part, log in
      part.text("りんご").padding(horizontal: 0, vertical: 11)
        .contextMenu([ScreenMenuItem("写す") { log.note("写す") }])
    },
    ControlExhibit(
      "pull-to-refresh",
      in: "PullToRefresh",
      [ControlDeed(.refresh, on: "list", says: "新しく")]
    ) { part, log in
      part.scroll { part.text("りんご") }.onRefresh { log.note("新しく") }.label("品物")
        .identifier("list")
    },
    ControlExhibit(
      "gestures",
      in: "Text",
      [
        ControlDeed(.tap, on: "地図", says: "一度"), ControlDeed(.doubleTap, on: "地図", says: "二度"),
        ControlDeed(.longPress, on: "地図", says: "長く"),
        ControlDeed(.accessibilityAction(0), on: "地図", says: "拡大"),
        ControlDeed(.accessibilityAction(1), on: "地図", says: "縮小"),
      ]
    ) { part, log in
      part.text("地図").padding(horizontal: 16, vertical: 11).hint("広げる")
        .onTap { log.note("一度") }.onDoubleTap { log.note("二度") }.onLongPress { log.note("長く") }
        .accessibilityAction("拡大") { log.note("拡大") }
        .accessibilityAction("縮小") { log.note("縮小") }
    },
  ]

  nonisolated static let buttons: [ControlExhibit] = [
    ControlExhibit("button", in: "Button", [ControlDeed(.tap, on: "注文する", says: "注文")]) {
      part,
      log in
      part.button("注文する") { log.note("注文") }
    },
    ControlExhibit("button-primary", in: "Button", [ControlDeed(.tap, on: "注文する", says: "注文")]) {
      part,
      log in
      part.button("注文する", role: .primary) { log.note("注文") }
    },
    ControlExhibit("button-destructive", in: "Button", [ControlDeed(.tap, on: "消す", says: "消す")]) {
      part,
      log in
      part.button("消す", role: .destructive) { log.note("消す") }
    },
    ControlExhibit("button-cancel", in: "Button", [ControlDeed(.tap, on: "やめる", says: "やめる")]) {
      part,
      log in
      part.button("やめる", role: .cancel) { log.note("やめる") }
    },
    ControlExhibit("button-loading", in: "Button") { part, log in
      part.button("注文する", role: .normal, isLoading: true) { log.note("注文") }
    },
    ControlExhibit(
      "link",
      in: "Link",
      [ControlDeed(.tap, on: "利用規約", says: "https://shop.example/terms")]
    ) { part, log in
      part.link("利用規約", to: "https://shop.example/terms") { log.note($0) }
    },
    ControlExhibit(
      "menu",
      in: "Menu",
      [
        ControlDeed(.tap, on: "並べ替え", opens: "安い順"),
        ControlDeed(.menuItem(1), on: "並べ替え", says: "安い順"),
      ]
    ) { part, log in
      part.menu(
        "並べ替え",
        items: [ScreenMenuItem("新しい順") {}, ScreenMenuItem("安い順") { log.note("安い順") }]
      )
    },
  ]

  nonisolated static let choices: [ControlExhibit] = [
    ControlExhibit(
      "toggle",
      in: "Toggle",
      [
        ControlDeed(.tap, on: "置き配", says: "false"),
        ControlDeed(.value(.isOn(false)), on: "置き配", says: "false"),
      ]
    ) { part, log in
      part.toggle("置き配", isOn: true) { log.note("\($0)") }
    },
    ControlExhibit(
      "stepper",
      in: "Stepper",
      [
        ControlDeed(.tap, on: "減らす", says: "1"), ControlDeed(.tap, on: "増やす", says: "3"),
        ControlDeed(.value(.number(7)), on: "個数", says: "7"),
      ]
    ) { part, log in
      part.stepper(2, in: 0...9) { log.note("\($0)") }.label("個数")
    },
    ControlExhibit(
      "slider",
      in: "Slider",
      [ControlDeed(.value(.fraction(0.5)), on: "甘さ", says: "0.5")]
    ) { part, log in
      part.slider("甘さ", 0.3) { log.note("\($0)") }
    },
    ControlExhibit(
      "picker-menu",
      in: "Picker",
      [
        ControlDeed(.tap, on: "果物", opens: "桃"), ControlDeed(.menuItem(2), on: "果物", says: "桃"),
        ControlDeed(.value(.number(0)), on: "果物", says: "梨"),
      ]
    ) { picker($0, .menu, $1) },
    ControlExhibit("picker-wheel", in: "Picker", choosing) { picker($0, .wheel, $1) },
    ControlExhibit("picker-segments", in: "Picker", choosing) { picker($0, .segments, $1) },
    ControlExhibit(
      "date-picker",
      in: "DatePicker",
      [
        ControlDeed(.tap, on: "前へ", says: "19999"), ControlDeed(.tap, on: "次へ", says: "20001"),
        ControlDeed(.value(.date(.seconds(86_400 * 7))), on: "届ける日", says: "7"),
      ]
    ) { part, log in
      part.datePicker(
        "届ける日",
        .seconds(86_400 * 20_000),
        in: .seconds(0)...(.seconds(86_400 * 30_000)),
        shown: "10月4日",
        onChange: { log.note("\($0.components.seconds / 86_400)") }
      )
    },
  ]

  private nonisolated static let choosing: [ControlDeed] =
    ["梨", "柿", "桃"].map { ControlDeed(.tap, on: $0, says: $0) }
    + [ControlDeed(.value(.number(0)), on: "果物", says: "梨")]

  private static func picker(
    _ part: SketchPart,
    _ style: ScreenChoosing.Style,
    _ log: ControlLog
  ) -> ScreenElement {
    part.picker(
      "果物",
      choosing: "柿",
      among: ["梨", "柿", "桃"],
      style: style,
      title: { $0 },
      onChange: { log.note($0) }
    )
  }

  nonisolated static let fields: [ControlExhibit] = [
    ControlExhibit(
      "text-field",
      in: "TextField",
      [
        ControlDeed(.text("花"), on: "name", says: "花"),
        ControlDeed(.submit, on: "name", says: "次へ"),
        ControlDeed(.focus(true), on: "name", says: "true"),
      ]
    ) { part, log in
      part.textField("", placeholder: "お名前") { log.note($0) }.onSubmit { log.note("次へ") }
        .onFocusChange { log.note("\($0)") }.identifier("name")
    },
    ControlExhibit(
      "secure-field",
      in: "SecureField",
      [ControlDeed(.text("himitsu2"), on: "暗証番号", says: "himitsu2")]
    ) { part, log in
      part.secureField("himitsu") { log.note($0) }.label("暗証番号")
    },
    ControlExhibit(
      "search-field",
      in: "SearchField",
      [
        ControlDeed(.text("梨"), on: "search", says: "梨"),
        ControlDeed(.submit, on: "search", says: "探す"),
      ]
    ) { part, log in
      part.searchField("", placeholder: "品物を探す", onChange: { log.note($0) }) { log.note("探す") }
        .identifier("search")
    },
    ControlExhibit(
      "text-area",
      in: "TextArea",
      [ControlDeed(.text("一\n二"), on: "伝言", says: "一\n二")]
    ) { part, log in
      part.textArea("一行目\n二行目") { log.note($0) }.label("伝言")
    },
    ControlExhibit(
      "validated",
      in: "TextField",
      [ControlDeed(.text("長野"), on: "town", says: "長野")]
    ) { part, log in
      part.textField("", placeholder: "住所") { log.note($0) }.identifier("town").validated("必須です")
    },
  ]
}
