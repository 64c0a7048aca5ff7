/// The items of a section that show something else than before, by their new numbers.
struct SectionMarks {
  /// The items whose sizes count as estimated again.
  var reloaded: [Int] = []
  /// The items that keep their measured sizes.
  var reconfigured: [Int] = []
}
