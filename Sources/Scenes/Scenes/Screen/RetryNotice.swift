/// A message about a failed request, with a button to try again.
///
/// ```swift
/// if let error = dataSource.loadingError {
///   RetryNotice(message: error, buttonTitle: "もう一度読み込む") {
///     delegate?.recipeViewDidTapRetryButton()
///   }
/// }
/// ```
/// The button has the identifier `retry`. Flows and tests find the message by an identifier that the view chooses.
public struct RetryNotice: ScreenPart, Equatable {
  private let message: String
  private let identifier: String
  private let buttonTitle: String?
  @Handler private var didTapRetryButton: @MainActor () -> Void

  /// Creates a notice.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - identifier: The message's identifier.
  ///   - buttonTitle: The title of the button; that of ``ScreenWords/loadAgain`` by default.
  ///   - didTapRetryButton: The closure that a tap on the button runs.
  public init(
    message: String,
    identifier: String = "loading-error",
    buttonTitle: String? = nil,
    didTapRetryButton: @escaping @MainActor () -> Void
  ) {
    self.message = message
    self.identifier = identifier
    self.buttonTitle = buttonTitle
    self.didTapRetryButton = didTapRetryButton
  }

  /// The message, and the button below it.
  public var body: [ScreenElement] {
    column(spacing: 16) {
      text(message).identifier(identifier)
      button(buttonTitle ?? environment.words.loadAgain, action: didTapRetryButton)
        .identifier("retry")
    }
    .padding(16)
  }
}
