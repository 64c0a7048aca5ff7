public import Observation2
public import Scenes

/// A view of a collection that is used for one element after the other. (Apple: `UICollectionReusableView`.)
///
/// It shows a ``contentConfiguration``, or what a subclass describes in ``body``. What a subclass keeps
/// beside that is still there when the view is used again, unless ``prepareForReuse()`` takes it back.
open class CollectionReusableView: ObservedModel, ScreenPart {
  /// Another number when it shows something else.
  @Observed var revision = 0
  /// What made it, by which it is found when one of its kind is needed again.
  var registration: ReuseRegistration?
  private var content: CellContent?

  /// Creates a view; the collection does, when it has none to use again.
  public required init() {}

  /// The identifier by which tests and flows find it; `nil` for none.
  public var identifier: String? {
    didSet { if !identifier.isSame(as: oldValue) { revision += 1 } }
  }

  /// What it shows, before the state is taken into account.
  ///
  /// A value of another type has another content view made; the old one is let go of with all that it kept.
  public var contentConfiguration: (any CellContentConfiguration)? {
    didSet { updateContent() }
  }

  /// The elements that it shows: those of the content view, unless a subclass describes others.
  @ScreenBuilder open var body: [ScreenElement] { content?.elements ?? [] }

  /// The element around what it shows, with what assistive technology is told of the whole.
  func completed(_ shell: ScreenElement) -> ScreenElement { shell }

  /// Takes back what belongs to the element before; called before it is configured for another one.
  ///
  /// The content stays, since the next configuration replaces it. A subclass calls `super`.
  open func prepareForReuse() {}

  /// The state for which the content is updated.
  var contentState: CellConfigurationState { CellConfigurationState() }

  /// Shows the configuration as it is in the state.
  func updateContent() {
    guard let contentConfiguration else {
      if content != nil { revision += 1 }
      content = nil
      return
    }
    show(contentConfiguration)
  }

  private func show<Configuration: CellContentConfiguration>(_ configuration: Configuration) {
    let updated = configuration.updated(for: contentState)
    if let content = content as? CellContentOf<Configuration> {
      if content.show(updated) { revision += 1 }
    } else {
      content = CellContentOf(updated)
      revision += 1
    }
  }
}
