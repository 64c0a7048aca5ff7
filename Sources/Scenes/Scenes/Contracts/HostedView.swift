/// A view that a team writes by hand in SwiftUI or UIKit, as its scene knows it: the delegate and the data source.
///
/// It describes nothing. A native front-end shows the view itself, and everything else of the scene works as with a
/// described view: navigation, restoration, links and unit tests.
///
/// ```swift
/// final class ProfileScene: SceneHost {
///   private(set) lazy var view = HostedView<any ProfileViewDelegate, ProfileData>(
///     delegate: presenter,
///     dataSource: ProfileData()
///   )
///   private let presenter: ProfilePresenter
///
///   init(presenter: ProfilePresenter) { self.presenter = presenter }
/// }
/// ```
/// A scene that also has a view made of elements returns that one as its ``SceneHost/describedView``. The headless stage,
/// flows and the terminal then show it.
public struct HostedView<Delegate, DataSource> {
  /// The source of the displayed values.
  public let dataSource: DataSource
  private weak var object: AnyObject?
  private let value: Delegate?

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - delegate: The receiver of gestures. The view holds an object weakly, and anything else as a value.
  ///   - dataSource: The source of the displayed values.
  public init(delegate: Delegate?, dataSource: DataSource) {
    self.dataSource = dataSource
    let isObject = delegate.map { type(of: $0 as Any) is AnyClass } ?? true
    object = isObject ? delegate.map { $0 as AnyObject } : nil
    value = isObject ? nil : delegate
  }

  /// The receiver of gestures; `nil` if it has been released.
  public var delegate: Delegate? { object as? Delegate ?? value }
}
