import Observation2
import Scenes

struct ShopItem: Identifiable, Equatable {
  let id: Int
  var name: String
  var count = 1

  static func some(_ count: Int, from start: Int = 0) -> [ShopItem] {
    (start..<(start + count)).map { ShopItem(id: $0, name: "品\($0)") }
  }
}

/// What the lists of these tests show.
@MainActor final class ShopList: ObservedModel {
  @Observed var title = "買い物"
  @Observed var note = ""
  @Observed var isOn = false
  @Observed var items: [ShopItem]
  /// What has been done, in words.
  var log: [String] = []

  init(_ count: Int = 0) {
    items = ShopItem.some(count)
  }
}

/// A text in a part of its own.
struct ShopTitle: ScreenPart {
  let list: ShopList

  var body: [ScreenElement] { text(list.title).identifier("title") }
}

/// A row with a button, in a part that can't be compared.
struct ShopRow: ScreenPart {
  let item: ShopItem
  let didTap: @MainActor () -> Void

  var body: [ScreenElement] {
    row {
      text(item.name)
      text("\(item.count)個")
      button("買う", action: didTap)
    }
  }
}

/// A list whose rows are parts, under a title in a part of its own.
struct ShopView: SceneView {
  let list: ShopList

  var body: [ScreenElement] {
    column {
      ShopTitle(list: list)
      scroll {
        each(list.items) { item in
          ShopRow(item: item) { list.log.append("買う\(item.id)") }
        }
      }
      .identifier("list")
    }
  }
}

final class ShopScene: SceneHost {
  let view: ShopView

  init(_ list: ShopList) {
    view = ShopView(list: list)
  }
}
