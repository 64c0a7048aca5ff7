/// A call that searches a text for a regular expression, with JavaScript's rules.
struct FlowExpressionCall {
  let expression: FlowRegularExpression
  let text: String
  let call: FlowMethodCall

  init(_ expression: FlowRegularExpression, _ text: String, _ call: FlowMethodCall) {
    self.expression = expression
    self.text = text
    self.call = call
  }

  /// The result of a call, and its work.
  struct Outcome {
    /// `nil` if it took too long.
    var result: FlowMethodCall.Result?
    var work: Int
  }

  /// Returns what a method gives, within some work.
  func outcome(of method: FlowMethod, mostWork: Int) -> Outcome {
    var search = Search(
      matcher: RegularExpressionMatcher(expression, text, mostWork: mostWork),
      units: Array(text.utf16),
      isSticky: expression.isSticky && method != .split
    )
    let result = result(of: method, by: &search)
    let hasGivenUp = search.matcher.hasGivenUp
    return Outcome(result: hasGivenUp ? nil : result, work: search.matcher.work)
  }

  private struct Search {
    var matcher: RegularExpressionMatcher
    let units: [UInt16]
    let isSticky: Bool

    mutating func next(from start: Int) -> RegularExpressionMatcher.Match? {
      start <= units.count ? matcher.match(from: start, isSticky: isSticky) : nil
    }

    /// Returns all matches, one after the other.
    mutating func all() -> [RegularExpressionMatcher.Match] {
      var matches: [RegularExpressionMatcher.Match] = []
      var start = 0
      while let match = next(from: start), let range = match[0] {
        matches.append(match)
        start = range.isEmpty ? matcher.offset(after: range.upperBound) : range.upperBound
      }
      return matches
    }
  }

  private func result(of method: FlowMethod, by search: inout Search) -> FlowMethodCall.Result {
    switch method {
    case .test: return .value(.bool(search.next(from: 0) != nil))
    case .search:
      let found = search.next(from: 0)?[0]
      return .value(.number(Double(found?.lowerBound ?? -1)))
    case .split: return split(by: &search)
    case .replace, .replaceAll: return replaced(by: &search, method)
    default:
      if method == .match, expression.isGlobal {
        let matches = search.all().compactMap { $0[0] }
        return matches.isEmpty
          ? .value(.null) : FlowMethodCall.texts(matches.map { search.units[$0] })
      }
      guard let match = search.next(from: 0) else { return .value(.null) }
      return FlowMethodCall.texts(match.map { $0.map { search.units[$0] } })
    }
  }

  /// Returns what `.index` or `.groups` is of a match; undefined without a name, null without a match.
  func detail(_ name: String?, mostWork: Int) -> Outcome {
    var matcher = RegularExpressionMatcher(expression, text, mostWork: mostWork)
    let match = matcher.match(from: 0, isSticky: expression.isSticky)
    let work = matcher.work
    guard let match, let range = match[0] else {
      return Outcome(result: matcher.hasGivenUp ? nil : .value(.null), work: work)
    }
    guard name == "groups" else {
      let index = FlowValue.number(Double(range.lowerBound))
      return Outcome(result: .value(name == nil ? .undefined : index), work: work)
    }
    let units = Array(text.utf16)
    var groups = FlowMembers()
    for (name, group) in expression.names {
      switch match[group].map({ FlowMethodCall.text(units[$0]) }) {
      case nil: groups[name] = .undefined
      case .value(let text): groups[name] = text
      default: return Outcome(result: .halved, work: work)
      }
    }
    let isNamed = !expression.names.isEmpty
    return Outcome(result: .value(isNamed ? .object(groups) : .undefined), work: work)
  }

  private func replaced(
    by search: inout Search,
    _ method: FlowMethod
  ) -> FlowMethodCall.Result {
    if method == .replaceAll, !expression.isGlobal {
      return .invalid("“replaceAll” needs the flag “g”: \(expression)g.")
    }
    let matches = expression.isGlobal ? search.all() : search.next(from: 0).map { [$0] } ?? []
    let replacement = FlowReplacement(call.argument(1).scriptText, names: expression.names)
    search.matcher.spend(replacement.work(ofMatches: matches.count))
    var made: [UInt16] = []
    var end = 0
    for match in matches {
      guard !search.matcher.hasGivenUp, let range = match[0] else { break }
      made += search.units[end..<range.lowerBound]
      replacement.append(
        to: &made,
        for: FlowReplacement.Match(
          units: search.units,
          range: range,
          groups: Array(match.dropFirst())
        )
      )
      end = range.upperBound
      if made.count > FlowReplacement.mostUnits { break }
    }
    return FlowReplacement.result(made, search.units[end...])
  }

  private func split(by search: inout Search) -> FlowMethodCall.Result {
    let limit = call.splitLimit
    if limit == 0 { return .value(.array([])) }
    let units = search.units
    var parts: [ArraySlice<UInt16>?] = []
    if units.isEmpty {
      return search.next(from: 0) == nil
        ? .value(.array([.string("")])) : .value(.array([]))
    }
    var (start, from) = (0, 0)
    while from < units.count, let match = search.next(from: from), let range = match[0] {
      // The end of the text separates nothing, nor does an empty match at the start of a part.
      guard range.lowerBound < units.count else { break }
      guard range.upperBound > start else {
        from = search.matcher.offset(after: from)
        continue
      }
      parts.append(units[start..<range.lowerBound])
      parts += match.dropFirst().map { $0.map { units[$0] } }
      if parts.count >= limit { return FlowMethodCall.texts(parts.prefix(limit)) }
      (start, from) = (range.upperBound, range.upperBound)
    }
    parts.append(units[start...])
    return FlowMethodCall.texts(parts.prefix(limit))
  }
}
