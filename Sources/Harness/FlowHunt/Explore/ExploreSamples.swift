/// The input that is typed while an app is explored: one text of each kind.
enum ExploreSamples {
  /// Plain words, nothing but blanks, a long text, pictures and other directions of writing, and line breaks.
  static let texts = [
    "カレー", " ", String(repeating: "とても長い", count: 40), "👩‍👩‍👧‍👦 مرحبا é", "一行目\n二行目", "-1",
  ]
}
