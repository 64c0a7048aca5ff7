import Observation2

@testable import Scenes

/// Every control once, with the words of a shop.
@MainActor
enum ControlGallery {
  /// A control by the name of its picture.
  struct Exhibit: Sendable, CustomStringConvertible {
    let name: String
    let show: @MainActor @Sendable (SketchPart) -> ScreenElement

    var description: String { name }

    init(_ name: String, _ show: @escaping @MainActor @Sendable (SketchPart) -> ScreenElement) {
      (self.name, self.show) = (name, show)
    }
  }

  nonisolated static let all: [Exhibit] =
    content + containers + buttons + choices + fields + covers
    + bars

  private nonisolated static let content: [Exhibit] = [
    Exhibit("text") { $0.text("朝どれの野菜を、夕方までに。一度に三つまで選べます。") },
    Exhibit("text-lines") { $0.text("朝どれの野菜を、夕方までに。一度に三つまで選べます。").lineLimit(1) },
    Exhibit("text-header") { $0.text("今日の品").textStyle(.title).header(level: 1) },
    Exhibit("text-runs") { part in
      part.text([
        "続けると", ScreenTextRun("利用規約").link(to: "https://shop.example/terms"), "に",
        ScreenTextRun("同意").bold(), "したことになります。今なら", ScreenTextRun("980円").struckThrough(),
        ScreenTextRun("780円").color(.destructive), "。",
      ])
    },
    Exhibit("image") { $0.image("carrot", label: "にんじん") },
    Exhibit("image-loading") { picture($0, .loading) },
    Exhibit("image-failed") { picture($0, .failed) },
    Exhibit("image-loaded") {
      picture($0, .loaded(ScreenPicture(size: ScreenSize(width: 120, height: 80))))
    },
    Exhibit("divider") { part in part.column(spacing: 8) { part.divider() } },
    Exhibit("spacer") { part in
      part.row {
        part.text("左")
        part.spacer()
        part.text("右")
      }
    },
    Exhibit("progress") { $0.progress("読み込み中") },
    Exhibit("progress-done") { $0.progress("送信", done: 0.4) },
    Exhibit("toast") { part in part.layers { part.toast("注文しています", showsProgress: true) } },
    Exhibit("badge") { $0.image("cart", label: "かご").badge(3) },
  ]

  private static func picture(
    _ part: SketchPart,
    _ state: ScreenPictureState
  ) -> ScreenElement {
    let pictures = ScreenPictures(from: NoPictures(), clock: VirtualTime())
    return part.image(at: "https://shop.example/carrot.png", from: pictures, state, label: "にんじん")
  }

  private nonisolated static let containers: [Exhibit] = [
    Exhibit("column") { part in
      part.column(spacing: 8) {
        part.text("上")
        part.text("下")
      }
    },
    Exhibit("row") { part in
      part.row(spacing: 8) {
        part.text("左")
        part.text("右")
      }
    },
    Exhibit("layers") { part in
      part.layers {
        part.image("carrot", label: "にんじん").frame(width: 120, height: 60)
        part.text("新").alignment(.bottomTrailing)
      }
    },
    Exhibit("overlay") { part in part.image("carrot", label: "にんじん").overlay { part.text("売切") } },
    Exhibit("grid") { part in
      part.grid(columns: 3, spacing: 4) { for name in ["梨", "柿", "桃", "栗"] { part.text(name) } }
    },
    Exhibit("scroll") { part in
      part.scroll(.horizontal, spacing: 8) { for index in 1...9 { part.text("品物\(index)") } }
    },
    Exhibit("lazy-column") { part in
      part.lazyColumn(spacing: 8) { for index in 1...3 { part.text("品物\(index)") } }
        .frame(height: 60)
    },
    Exhibit("lazy-row") { part in
      part.lazyRow(spacing: 8) { for index in 1...3 { part.text("品物\(index)") } }
    },
    Exhibit("lazy-grid") { part in
      part.lazyGrid(.flexible(3), spacing: 8, ShopItem.some(5)) { part.text($0.name) }
        .frame(height: 60)
    },
    Exhibit("disclosure-group") { part in
      part.disclosureGroup("詳細", isExpanded: true, onChange: { _ in }) { part.text("産地は長野です。") }
    },
    Exhibit("size-limits") { $0.text("枠").sizeLimits(minWidth: 80, minHeight: 44) },
    Exhibit("aspect-ratio") { $0.image("map", label: "地図").frame(width: 60).aspectRatio(3) },
  ]

  private nonisolated static let buttons: [Exhibit] = [
    Exhibit("button") { $0.button("注文する") {} },
    Exhibit("button-primary") { $0.button("注文する", role: .primary) {} },
    Exhibit("button-destructive") { $0.button("消す", role: .destructive) {} },
    Exhibit("button-loading") { $0.button("注文する", role: .normal, isLoading: true) {} },
    Exhibit("link") { $0.link("利用規約", to: "https://shop.example/terms") { _ in } },
    Exhibit("menu") {
      $0.menu("並べ替え", items: [ScreenMenuItem("新しい順") {}, ScreenMenuItem("安い順") {}])
    },
  ]

  private nonisolated static let choices: [Exhibit] = [
    Exhibit("toggle") { $0.toggle("置き配", isOn: true) { _ in } },
    Exhibit("stepper") { $0.stepper(2, in: 0...9) { _ in } },
    Exhibit("slider") { $0.slider("甘さ", 0.3) { _ in } },
    Exhibit("picker-menu") { picker($0, .menu) },
    Exhibit("picker-wheel") { picker($0, .wheel) },
    Exhibit("picker-segments") { picker($0, .segments) },
    Exhibit("date-picker") {
      $0.datePicker(
        "届ける日",
        .seconds(86_400 * 20_000),
        in: .seconds(0)...(.seconds(86_400 * 30_000)),
        shown: "10月4日",
        onChange: { _ in }
      )
    },
  ]

  private static func picker(
    _ part: SketchPart,
    _ style: ScreenChoosing.Style
  ) -> ScreenElement {
    part.picker(
      "果物",
      choosing: "柿",
      among: ["梨", "柿", "桃"],
      style: style,
      title: { $0 },
      onChange: { _ in }
    )
  }

  private nonisolated static let fields: [Exhibit] = [
    Exhibit("text-field") { $0.textField("", placeholder: "お名前") { _ in } },
    Exhibit("secure-field") { $0.secureField("himitsu") { _ in }.label("暗証番号") },
    Exhibit("search-field") { $0.searchField("", placeholder: "品物を探す", onChange: { _ in }) },
    Exhibit("text-area") { $0.textArea("一行目\n二行目") { _ in }.label("伝言") },
    Exhibit("validated") { $0.textField("", placeholder: "住所") { _ in }.validated("必須です") },
  ]

  private nonisolated static let bars: [Exhibit] = [
    Exhibit("navigation-bar") { part in
      part.navigationBar(
        SceneNavigationItem("りんご", prompt: "青森の品")
          .trailing { part.button("編集") {} }
      ) { part.backButton("品物") {} }
    },
    Exhibit("navigation-bar-large") { part in
      part.navigationBar(
        SceneNavigationItem("品物", style: .large)
          .leading { part.button("閉じる") {} }
          .trailing { part.menu("並べ替え", items: [ScreenMenuItem("新しい順") {}]) }
      )
    },
    Exhibit("navigation-bar-search") { part in
      part.navigationBar(
        SceneNavigationItem("探す")
          .search(
            part.searchField("梨", placeholder: "品物を探す", onChange: { _ in }),
            isActive: true
          ) {}
      )
    },
    Exhibit("tab-bar") { part in
      part.tabBar {
        part.tab("品物", image: "leaf", isSelected: true) {}
        part.tab("かご", image: "cart", badge: "3", isSelected: false) {}
        part.tab("設定", isSelected: false) {}
      }
    },
  ]

  private nonisolated static let covers: [Exhibit] = [
    Exhibit("alert") { part in
      part.layers { part.alert("消しますか", message: "元に戻せません") { part.button("消す") {} } }
    },
    Exhibit("action-sheet") { part in
      part.layers { part.actionSheet("並べ替え") { part.button("新しい順") {} } }
    },
  ]
}
