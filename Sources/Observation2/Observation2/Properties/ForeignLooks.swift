/// Plans the looks of all readers of foreign objects.
///
/// One task serves all looks that one turn of the main actor plans for the same time: a change often
/// reaches many readers at once.
@MainActor
enum ForeignLooks {
  private struct Reader {
    weak var reads: ForeignReads?
  }

  private struct Look {
    weak var reads: ForeignReads?
    let number: Int
    let series: Int
  }

  /// The readers with a series of looks under way, in the order in which these began.
  private static var readers = NumberedList<Reader>()
  /// The looks planned in this turn, by the time until then.
  private static var planned: [Duration: [Look]] = [:]

  /// The number of tasks that the looks planned in this turn need.
  static var tasksOfTurn: Int { planned.count }

  /// Adds a reader whose series begins; returns the number by which it is removed.
  static func add(_ reads: ForeignReads) -> Int {
    readers.add(Reader(reads: reads))
  }

  static func remove(_ number: Int) {
    readers.remove(number)
  }

  /// Plans a look of a reader.
  ///
  /// - Parameters:
  ///   - reads: The reads of the reader.
  ///   - number: The number that ``add(_:)`` returned.
  ///   - series: The series that the look belongs to.
  ///   - wait: The time until the look.
  static func plan(_ reads: ForeignReads, _ number: Int, of series: Int, after wait: Duration) {
    let isFirst = planned[wait] == nil
    planned[wait, default: []].append(Look(reads: reads, number: number, series: series))
    guard isFirst else { return }
    Task {
      // The turn is over: a look that is planned from now on waits for a task of its own.
      let looks = planned.removeValue(forKey: wait) ?? []
      try? await Task.sleep(for: wait)
      for look in looks {
        if let reads = look.reads {
          reads.takeLook(of: look.series, after: wait)
        } else {
          readers.remove(look.number)
        }
      }
    }
  }

  /// Has every body that other threads may have changed something for look again now, so that a clock
  /// which has settled has seen everything.
  static func lookAll() {
    var numbers: [Int] = []
    readers.visitNumbers { numbers.append($0) }
    for number in numbers {
      // Its own look, or that of an earlier one, may have ended the series.
      guard let reader = readers[number] else { continue }
      if let reads = reader.reads { reads.look() } else { readers.remove(number) }
    }
  }
}
