import Observation
import Observation2
import Scenes

/// An item of a list in ``RandomData``, with a list of its own.
struct RandomItem: Identifiable, Equatable {
  let id: Int
  var text: String
  var isOn: Bool
  var more: [RandomItem] = []

  /// Compares texts scalar by scalar, which the compiler's own comparison does not.
  static func == (left: RandomItem, right: RandomItem) -> Bool {
    left.id == right.id && left.text.unicodeScalars.elementsEqual(right.text.unicodeScalars)
      && left.isOn == right.isOn && left.more == right.more
  }
}

/// A model of a kind that only the standard Observation follows.
@Observable final class ForeignData {
  var text = "外"
}

/// A loader that has nothing.
struct NoPictures: ScreenPictureLoading {
  func picture(at address: String) async throws -> ScreenPicture { throw CancellationError() }
}

/// The data that the views of the random cases read, each property on its own.
@MainActor
final class RandomData: ObservedModel {
  let flags = (0..<4).map { Observed(wrappedValue: $0 == 0) }
  let numbers = (0..<4).map { Observed(wrappedValue: $0) }
  let texts = ["text", "が", "caf\u{E9}"].map { Observed(wrappedValue: $0) }
  let lists = (0..<3).map { _ in Observed(wrappedValue: [RandomItem]()) }
  /// A number that only the looks of elements follow.
  let look = Observed(wrappedValue: 0)
  @Observed var nested: RandomItem?
  @Observed var perhaps: String? = "が"
  /// Two texts, of which only the scalars change.
  @Observed var lines = ["が", "caf\u{E9}"]
  let foreign = ForeignData()
  /// Pictures that never come, since their clock never advances.
  let pictures = ScreenPictures(from: NoPictures(), clock: VirtualTime())

  /// The texts that closures have written.
  ///
  /// No body reads them.
  var log: [String] = []
  private var lastItem = 0
  /// A Boolean value that indicates whether lists become long at times.
  private let isEverLong: Bool

  init(_ random: inout SplitMix, longest: Int = 3, isEverLong: Bool = true) {
    self.isEverLong = isEverLong
    for list in lists {
      let count = Int.random(in: 0...longest, using: &random)
      list.wrappedValue = (0..<count).map { _ in item(&random) }
    }
  }

  /// Notes what a closure has written, and changes something that bodies read.
  func record(_ token: String) {
    log.append(token)
    numbers[3].wrappedValue = token.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % 7 }
  }

  func item(_ random: inout SplitMix, depth: Int = 0) -> RandomItem {
    lastItem += 1
    let more = depth < 1 ? Int.random(in: 0...2, using: &random) : 0
    return RandomItem(
      id: lastItem,
      text: Self.text(&random),
      isOn: .random(using: &random),
      more: (0..<more).map { _ in item(&random, depth: depth + 1) }
    )
  }

  static func text(_ random: inout SplitMix) -> String {
    let words = [
      "りんご", "milk", "a very long line of words that has to wrap", "1", "", "卵\n牛乳", "おおきなかぶ",
    ]
    if Int.random(in: 0..<24, using: &random) == 0 {
      let lines = Int.random(in: 2...40, using: &random)
      return String(repeating: "line\n", count: lines) + String(repeating: "字", count: lines)
    }
    return words[Int.random(in: 0..<words.count, using: &random)]
      + (Bool.random(using: &random) ? "" : String(Int.random(in: 0...99, using: &random)))
  }

  /// A text that may be another one only in its scalars.
  static func written(_ random: inout SplitMix) -> String {
    let kinds = ["が", "か\u{3099}", "caf\u{E9}", "cafe\u{301}"]
    if Int.random(in: 0..<3, using: &random) > 0 { return text(&random) }
    return kinds[Int.random(in: 0..<kinds.count, using: &random)]
  }

  /// The same text in other scalars, or another text.
  private static func rewritten(_ text: String, _ random: inout SplitMix) -> String {
    let other = inOtherScalars(text)
    let isSame = other.utf8.elementsEqual(text.utf8)
    return isSame || Bool.random(using: &random) ? written(&random) : other
  }

  private static func inOtherScalars(_ text: String) -> String {
    let forms: [(Character, String)] = [("が", "か\u{3099}"), ("\u{E9}", "e\u{301}")]
    return text.map { character in
      // Swift takes both forms for equal.
      guard let form = forms.first(where: { $0.0 == character }) else { return String(character) }
      return character.unicodeScalars.count == 1 ? form.1 : String(form.0)
    }
    .joined()
  }

  // MARK: - Changes

  /// Changes something, and says what.
  func change(_ random: inout SplitMix) -> String {
    switch Int.random(in: 0..<13, using: &random) {
    case 0, 1:
      let place = Int.random(in: 0..<flags.count, using: &random)
      flags[place].wrappedValue.toggle()
      return "flag \(place)"
    case 2, 3:
      let place = Int.random(in: 0..<3, using: &random)
      numbers[place].wrappedValue = Int.random(in: 0...6, using: &random)
      return "number \(place) = \(numbers[place].wrappedValue)"
    case 4:
      let place = Int.random(in: 0..<texts.count, using: &random)
      texts[place].wrappedValue = Self.rewritten(texts[place].wrappedValue, &random)
      return "text \(place) = \(texts[place].wrappedValue)"
    case 5:
      nested = nested == nil || Bool.random(using: &random) ? item(&random) : nil
      return "nested"
    case 6:
      foreign.text = Self.text(&random)
      return "foreign"
    case 7: return rewrite(&random)
    default:
      let place = Int.random(in: 0..<lists.count, using: &random)
      return "list \(place): \(change(lists[place], &random))"
    }
  }

  /// Sets a text that may be none, or several texts, as a whole: a change in place is never compared.
  private func rewrite(_ random: inout SplitMix) -> String {
    if Bool.random(using: &random) {
      let isGone = Int.random(in: 0..<4, using: &random) == 0
      perhaps = isGone ? nil : Self.rewritten(perhaps ?? "が", &random)
      return "perhaps \(perhaps ?? "nil")"
    }
    lines = lines.map { Bool.random(using: &random) ? Self.inOtherScalars($0) : $0 }
    return "lines \(lines)"
  }

  /// Puts new items in the place of all items of a list.
  func renew(_ random: inout SplitMix) -> String {
    let place = Int.random(in: 0..<lists.count, using: &random)
    return "list \(place): \(renew(lists[place], &random))"
  }

  private func renew(_ list: Observed<[RandomItem]>, _ random: inout SplitMix) -> String {
    let isLong = isEverLong && Int.random(in: 0..<16, using: &random) == 0
    let count =
      isLong
      ? [40, 300][Int.random(in: 0...1, using: &random)] : Int.random(in: 0...5, using: &random)
    list.wrappedValue = (0..<count).map { _ in item(&random) }
    return "all new, \(count)"
  }

  private func change(_ list: Observed<[RandomItem]>, _ random: inout SplitMix) -> String {
    let count = list.wrappedValue.count
    func place() -> Int { Int.random(in: 0..<count, using: &random) }
    switch count == 0 ? 0 : Int.random(in: 0..<10, using: &random) {
    case 0:
      let place = Int.random(in: 0...count, using: &random)
      list.wrappedValue.insert(item(&random), at: place)
      return "insert at \(place)"
    case 1:
      let place = place()
      list.wrappedValue.remove(at: place)
      return "remove \(place)"
    case 2:
      let (from, to) = (place(), place())
      let item = list.wrappedValue.remove(at: from)
      list.wrappedValue.insert(item, at: to)
      return "move \(from) to \(to)"
    case 3:
      list.wrappedValue.shuffle(using: &random)
      return "shuffle"
    case 4:
      let place = place()
      list.wrappedValue[place].text = Self.rewritten(list.wrappedValue[place].text, &random)
      return "text of \(place)"
    case 5:
      let place = place()
      list.wrappedValue[place].isOn.toggle()
      return "flag of \(place)"
    case 6:
      let place = place()
      list.wrappedValue[place].more.insert(item(&random, depth: 1), at: 0)
      return "more of \(place)"
    case 7:
      let place = place()
      list.wrappedValue[place].more = list.wrappedValue[place].more.reversed().dropLast()
      return "less of \(place)"
    case 8: return renew(list, &random)
    default:
      var items = list.wrappedValue
      items.reverse()
      if items.count > 3 { items.remove(at: 1) }
      items.append(item(&random))
      list.wrappedValue = items
      return "reverse, drop one, append"
    }
  }
}
