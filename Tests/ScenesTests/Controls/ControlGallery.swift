import Observation2

@testable import Scenes

/// Every control once, with the words of a shop.
@MainActor
enum ControlGallery {
  nonisolated static let all: [ControlExhibit] =
    content + pictures + containers + lazyContainers + gestures + buttons + choices + fields
    + covers
    + bars

  private nonisolated static let content: [ControlExhibit] = [
    ControlExhibit("text", in: "Text") { part, _ in part.text("朝どれの野菜を、夕方までに。一度に三つまで選べます。") },
    ControlExhibit("text-lines", in: "Text") { part, _ in
      part.text("朝どれの野菜を、夕方までに。一度に三つまで選べます。").lineLimit(1)
    },
    ControlExhibit("text-header", in: "Text") { part, _ in
      part.text("今日の品").textStyle(.title).header(level: 1)
    },
    ControlExhibit(
      "text-runs",
      in: "StyledText",
      [ControlDeed(.tap, on: "利用規約", says: "https://shop.example/terms")]
    ) { part, log in
      part.text([
        "続けると", ScreenTextRun("利用規約").link(to: "https://shop.example/terms"), "に",
        ScreenTextRun("同意").bold(), "したことになります。今なら", ScreenTextRun("980円").struckThrough(),
        ScreenTextRun("780円").color(.destructive), "。",
      ]) { log.note($0) }
    },
    ControlExhibit("divider", in: "Divider") { part, _ in
      part.column(spacing: 8) { part.divider() }
    },
    ControlExhibit("spacer", in: "Spacer") { part, _ in
      part.row {
        part.text("左")
        part.spacer()
        part.text("右")
      }
    },
    ControlExhibit("progress", in: "Progress") { part, _ in part.progress("読み込み中") },
    ControlExhibit("progress-done", in: "Progress") { part, _ in part.progress("送信", done: 0.4) },
    ControlExhibit("toast", in: "Toast") { part, _ in
      part.layers { part.toast("注文しています", showsProgress: true) }
    },
    ControlExhibit("badge", in: "Badge") { part, _ in part.image("cart", label: "かご").badge(3) },
  ]

  private nonisolated static let pictures: [ControlExhibit] = [
    ControlExhibit("image", in: "Image") { part, _ in part.image("carrot", label: "にんじん") },
    ControlExhibit(
      "image-loading",
      in: "Picture",
      [
        ControlDeed(.appear, says: "asked for \(carrot)"),
        ControlDeed(.disappear, says: "let go of \(carrot)"),
      ]
    ) { picture($0, .loading, $1) },
    ControlExhibit(
      "image-failed",
      in: "Picture",
      [
        ControlDeed(.appear, says: "asked for \(carrot)"), ControlDeed(.disappear),
        ControlDeed(.tap, on: "にんじん", says: "asked for \(carrot)"),
      ]
    ) { part, log in
      log.losesPictures = true
      return picture(part, .failed, log)
    },
    ControlExhibit(
      "image-loaded",
      in: "Picture",
      [
        ControlDeed(.appear, says: "asked for \(carrot)"),
        ControlDeed(.disappear, says: "let go of \(carrot)"),
      ]
    ) { picture($0, .loaded(ScreenPicture(size: ScreenSize(width: 120, height: 80))), $1) },
  ]

  private nonisolated static let carrot = "https://shop.example/carrot.png"

  private static func picture(
    _ part: SketchPart,
    _ state: ScreenPictureState,
    _ log: ControlLog
  ) -> ScreenElement {
    let pictures = ScreenPictures(from: log, clock: log.time)
    return part.image(at: carrot, from: pictures, state, label: "にんじん")
  }

  private nonisolated static let containers: [ControlExhibit] = [
    ControlExhibit("column", in: "Column") { part, _ in
      part.column(spacing: 8) {
        part.text("上")
        part.text("下")
      }
    },
    ControlExhibit("row", in: "Row") { part, _ in
      part.row(spacing: 8) {
        part.text("左")
        part.text("右")
      }
    },
    ControlExhibit("layers", in: "Layers") { part, _ in
      part.layers {
        part.image("carrot", label: "にんじん").frame(width: 120, height: 60)
        part.text("新").alignment(.bottomTrailing)
      }
    },
    ControlExhibit("overlay", in: "Overlay") { part, _ in
      part.image("carrot", label: "にんじん").overlay { part.text("売切") }
    },
    ControlExhibit("grid", in: "Grid") { part, _ in
      part.grid(columns: 3, spacing: 4) { for name in ["梨", "柿", "桃", "栗"] { part.text(name) } }
    },
    ControlExhibit("arranged", in: "Arranged") { part, _ in
      part.arranged(by: GridLayout(columns: 2)) {
        for name in ["梨", "柿", "桃"] { part.text(name) }
      }
    },
    ControlExhibit(
      "scroll",
      in: "Scroll",
      [ControlDeed(.scrolled(ScreenPoint(x: 4, y: 0)), on: "shelf", says: "4.0")]
    ) { part, log in
      part.scroll(.horizontal, spacing: 8) { for index in 1...30 { part.text("品物\(index)") } }
        .onScroll { offset, _ in log.note("\(offset.x)") }.identifier("shelf")
    },
    ControlExhibit(
      "disclosure-group",
      in: "DisclosureGroup",
      [
        ControlDeed(.tap, on: "詳細", says: "false"),
        ControlDeed(.value(.isOn(false)), on: "詳細", says: "false"),
      ]
    ) { part, log in
      part.disclosureGroup("詳細", isExpanded: true, onChange: { log.note("\($0)") }) {
        part.text("産地は長野です。")
      }
    },
    ControlExhibit("size-limits", in: "SizeLimits") { part, _ in
      part.text("枠").sizeLimits(minWidth: 80, minHeight: 44)
    },
    ControlExhibit("aspect-ratio", in: "SizeLimits") { part, _ in
      part.image("map", label: "地図").frame(width: 60).aspectRatio(3)
    },
  ]

  private nonisolated static let lazyContainers: [ControlExhibit] = [
    ControlExhibit("lazy-column", in: "LazyColumn") { part, _ in
      part.lazyColumn(spacing: 8) { for index in 1...3 { part.text("品物\(index)") } }
        .frame(height: 60)
    },
    ControlExhibit("lazy-row", in: "LazyRow") { part, _ in
      part.lazyRow(spacing: 8) { for index in 1...3 { part.text("品物\(index)") } }
    },
    ControlExhibit("lazy-grid", in: "LazyGrid") { part, _ in
      part.lazyGrid(.flexible(3), spacing: 8, ShopItem.some(5)) { part.text($0.name) }
        .frame(height: 60)
    },
    ControlExhibit("lazy-grid-adaptive", in: "ScreenGridColumns") { part, _ in
      part.lazyGrid(.adaptive(minimum: 90), spacing: 8, ShopItem.some(5)) { part.text($0.name) }
        .frame(height: 60)
    },
    ControlExhibit("lazy-arranged", in: "LazyArranged") { part, _ in
      part.lazyArranged(by: TileLayout(4)).frame(height: 60)
    },
  ]
}
