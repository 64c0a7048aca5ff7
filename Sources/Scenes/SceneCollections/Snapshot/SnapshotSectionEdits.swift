/// The edits of sections, which throw instead of ending the program.
extension DiffableDataSourceSnapshot {
  @inlinable
  package mutating func append(_ identifiers: [SectionIdentifier], _ call: String) throws(EditError)
  {
    try check(new: identifiers, call)
    insert(identifiers, at: sections.count)
  }

  @inlinable
  package mutating func insert(
    _ identifiers: [SectionIdentifier],
    beside other: SectionIdentifier,
    after: Bool,
    _ call: String
  ) throws(EditError) {
    guard let place = sectionPlaces[other] else {
      throw EditError(.unknownSection(other), in: call)
    }
    if identifiers.contains(other) {
      throw EditError(.sectionDestinationAmongInserted(other), in: call)
    }
    try check(new: identifiers, call)
    insert(identifiers, at: after ? place + 1 : place)
  }

  @inlinable
  package mutating func move(
    _ identifier: SectionIdentifier,
    beside other: SectionIdentifier,
    after: Bool,
    _ call: String
  ) throws(EditError) {
    guard let from = sectionPlaces[identifier] else {
      throw EditError(.unknownSection(identifier), in: call)
    }
    guard let beside = sectionPlaces[other] else {
      throw EditError(.unknownSection(other), in: call)
    }
    if identifier == other {
      throw EditError(.sectionDestinationAmongInserted(identifier), in: call)
    }
    let section = sections.remove(at: from)
    let place = beside > from ? beside - 1 : beside
    let to = after ? place + 1 : place
    sections.insert(section, at: to)
    noteSections(min(from, to)...max(from, to))
  }

  @inlinable
  mutating func delete(_ identifiers: [SectionIdentifier]) {
    let gone = Set(identifiers.filter { sectionPlaces[$0] != nil })
    if gone.isEmpty { return }
    var first = sections.count
    for (place, section) in sections.enumerated() where gone.contains(section.identifier) {
      first = min(first, place)
      freeNumbers.append(section.number)
      forgetPlaces(of: section)
      marks.forget(items: section.items)
      sectionPlaces[section.identifier] = nil
    }
    sections.removeAll { gone.contains($0.identifier) }
    marks.forget(sections: Array(gone))
    noteSections(first..<sections.count)
  }

  @inlinable
  package mutating func mark(_ identifiers: [SectionIdentifier], _ call: String) throws(EditError) {
    let strangers = identifiers.filter { sectionPlaces[$0] == nil }
    if !strangers.isEmpty { throw EditError(.reloadOfUnknownSections(strangers), in: call) }
    marks.reload(sections: identifiers)
  }

  // MARK: - Steps

  /// Checks that sections are not there yet, and are named once.
  @inlinable
  func check(new identifiers: [SectionIdentifier], _ call: String) throws(EditError) {
    let duplicates = SnapshotDuplicate.all(in: identifiers)
    if !duplicates.isEmpty { throw EditError(.duplicateSections(duplicates), in: call) }
    let present = identifiers.enumerated().compactMap { place, identifier in
      sectionPlaces[identifier].map { SnapshotDuplicate(identifier, first: $0, second: place) }
    }
    if !present.isEmpty { throw EditError(.sectionsAlreadyPresent(present), in: call) }
  }

  @inlinable
  mutating func insert(_ identifiers: [SectionIdentifier], at place: Int) {
    let new = identifiers.map { identifier in
      if let number = freeNumbers.popLast() { return Section(identifier, number: number) }
      numberedPlaces.append(-1)
      return Section(identifier, number: Int32(numberedPlaces.count - 1))
    }
    sections.insert(contentsOf: new, at: place)
    noteSections(place..<sections.count)
  }

  /// Notes where these sections stand; those outside the range stand where they stood.
  @inlinable
  mutating func noteSections(_ range: some Sequence<Int>) {
    for place in range {
      sectionPlaces[sections[place].identifier] = place
      numberedPlaces[Int(sections[place].number)] = place
    }
  }
}
