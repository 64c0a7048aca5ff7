import Observation2

@testable import Scenes

/// How templates of elements become elements.
extension ScreenPart {
  func holds(_ condition: ScreenTemplate.Condition, _ scope: TemplateScope) -> Bool {
    switch condition {
    case .always: true
    case .flag(let place): scope.data.flags[place].wrappedValue
    case .item: scope.item?.isOn ?? false
    }
  }

  func value(_ number: ScreenTemplate.Number, _ scope: TemplateScope) -> Int {
    switch number {
    case .constant(let value): value
    case .data(let place): scope.data.numbers[place].wrappedValue
    case .input: scope.input
    }
  }

  private func words(_ words: ScreenTemplate.Words, _ scope: TemplateScope) -> String {
    switch words {
    case .constant(let text): text
    case .data(let place): scope.data.texts[place].wrappedValue
    case .number(let place): "\(scope.data.numbers[place].wrappedValue)"
    case .item: scope.item?.text ?? "no item"
    case .input: "input \(scope.input)"
    case .nested: scope.data.nested?.text ?? "nothing"
    case .perhaps: scope.data.perhaps ?? "nothing"
    case .lines: scope.data.lines.joined(separator: " ")
    case .foreign: scope.data.foreign.text
    case .environment(let place): environmentWords(place)
    }
  }

  private func environmentWords(_ place: Int) -> String {
    switch place {
    case 0: "\(environment.textSize)"
    case 1: "\(environment.colorScheme)"
    case 2: environment.locale
    case 3: "\(environment.containerSize.width)"
    case 4: "\(environment.safeArea.top) \(environment.safeArea.bottom)"
    case 6: "\(environment.safeArea.leading) \(environment.safeArea.trailing)"
    case 7: "\(environment.readableWidth)"
    default: "\(environment.layoutDirection)"
    }
  }

  /// Returns the element of a template; `nil` if the template describes no single element.
  func element(_ template: ScreenTemplate, _ scope: TemplateScope) -> ScreenElement? {
    let children = template.children
    switch template.shape {
    case .text(let words): return text(self.words(words, scope))
    case .image: return image("image", label: "picture")
    case .button(let words):
      return button(self.words(words, scope), action: scope.writing(template, "pressed"))
    case .stepper(let number):
      return stepper(value(number, scope), in: 1...5) {
        [write = scope.writing(template, "steps")] in
        scope.data.log.append("\($0)")
        write()
      }
    case .field(let place, let taste): return field(template, place, taste, scope)
    case .toggle(let flag):
      return toggle("toggle \(flag)", isOn: scope.data.flags[flag].wrappedValue) {
        [write = scope.writing(template, "toggles")] in
        scope.data.log.append("\($0)")
        write()
      }
    case .divider: return divider()
    case .spacer: return spacer()
    case .progress: return progress("busy")
    case .toast(let words, let shows):
      return toast(self.words(words, scope), showsProgress: shows)
    case .column(let gap): return column(spacing: gap) { contents(children, scope) }
    case .row(let gap): return row(spacing: gap) { contents(children, scope) }
    case .layers: return layers { contents(children, scope) }
    case .scroll(let axis, let gap):
      return scroll(axis, spacing: gap) { contents(children, scope) }
    case .lazyColumn(let gap, let length):
      return lazyColumn(spacing: gap, estimatedRowHeight: length) { contents(children, scope) }
    case .lazyRow(let gap, let length):
      return lazyRow(spacing: gap, estimatedRowWidth: length) { contents(children, scope) }
    case .arranged(let kind, let number):
      return arranged(kind, value(number, scope), children, scope)
    case .overlay(let alignment):
      return row { contents(Array(children.prefix(1)), scope) }
        .overlay(alignment) { contents(Array(children.dropFirst()), scope) }
    case .alert(let words, let number):
      let length = value(number, scope)
      // Some are higher than a telephone.
      let message = Array(repeating: "sure?", count: 8 * length * length).joined(separator: " ")
      return alert(self.words(words, scope), message: length == 0 ? nil : message) {
        contents(children, scope)
      }
    case .control(let kind, let number):
      return control(kind, value(number, scope), template, scope)
    default: return nil
    }
  }

  private func field(
    _ template: ScreenTemplate,
    _ place: Int,
    _ taste: ScreenTemplate.FieldTaste,
    _ scope: TemplateScope
  ) -> ScreenElement {
    let write = scope.writing(template, "edits")
    return textField(scope.data.texts[place].wrappedValue, placeholder: "検索") { text in
      write()
      scope.data.log.append(text)
      switch taste {
      case .takes: scope.data.texts[place].wrappedValue = text
      case .refuses: break
      case .shortens: scope.data.texts[place].wrappedValue = String(text.prefix(3))
      }
    }
  }

  private func arranged(
    _ kind: ScreenTemplate.ArrangedKind,
    _ number: Int,
    _ children: [ScreenTemplate],
    _ scope: TemplateScope
  ) -> ScreenElement {
    switch kind {
    case .grid: arranged(by: GridLayout(columns: 1 + number)) { contents(children, scope) }
    case .twice: arranged(by: TwiceLayout(gap: Double(number))) { contents(children, scope) }
    case .ideal: arranged(by: IdealLayout(gap: Double(number))) { contents(children, scope) }
    case .nonsense: arranged(by: NonsenseLayout(number: number)) { contents(children, scope) }
    }
  }

  func modified(
    _ plain: ScreenElement,
    _ template: ScreenTemplate,
    _ scope: TemplateScope
  ) -> ScreenElement {
    var element = plain.identifier("\(scope.path)/\(template.number)")
    for modifier in template.modifiers { element = modified(element, modifier, template, scope) }
    return element
  }

  private func modified(
    _ element: ScreenElement,
    _ modifier: ScreenTemplate.Modifier,
    _ template: ScreenTemplate,
    _ scope: TemplateScope
  ) -> ScreenElement {
    switch modifier {
    case .padding(let length): return element.padding(length)
    case .insets(let insets): return element.padding(insets)
    case .width(let width): return element.frame(width: width)
    case .height(let height): return element.frame(height: height)
    case .widthOf(let number):
      let value = value(number, scope)
      return value < 3 ? element : element.frame(width: Double(value) * 40.5)
    case .readable(let condition): return element.readableWidth(holds(condition, scope))
    case .hidden(let condition): return element.hidden(holds(condition, scope))
    case .disabled(let condition): return element.disabled(holds(condition, scope))
    case .blocks(let condition): return element.blocksTouches(holds(condition, scope))
    case .lets(let condition): return element.allowsHitTesting(!holds(condition, scope))
    case .fills(let condition): return element.fillsWidth(holds(condition, scope))
    case .selected(let condition): return element.selected(holds(condition, scope))
    case .checked(let condition): return element.checked(holds(condition, scope))
    case .focus(let condition): return element.focusRequested(holds(condition, scope))
    case .identity(let number):
      return element.identity("\(scope.path)/\(template.number)=\(value(number, scope))")
    case .alignment(let alignment): return element.alignment(alignment)
    case .alignmentOf(let number):
      return element.alignment(ScreenAlignment.allCases[value(number, scope) % 9])
    case .style(let number):
      return element.textStyle(ScreenTextStyle.allCases[value(number, scope) % 11])
    case .color(let condition):
      return holds(condition, scope) ? element.color(.accent) : element
    case .background: return element.background(.background)
    case .label(let words): return element.label(self.words(words, scope))
    case .value(let words): return element.value(self.words(words, scope))
    case .hint(let words): return element.hint(self.words(words, scope))
    case .header: return element.header()
    case .tap: return element.onTap(scope.writing(template, "tapped"))
    case .doubleTap: return element.onDoubleTap(scope.writing(template, "tapped twice"))
    case .longPress: return element.onLongPress(scope.writing(template, "held"))
    case .submit: return element.onSubmit(scope.writing(template, "submitted"))
    case .refresh: return element.onRefresh(scope.writing(template, "refreshed"))
    case .drag:
      let write = scope.writing(template, "dragged")
      return element.onDrag { drag in
        scope.data.log.append(drag.phase.rawValue)
        write()
      }
    case .focusChange:
      let write = scope.writing(template, "focus")
      return element.onFocusChange { isFocused in
        scope.data.log.append("\(isFocused)")
        write()
      }
    case .wrapped(let wrapping, let number):
      return wrapped(element, wrapping, value(number, scope), template, scope)
    case .drawn(let drawn): return self.drawn(element, drawn, scope.data.look.wrappedValue)
    case .swipes(let number):
      let count = value(number, scope) % 3
      return element.swipeActions(
        (0..<count).map {
          ScreenSwipeAction("action \($0)", perform: scope.writing(template, "swiped \($0)"))
        }
      )
    }
  }

  private func drawn(
    _ element: ScreenElement,
    _ drawn: ScreenTemplate.Drawn,
    _ look: Int
  ) -> ScreenElement {
    switch drawn {
    case .color: element.color(ScreenColorRole.allCases[look % 4])
    case .background: look == 0 ? element : element.background(.background)
    case .label: element.label("a label that is long \(look)")
    case .value: element.value("\(look)")
    case .hint: element.hint("\(look)")
    case .selected: element.selected(look % 2 == 0)
    case .checked: element.checked(look % 2 == 0)
    case .hidden: element.hidden(look == 3)
    case .disabled: element.disabled(look == 2)
    case .header: look == 1 ? element.header() : element
    }
  }
}
