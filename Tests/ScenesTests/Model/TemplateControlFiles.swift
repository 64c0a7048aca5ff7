@testable import Scenes

/// Which files of the folder `Controls` a random program makes its elements with.
extension ScreenTemplate {
  /// The files' names, of it and of all templates in it.
  var controlFiles: Set<String> {
    var files = children.reduce(into: Set<String>()) { $0.formUnion($1.controlFiles) }
    if let file = shape.controlFile { files.insert(file) }
    files.formUnion(modifiers.compactMap(\.controlFile))
    if case .control(.lazyGrid, _) = shape { files.insert("ScreenGridColumns") }
    return files
  }
}

extension ScreenTemplate.Shape {
  var controlFile: String? {
    switch self {
    case .text: "Text"
    case .image: "Image"
    case .button: "Button"
    case .stepper: "Stepper"
    case .field: "TextField"
    case .toggle: "Toggle"
    case .divider: "Divider"
    case .spacer: "Spacer"
    case .progress: "Progress"
    case .toast: "Toast"
    case .column: "Column"
    case .row: "Row"
    case .layers: "Layers"
    case .scroll: "Scroll"
    case .lazyColumn: "LazyColumn"
    case .lazyRow: "LazyRow"
    case .arranged: "Arranged"
    case .overlay: "Overlay"
    case .alert: "Alert"
    case .control(let kind, _): kind.controlFile
    case .when, .either, .choice, .loop, .spread, .shuffled, .part: nil
    case .each, .eachByKey, .eachMore, .eachLine: nil
    }
  }
}

extension ScreenTemplate.ControlKind {
  var controlFile: String {
    switch self {
    case .link: "Link"
    case .menu: "Menu"
    case .slider: "Slider"
    case .pickerMenu, .pickerWheel, .pickerSegments: "Picker"
    case .datePicker: "DatePicker"
    case .secureField: "SecureField"
    case .searchField: "SearchField"
    case .textArea: "TextArea"
    case .progressDone: "Progress"
    case .loadingButton: "Button"
    case .disclosure: "DisclosureGroup"
    case .actionSheet: "ActionSheet"
    case .grid: "Grid"
    case .navigationBar: "NavigationBar"
    case .tabBar, .tab: "TabBar"
    case .runs: "StyledText"
    case .picture: "Picture"
    case .lazyGrid: "LazyGrid"
    }
  }
}

extension ScreenTemplate.Modifier {
  var controlFile: String? {
    switch self {
    case .wrapped(.badge, _): "Badge"
    case .wrapped(.sizeLimits, _), .wrapped(.aspectRatio, _): "SizeLimits"
    case .wrapped(.validated, _): "TextField"
    case .wrapped(.contextMenu, _): "ContextMenu"
    case .swipes: "SwipeActions"
    case .refresh: "PullToRefresh"
    default: nil
    }
  }
}
