/// The visible part of a scene, and the source of its gestures.
///
/// A view describes the screen from its data source and reports gestures to its delegate, which it holds weakly. The
/// presenter is the delegate; the view knows only the protocol (<doc:TheShapeOfAScene#The-rule>). The view keeps no
/// displayed value of its own, decides nothing and knows no other scene.
///
/// ```
/// struct GreetingView: SceneView {
///   weak var delegate: (any GreetingViewDelegate)?
///   let dataSource: DataSource
///
///   var body: [ScreenElement] {
///     column {
///       text(dataSource.greeting)
///       button("次へ") { delegate?.greetingViewDidTapNextButton() }.identifier("next")
///     }
///   }
/// }
/// ```
@MainActor
public protocol SceneView: ScreenPart {}
