import Observation2

@testable import Scenes

/// The values that the templates of a part may use.
struct TemplateScope {
  let data: RandomData
  /// The place in the program and in the lists around, by which closures tell who they are.
  var path: String
  var item: RandomItem?
  var input: Int
  /// A number that the part's body has read, for its closures.
  var captured: Int
  var write: @MainActor (String) -> Void

  @MainActor
  func inner(_ step: String) -> TemplateScope {
    var scope = self
    scope.path += step
    return scope
  }

  /// A closure that tells what has been captured where it was made.
  @MainActor
  func writing(_ template: ScreenTemplate, _ what: String) -> @MainActor () -> Void {
    let token = "\(path)/\(template.number) \(what) \(captured)"
    return { [write] in write(token) }
  }

  /// The scope of the templates inside a part, and the number that the part has read.
  @MainActor
  func inside(_ template: ScreenTemplate, input: Int) -> TemplateScope {
    guard case .part(_, let reads, _) = template.shape else { return self }
    var scope = inner("/\(template.number)")
    scope.input = input
    scope.captured = reads.map { data.numbers[$0].wrappedValue } ?? 0
    return scope
  }
}

/// A part whose inputs can't be compared.
struct PlainTemplatePart: SceneView {
  let template: ScreenTemplate
  let scope: TemplateScope
  let input: Int

  var body: [ScreenElement] {
    contents(template.children, scope.inside(template, input: input))
  }
}

/// A part of which the closures don't count as inputs.
struct EqualTemplatePart: ScreenPart, Equatable {
  let template: ScreenTemplate
  let data: RandomData
  let path: String
  let item: RandomItem?
  let input: Int
  @Handler var write: @MainActor (String) -> Void

  static func == (left: EqualTemplatePart, right: EqualTemplatePart) -> Bool {
    left.template === right.template && left.data === right.data && left.path == right.path
      && left.item == right.item && left.input == right.input && left._write == right._write
  }

  var body: [ScreenElement] {
    let scope = TemplateScope(
      data: data,
      path: path,
      item: item,
      input: 0,
      captured: 0,
      write: write
    )
    return contents(template.children, scope.inside(template, input: input))
  }
}

/// A part that shows its environment.
struct EnvironmentTemplatePart: ScreenPart, Equatable {
  let template: ScreenTemplate
  let data: RandomData
  let path: String

  static func == (left: EnvironmentTemplatePart, right: EnvironmentTemplatePart) -> Bool {
    left.template === right.template && left.data === right.data && left.path == right.path
  }

  var body: [ScreenElement] {
    let scope = TemplateScope(
      data: data,
      path: path,
      item: nil,
      input: environment.textSize.step,
      captured: 0,
      write: { [data] in data.record($0) }
    )
    if environment.horizontalSizeClass == .regular {
      contents(template.children, scope.inner("/regular"))
    } else {
      text("\(environment.readableWidth)")
      column { contents(template.children, scope.inner("/compact")) }
    }
  }
}

extension ScreenPart {
  func contents(_ templates: [ScreenTemplate], _ scope: TemplateScope) -> [ScreenElement] {
    templates.flatMap { content($0, scope) }
  }

  private func content(_ template: ScreenTemplate, _ scope: TemplateScope) -> [ScreenElement] {
    if let element = element(template, scope) { return [modified(element, template, scope)] }
    return structure(template, scope)
  }

  @ScreenBuilder
  private func structure(_ template: ScreenTemplate, _ scope: TemplateScope) -> [ScreenElement] {
    let children = template.children
    switch template.shape {
    case .when(let condition): when(condition, children, scope)
    case .either(let condition): either(condition, children, scope)
    case .choice(let number): choice(value(number, scope), children, scope)
    case .loop(let number): loop(value(number, scope), children, scope)
    case .spread(let number):
      (0..<value(number, scope)).flatMap { contents(children, scope.inner("~\($0)")) }
    case .shuffled(let number): shuffled(value(number, scope), template, scope)
    case .each(let list):
      each(scope.data.lists[list].wrappedValue) { row($0, children, scope) }
    case .eachByKey(let list):
      each(scope.data.lists[list].wrappedValue, id: \.id) { row($0, children, scope) }
    case .eachMore: each(scope.item?.more ?? []) { row($0, children, scope) }
    case .eachLine: each(scope.data.lines, id: \.self) { text($0) }
    case .part(let kind, _, let input): part(kind, template, value(input, scope), scope)
    default: [ScreenElement]()
    }
  }

  @ScreenBuilder
  private func when(
    _ condition: ScreenTemplate.Condition,
    _ children: [ScreenTemplate],
    _ scope: TemplateScope
  ) -> [ScreenElement] {
    if holds(condition, scope) { contents(children, scope) }
  }

  @ScreenBuilder
  private func either(
    _ condition: ScreenTemplate.Condition,
    _ children: [ScreenTemplate],
    _ scope: TemplateScope
  ) -> [ScreenElement] {
    if holds(condition, scope) {
      contents(Array(children.prefix(1)), scope)
    } else {
      contents(Array(children.dropFirst()), scope)
    }
  }

  @ScreenBuilder
  private func choice(
    _ number: Int,
    _ children: [ScreenTemplate],
    _ scope: TemplateScope
  ) -> [ScreenElement] {
    switch number {
    case 0: contents(Array(children.prefix(1)), scope)
    case 1: contents(Array(children.prefix(2)), scope)
    case 2: contents(Array(children.dropFirst(2)), scope)
    default: contents(Array(children.suffix(1)), scope)
    }
  }

  @ScreenBuilder
  private func loop(
    _ count: Int,
    _ children: [ScreenTemplate],
    _ scope: TemplateScope
  ) -> [ScreenElement] {
    for place in 0..<count { contents(children, scope.inner("[\(place)]")) }
  }

  /// Elements with identities in an order that depends on the data, at times with two of the same identity.
  private func shuffled(
    _ number: Int,
    _ template: ScreenTemplate,
    _ scope: TemplateScope
  ) -> [ScreenElement] {
    var elements: [ScreenElement] = []
    for child in template.children {
      guard let made = element(child, scope) else { continue }
      elements.append(modified(made, child, scope).identity("\(scope.path)/\(child.number)"))
    }
    if number % 2 == 1 { elements.reverse() }
    if number > 3, !elements.isEmpty { elements.append(elements.removeFirst()) }
    if number == 2 { elements = elements.dropLast() }
    if number % 3 == 1 {
      let twins = "\(scope.path)/\(template.number) twins"
      elements += [text("one").identity(twins), text("other").identity(twins)]
    }
    return elements
  }

  func row(
    _ item: RandomItem,
    _ children: [ScreenTemplate],
    _ scope: TemplateScope
  ) -> [ScreenElement] {
    var scope = scope.inner("{\(item.id)}")
    scope.item = item
    return contents(children, scope)
  }

  @ScreenBuilder
  private func part(
    _ kind: ScreenTemplate.PartKind,
    _ template: ScreenTemplate,
    _ input: Int,
    _ scope: TemplateScope
  ) -> [ScreenElement] {
    switch kind {
    case .plain: PlainTemplatePart(template: template, scope: scope, input: input)
    case .equal:
      EqualTemplatePart(
        template: template,
        data: scope.data,
        path: scope.path,
        item: scope.item,
        input: input,
        write: { [captured = scope.captured, write = scope.write] in write("\($0) < \(captured)") }
      )
    case .environment:
      EnvironmentTemplatePart(template: template, data: scope.data, path: scope.path)
    }
  }
}
