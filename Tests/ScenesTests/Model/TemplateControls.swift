import Observation2

@testable import Scenes

/// The controls that are compositions, in random programs.
extension ScreenTemplate {
  enum ControlKind: Sendable, CaseIterable {
    case link, menu, slider, pickerMenu, pickerWheel, pickerSegments, datePicker, secureField,
      searchField
    case textArea, progressDone, loadingButton, disclosure, actionSheet, grid
    case navigationBar, tabBar, tab, runs, picture, lazyGrid
  }

  enum Wrapping: Sendable, CaseIterable {
    case badge, sizeLimits, aspectRatio, validated, contextMenu, lineLimit, accessibilityAction
    case priority, focusOrder
  }
}

extension ScreenPart {
  /// A control that shows numbers and texts of the data, and writes down what is done to it.
  func control(
    _ kind: ScreenTemplate.ControlKind,
    _ number: Int,
    _ template: ScreenTemplate,
    _ scope: TemplateScope
  ) -> ScreenElement {
    let write = scope.writing(template, "\(kind)")
    let words = "\(kind) \(number)"
    let note: @MainActor (String) -> Void = {
      scope.data.log.append($0)
      write()
    }
    switch kind {
    case .link: return link(words, to: "a:\(number)") { note($0) }
    case .menu: return menu(words, items: menuItems(number, template, scope))
    case .slider:
      return slider(words, Double(number), in: 0...5, step: number == 3 ? nil : 1) { note("\($0)") }
    case .pickerMenu: return picker(.menu, number, note)
    case .pickerWheel: return picker(.wheel, number, note)
    case .pickerSegments: return picker(.segments, number, note)
    case .datePicker:
      return datePicker(
        words,
        .seconds(86_400 * number),
        in: .zero...(.seconds(86_400 * 4)),
        shown: words,
        onChange: { note("\($0)") }
      )
    case .secureField:
      return secureField(text(of: number, scope), onChange: editing(number, scope, write))
    case .searchField:
      return searchField(
        text(of: number, scope),
        placeholder: words,
        onChange: editing(number, scope, write),
        onSearch: write
      )
    case .textArea:
      let typing = ScreenTyping(maximumLength: number == 2 ? 3 : nil)
      return textArea(
        text(of: number, scope),
        typing: typing,
        onChange: editing(number, scope, write)
      )
    case .progressDone: return progress(words, done: Double(number) / 4)
    case .loadingButton:
      return button(words, role: .primary, isLoading: number % 2 == 0, action: write)
    case .disclosure:
      return disclosureGroup(words, isExpanded: number > 2) {
        note("\($0)")
      } content: {
        contents(template.children, scope)
      }
    case .actionSheet:
      return actionSheet(words) {
        contents(template.children, scope)
        for _ in 0..<number { button(words, action: write) }
        if number > 3 { button("if", role: .cancel, action: write) }
        button("cancel", role: number > 1 ? .cancel : .normal, action: write)
      }
    case .grid:
      return grid(columns: number, spacing: 5) { contents(template.children, scope) }
    case .navigationBar: return bar(words, number, template, scope)
    case .tabBar: return tabBar { contents(template.children, scope) }
    case .tab:
      return tab(
        text(of: number, scope),
        image: number % 2 == 0 ? "picture" : nil,
        badge: number == 3 ? nil : "\(number)",
        isSelected: number == 1,
        action: write
      )
    case .runs: return text(runs(number, text(of: number, scope)), open: note)
    case .picture: return picture(number, scope)
    case .lazyGrid:
      return lazyGrid(
        number % 2 == 0
          ? .flexible(number) : number == 1 ? .adaptive(minimum: 90) : .fixed([50, 99]),
        spacing: Double(number),
        estimatedRowHeight: 20.5,
        scope.item?.more ?? scope.data.lists[number % 3].wrappedValue
      ) {
        row($0, template.children, scope)
      }
    }
  }

  private func bar(
    _ words: String,
    _ number: Int,
    _ template: ScreenTemplate,
    _ scope: TemplateScope
  ) -> ScreenElement {
    let write = scope.writing(template, words)
    var item = SceneNavigationItem(
      text(of: number, scope),
      style: number % 2 == 0 ? .large : .inline,
      prompt: number == 3 ? words : nil
    )
    .hidesBackButton(number == 4)
    .leading { contents(Array(template.children.prefix(1)), scope) }
    .trailing { contents(Array(template.children.dropFirst()), scope) }
    if number > 1 {
      let field = searchField(
        text(of: number, scope),
        onChange: editing(number, scope, write),
        onSearch: write
      )
      item = item.search(field, isActive: number == 2, onCancel: write)
    }
    return navigationBar(item) { backButton(words, action: write) }
  }

  private func runs(_ number: Int, _ text: String) -> [ScreenTextRun] {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    return words.enumerated().map { index, word in
      var run = ScreenTextRun(String(word) + " ")
      if (index + number) % 3 == 0 { run = run.link(to: "r:\(index / 2)") }
      if (index + number) % 4 == 1 { run = run.textStyle(.title2) }
      return index == number ? run.bold() : run
    }
  }

  private func picture(_ number: Int, _ scope: TemplateScope) -> ScreenElement {
    let size = ScreenSize(width: 70.5, height: 20 * Double(number))
    let states: [ScreenPictureState] = [
      .waiting, .loading, .failed, .loaded(ScreenPicture(size: size)),
    ]
    return image(
      at: "p:\(number / 2)",
      from: scope.data.pictures,
      states[number % 4],
      label: "picture",
      aspect: number > 3 ? .fill : .fit
    )
  }

  private func text(of number: Int, _ scope: TemplateScope) -> String {
    scope.data.texts[number % 3].wrappedValue
  }

  private func editing(
    _ number: Int,
    _ scope: TemplateScope,
    _ write: @escaping @MainActor () -> Void
  ) -> @MainActor (String) -> Void {
    { text in
      write()
      scope.data.log.append(text)
      scope.data.texts[number % 3].wrappedValue = text
    }
  }

  private func picker(
    _ style: ScreenChoosing.Style,
    _ number: Int,
    _ note: @escaping @MainActor (String) -> Void
  ) -> ScreenElement {
    picker(
      "choice",
      choosing: number,
      among: Array(0..<(number + 2) % 5),
      style: style,
      title: { "no. \($0)" },
      onChange: { note("\($0)") }
    )
  }

  private func menuItems(
    _ number: Int,
    _ template: ScreenTemplate,
    _ scope: TemplateScope
  ) -> [ScreenMenuItem] {
    (0..<number % 4).map { index in
      ScreenMenuItem(
        "entry \(index)",
        isSelected: index == 1,
        perform: scope.writing(template, "entry \(index)")
      )
    }
  }

  func wrapped(
    _ element: ScreenElement,
    _ wrapping: ScreenTemplate.Wrapping,
    _ number: Int,
    _ template: ScreenTemplate,
    _ scope: TemplateScope
  ) -> ScreenElement {
    switch wrapping {
    case .badge: return element.badge(number)
    case .sizeLimits:
      return element.sizeLimits(
        minWidth: number == 1 ? 90 : nil,
        maxWidth: Double(number) * 60,
        minHeight: number == 2 ? 70 : nil,
        maxHeight: number == 3 ? 40 : nil
      )
    case .aspectRatio: return element.aspectRatio(Double(number) / 2)
    case .validated: return element.validated(number > 2 ? "wrong \(number)" : nil)
    case .contextMenu: return element.contextMenu(menuItems(number, template, scope))
    case .priority: return element.layoutPriority(Double(number) - 1)
    case .focusOrder: return element.focusOrder(number)
    case .lineLimit: return element.lineLimit(number == 0 ? nil : number)
    case .accessibilityAction:
      return element.accessibilityAction("do \(number)", perform: scope.writing(template, "done"))
    }
  }
}
