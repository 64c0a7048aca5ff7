import FlowFormat
import FlowReports

/// From where a person can't come back, among what has been explored.
struct ExploreGraph {
  private let record: ExploreRecord

  init(_ record: ExploreRecord) {
    self.record = record
  }

  /// The nearest moment from which nothing that a person does leads to a place where the app opens.
  ///
  /// A moment that has not been left yet may lead there. Where the process ends, or a link comes from outside, is no way back.
  var trap: ExploreMoment? {
    var sources: [UInt64: [UInt64]] = [:]
    for move in record.moves { sources[move.to, default: []].append(move.from) }
    let open = record.moments.map(\.digest).filter { !record.expanded.contains($0) }
    var leading = record.roots.union(open)
    var new = Array(leading)
    while let next = new.popLast() {
      for source in sources[next] ?? [] where leading.insert(source).inserted { new.append(source) }
    }
    return record.moments.first {
      !$0.way.isEmpty && !$0.screen.isEmpty && !leading.contains($0.digest)
    }
  }
}
