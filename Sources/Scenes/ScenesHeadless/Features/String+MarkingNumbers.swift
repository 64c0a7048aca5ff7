extension String {
  /// The words with one mark in place of each number.
  package var markingNumbers: String {
    var marked = ""
    for character in self where !(character.isNumber && marked.last == "#") {
      marked.append(character.isNumber ? "#" : character)
    }
    return marked
  }
}
