public import Observation2

/// What a person sees of a tab in the bar below the scenes, as a `UITabBarItem` has it.
///
/// A feature registers it for the name of its tab (``SceneRegistry/addTab(_:_:)``), and may bind its badge:
/// ```swift
/// let item = SceneTabItem("かご", image: "cart")
/// registry.addTab("cart", item)
/// cart.count.drive(item.rx[\.badgeCount]).disposed(by: bag)
/// ```
/// The bar is there as soon as one tab of the root has an item; a tab without one shows its name.
public final class SceneTabItem: ObservedModel {
  /// The words on it.
  @Observed public var title: String
  /// The name of a picture above them; `nil` for none.
  @Observed public var image: String?
  /// What is on its badge; `nil` for no badge.
  @Observed public var badge: String?
  /// The name by which tests and flows find it; `nil` for `tab-` and the tab's name.
  public let identifier: String?

  /// Creates an item.
  public init(
    _ title: String,
    image: String? = nil,
    badge: String? = nil,
    identifier: String? = nil
  ) {
    _title = Observed(wrappedValue: title)
    _image = Observed(wrappedValue: image)
    _badge = Observed(wrappedValue: badge)
    self.identifier = identifier
  }

  /// The badge as a number; 0 is no badge, and any badge that is no number.
  public var badgeCount: Int {
    get { badge.flatMap { Int($0) } ?? 0 }
    set { badge = newValue == 0 ? nil : String(newValue) }
  }
}
