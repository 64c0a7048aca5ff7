/// The words that controls show or that assistive technology reads, if the app gives a control none of its own.
///
/// Controls take them from the ``ScreenEnvironment/words`` of their screen. The table is that of the locale,
/// until an app sets its own:
/// ```swift
/// var french = ScreenWords.standard(for: "fr")
/// french.back = "Retour"
/// french.cancel = "Annuler"
/// window.environment.words = french
/// ```
public struct ScreenWords: Hashable, Sendable {
  /// The title of the button that leads back to a scene without a title.
  public var back: String
  /// The title of the button that cancels a search.
  public var cancel: String
  /// The title of a stepper's button that decreases the number.
  public var decrease: String
  /// The title of a stepper's button that increases the number.
  public var increase: String
  /// The title of a date picker's button that goes a step back.
  public var earlier: String
  /// The title of a date picker's button that goes a step on.
  public var later: String
  /// The value of a picture that is on its way.
  public var loading: String
  /// The value of a picture that could not be loaded.
  public var loadingFailed: String
  /// The title of the button that loads again, and the hint of a picture that a tap loads again.
  public var loadAgain: String
  /// The name of the action that moves an item towards the start of a collection.
  public var moveBack: String
  /// The name of the action that moves an item towards the end of a collection.
  public var moveForward: String
  /// The name of the action that shows the items below an item.
  public var expand: String
  /// The name of the action that hides the items below an item.
  public var collapse: String
  /// The label of a row's button that deletes its item.
  public var delete: String
  /// The label of a row's button that inserts an item.
  public var insert: String
  /// The label of a row's button that leads to more about its item.
  public var moreInfo: String

  /// Returns the words of a language: Japanese for `ja`, and English for all others.
  ///
  /// - Parameter locale: The language and the region, as a BCP 47 identifier.
  /// - Returns: The words.
  public static func standard(for locale: String) -> ScreenWords {
    ScreenWordsTable(locale: locale).words
  }

  /// Every word, in the order of the properties.
  var all: [String] {
    [
      back, cancel, decrease, increase, earlier, later, loading, loadingFailed, loadAgain,
      moveBack, moveForward, expand, collapse, delete, insert, moreInfo,
    ]
  }

  /// Compares the words scalar by scalar, since equal texts can be drawn in different ways.
  public static func == (left: ScreenWords, right: ScreenWords) -> Bool {
    left.all.areSame(as: right.all)
  }

  static let english = ScreenWords(
    back: "Back",
    cancel: "Cancel",
    decrease: "Decrease",
    increase: "Increase",
    earlier: "Earlier",
    later: "Later",
    loading: "Loading",
    loadingFailed: "Could not load",
    loadAgain: "Load again",
    moveBack: "Move back",
    moveForward: "Move forward",
    expand: "Expand",
    collapse: "Collapse",
    delete: "Delete",
    insert: "Insert",
    moreInfo: "More info"
  )

  static let japanese = ScreenWords(
    back: "戻る",
    cancel: "キャンセル",
    decrease: "減らす",
    increase: "増やす",
    earlier: "前へ",
    later: "次へ",
    loading: "読み込み中",
    loadingFailed: "読み込めません",
    loadAgain: "もう一度読み込む",
    moveBack: "前へ移動",
    moveForward: "後ろへ移動",
    expand: "開く",
    collapse: "閉じる",
    delete: "削除",
    insert: "追加",
    moreInfo: "詳しい情報"
  )
}
