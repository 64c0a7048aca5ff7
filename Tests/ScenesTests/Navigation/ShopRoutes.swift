import Foundation
import Scenes

/// The routes of a shop.
enum ShopRoute: SceneRoute {
  static let feature = "shop"

  case list
  case product(Int)
  case cart
}

/// The routes of a feature that another version of the app does not have.
enum ClubRoute: SceneRoute {
  static let feature = "club"

  case card
}

/// Reads and writes navigations as JSON.
enum NavigationJSON {
  static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  static func read<Value: Decodable>(
    _ type: Value.Type = Value.self,
    _ text: String,
    _ types: SceneRouteTypes = SceneRouteTypes(ShopRoute.self)
  ) throws -> Value {
    let decoder = JSONDecoder()
    decoder.userInfo[.sceneRoutes] = types
    return try decoder.decode(type, from: Data(text.utf8))
  }
}

extension AnySceneRoute {
  static let list = AnySceneRoute(ShopRoute.list)
  static let cart = AnySceneRoute(ShopRoute.cart)
  static let card = AnySceneRoute(ClubRoute.card)

  static func product(_ number: Int) -> AnySceneRoute { AnySceneRoute(ShopRoute.product(number)) }
}

extension ScenePrompt {
  /// A question about deleting something.
  static func deletion(_ style: Style) -> ScenePrompt {
    ScenePrompt(
      style,
      title: "削除しますか",
      message: "元に戻せません",
      buttons: [
        ScenePromptButton("delete", "削除", role: .destructive),
        ScenePromptButton("cancel", "キャンセル", role: .cancel),
      ]
    )
  }
}

extension SceneNavigation {
  /// The stacks and what is in front, in one line: `[list] + confirm[cart]`.
  var line: String {
    func text(_ stack: [SceneEntry]) -> String {
      "[\(stack.map { "\($0.route.base)" }.joined(separator: " "))]"
    }
    let root =
      switch root {
      case .stack(let stack): text(stack)
      case .tabs(let tabs, let selected):
        tabs.map { ($0.name == selected ? "*" : "") + $0.name + text($0.stack) }
          .joined(separator: " ")
      }
    return presentations.reduce(root) { line, one in
      line + " + \(one.id)" + (one.prompt.map { "(\($0.title))" } ?? text(one.stack))
    }
  }
}
