import Scenes

/// What assistive technology reads of each exhibit, from the first element to the last.
enum ControlReadings {
  /// What an element is called: its label, else its words, else those that stand for them.
  static func name(of look: ScreenNodeLook) -> String? {
    let words = look.role == .image ? nil : look.shownText
    return [look.label, words, look.placeholder].lazy.compactMap { $0 }.first { !$0.isEmpty }
  }

  /// An element in words: role, name, value, hint, traits and actions; `nil` if it says nothing.
  static func reading(of element: LaidOutElement) -> String? {
    let look = element.element
    var words: [String] = []
    if let name = name(of: look) { words.append("«\(name)»") }
    if let value = look.value { words.append("= \(value)") }
    if let hint = look.hint { words.append("(\(hint))") }
    if look.buttonRole != .normal { words.append(look.buttonRole.rawValue) }
    if look.traits.contains(.header) {
      words.append(look.headingLevel.map { "heading \($0)" } ?? "heading")
    }
    if look.traits.contains(.link) { words.append("leads away") }
    if look.traits.contains(.adjustable) { words.append("adjustable") }
    if look.traits.contains(.updatesFrequently) { words.append("changes often") }
    if look.isSelected { words.append("selected") }
    if let isChecked = look.isChecked { words.append(isChecked ? "on" : "off") }
    if !element.isEnabled { words.append("disabled") }
    for action in look.accessibilityActions + look.swipeActions { words.append("can \(action)") }
    if !look.menu.isEmpty { words.append("menu " + look.menu.map(\.title).joined(separator: " ")) }
    return words.isEmpty ? nil : ([look.role.rawValue] + words).joined(separator: " ")
  }

  static let all: [String: [String]] = [
    "text": ["text «朝どれの野菜を、夕方までに。一度に三つまで選べます。»"],
    "text-lines": ["text «朝どれの野菜を、夕方までに。一度に三つまで選べます。»"],
    "text-header": ["text «今日の品» heading 1"],
    "text-runs": ["text «続けると利用規約に同意したことになります。今なら980円780円。»", "link «利用規約» leads away"],
    "divider": [],
    "spacer": ["text «左»", "text «右»"],
    "progress": ["progress «読み込み中»"],
    "progress-done": ["progress «送信» = 40%"],
    "toast": ["toast «注文しています»", "text «注文しています»"],
    "badge": ["image «かご» = 3", "badge «3»"],
    "image": ["image «にんじん»"],
    "image-loading": ["image «にんじん» = 読み込み中 changes often"],
    "image-failed": ["image «にんじん» = 読み込めません (もう一度読み込む)"],
    "image-loaded": ["image «にんじん»"],
    "column": ["text «上»", "text «下»"],
    "row": ["text «左»", "text «右»"],
    "layers": ["image «にんじん»", "text «新»"],
    "overlay": ["image «にんじん»", "text «売切»"],
    "grid": ["text «梨»", "text «柿»", "text «桃»", "text «栗»"],
    "arranged": ["text «梨»", "text «柿»", "text «桃»"],
    "scroll": (1...30).map { "text «品物\($0)»" },
    "disclosure-group": ["disclosure «詳細» on", "text «産地は長野です。»"],
    "size-limits": ["text «枠»"],
    "aspect-ratio": ["image «地図»"],
    "lazy-column": ["text «品物1»", "text «品物2»", "text «品物3»"],
    "lazy-row": ["text «品物1»", "text «品物2»", "text «品物3»"],
    "lazy-grid": ["text «品0»", "text «品1»", "text «品2»", "text «品3»", "text «品4»"],
    "lazy-grid-adaptive": ["text «品0»", "text «品1»", "text «品2»", "text «品3»", "text «品4»"],
    "lazy-arranged": [],
    "swipe-actions": ["row «りんご» can 留める can 消す", "text «りんご»"],
    "context-menu": ["text «りんご» menu 写す"],
    "pull-to-refresh": ["scroll «品物»", "text «りんご»"],
    "gestures": ["text «地図» (広げる) can 拡大 can 縮小"],
    "button": ["button «注文する»"],
    "button-primary": ["button «注文する» primary"],
    "button-destructive": ["button «消す» destructive"],
    "button-cancel": ["button «やめる» cancel"],
    "button-loading": ["button «注文する» disabled", "progress disabled", "text «注文する» disabled"],
    "link": ["link «利用規約» leads away"],
    "menu": ["menuButton «並べ替え» menu 新しい順 安い順"],
    "toggle": ["toggle «置き配» on", "text «置き配»"],
    "stepper": ["stepper «個数» = 2 adjustable", "button «減らす»", "text «2»", "button «増やす»"],
    "slider": ["slider «甘さ» = 30% adjustable"],
    "picker-menu": ["picker «果物» = 柿 menu 梨 柿 桃", "text «果物»", "text «柿»"],
    "picker-wheel": [
      "picker «果物» = 柿 adjustable", "button «梨»", "button «柿» selected", "button «桃»",
    ],
    "picker-segments": ["picker «果物» = 柿", "button «梨»", "button «柿» selected", "button «桃»"],
    "date-picker": [
      "datePicker «届ける日» = 10月4日 adjustable",
      "button «前へ»",
      "text «10月4日»",
      "button «次へ»",
    ],
    "text-field": ["textField «お名前»"],
    "secure-field": ["secureField «暗証番号»"],
    "search-field": ["searchField «品物を探す»"],
    "text-area": ["textArea «伝言»"],
    "validated": ["textField «住所» (必須です)", "text «必須です»"],
    "alert": ["alert «消しますか»", "text «消しますか» heading", "text «元に戻せません»", "button «消す»"],
    "action-sheet": ["actionSheet «並べ替え»", "text «並べ替え» heading", "button «新しい順»"],
    "navigation-bar": ["text «青森の品»", "backButton «品物»", "text «りんご» heading 1", "button «編集»"],
    "navigation-bar-large": ["button «閉じる»", "menuButton «並べ替え» menu 新しい順", "text «品物» heading 1"],
    "navigation-bar-search": ["text «探す» heading 1", "searchField «梨»", "button «キャンセル»"],
    "tab-bar": [
      "tab «品物» selected",
      "text «品物»",
      "tab «かご» = 3",
      "row = 3",
      "badge «3»",
      "text «かご»",
      "tab «設定»",
      "text «設定»",
    ],
  ]
}
