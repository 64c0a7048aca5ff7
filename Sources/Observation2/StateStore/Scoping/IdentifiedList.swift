/// An ordered list of elements with distinct identifiers, by which they are found in constant time.
///
/// ```swift
/// struct State { var rows: IdentifiedList<Row> = [] }
/// state.rows[id: row.id]?.quantity
/// state.rows.updateChild(row.id) { $0.quantity += 1 }
/// ```
///
/// - Complexity: O(1) to find, change and append. An insertion or removal moves the elements behind
///   in memory, as in an array, and renumbers those on the shorter side of the place: none at
///   either end.
public struct IdentifiedList<Element: Identifiable> {
  @usableFromInline private(set) var elements: [Element]
  /// The number of each element, counted so that the first has ``start``: an insertion or removal
  /// near the front changes that instead of all other numbers.
  @usableFromInline private(set) var places: [Element.ID: Int]
  @usableFromInline private(set) var start = 0
  /// The record of changed elements, if a store needs one.
  public var record: ChildRecord<Element.ID>?

  /// Creates an empty list.
  public init() {
    elements = []
    places = [:]
  }

  /// Creates a list; of several elements with one identifier the first is kept.
  public init(_ elements: some Sequence<Element>) {
    self.init()
    for element in elements { append(element) }
  }

  /// The element with this identifier.
  ///
  /// Setting a new element appends it; setting `nil` removes the element. An element to set must
  /// have this identifier; otherwise it is ignored.
  @inlinable
  public subscript(id id: Element.ID) -> Element? {
    get {
      guard let index = index(of: id) else { return nil }
      return elements[index]
    }
    set {
      guard let newValue else {
        remove(id: id)
        return
      }
      guard newValue.id == id else { return }
      if !replace(newValue) { append(newValue) }
    }
  }

  /// The identifiers, in order.
  public var ids: [Element.ID] { elements.map(\.id) }

  /// Adds an element at the end, unless its identifier is there already.
  ///
  /// - Returns: Whether it was added.
  @discardableResult
  public mutating func append(_ element: Element) -> Bool {
    insert(element, at: elements.count)
  }

  /// Adds an element at an index, unless its identifier is there already.
  ///
  /// - Returns: Whether it was added.
  /// - Precondition: `index` is between 0 and `count`.
  @discardableResult
  public mutating func insert(_ element: Element, at index: Int) -> Bool {
    guard places[element.id] == nil else { return false }
    elements.insert(element, at: index)
    if index < elements.count / 2 {
      start -= 1
      renumber(0..<(index + 1))
    } else {
      renumber(index..<elements.count)
    }
    record?.note(element.id)
    return true
  }

  /// Removes the element with this identifier.
  ///
  /// - Returns: The element, if it was there.
  @discardableResult
  public mutating func remove(id: Element.ID) -> Element? {
    guard let place = places.removeValue(forKey: id) else { return nil }
    let index = place - start
    let element = elements.remove(at: index)
    if index < elements.count / 2 {
      start += 1
      renumber(0..<index)
    } else {
      renumber(index..<elements.count)
    }
    record?.note(id)
    return element
  }

  /// Removes all elements for which the predicate holds.
  public mutating func removeAll(where isRemoved: (Element) throws -> Bool) rethrows {
    // An error of the predicate leaves the elements in another order.
    defer {
      places.removeAll(keepingCapacity: true)
      start = 0
      renumber(0..<elements.count)
      if record != nil { record = ChildRecord() }
    }
    try elements.removeAll(where: isRemoved)
  }

  @usableFromInline
  mutating func replace(_ element: Element) -> Bool {
    guard let index = index(of: element.id) else { return false }
    elements[index] = element
    record?.note(element.id)
    return true
  }

  @inlinable
  @inline(__always)
  func index(of id: Element.ID) -> Int? {
    guard let place = places[id] else { return nil }
    return place &- start
  }

  @usableFromInline
  mutating func rename(_ index: Int, from id: Element.ID) {
    preconditionFailure(
      "The element \(id) of an IdentifiedList changed its identifier to \(elements[index].id)."
    )
  }

  /// Renumbers the elements at these indices.
  private mutating func renumber(_ indices: Range<Int>) {
    for index in indices { places[elements[index].id] = start + index }
  }
}

extension IdentifiedList: ChildCollection {
  /// The element with this identifier.
  @inlinable
  public func child(_ id: Element.ID) -> Element? { self[id: id] }

  /// Whether there is an element with this identifier.
  @inlinable
  public func hasChild(_ id: Element.ID) -> Bool { places[id] != nil }

  /// Changes an element in its place.
  ///
  /// - Precondition: `body` leaves the element's identifier as it is.
  @inlinable
  public mutating func updateChild<Result>(
    _ id: Element.ID,
    _ body: (inout Element) throws -> Result
  ) rethrows -> Result? {
    guard let index = index(of: id) else { return nil }
    defer {
      if elements[index].id != id { rename(index, from: id) }
      record?.note(id)
    }
    return try body(&elements[index])
  }
}

extension IdentifiedList: RandomAccessCollection {
  /// The index of the first element.
  public var startIndex: Int { 0 }
  /// The index after the last element.
  public var endIndex: Int { elements.count }

  /// The element at an index.
  public subscript(index: Int) -> Element { elements[index] }

  /// Calls `body` with the elements as they lie in memory.
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try elements.withUnsafeBufferPointer(body)
  }
}

extension IdentifiedList: ExpressibleByArrayLiteral {
  /// Creates a list; of several elements with one identifier the first is kept.
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

extension IdentifiedList: Sendable where Element: Sendable, Element.ID: Sendable {}

extension IdentifiedList: Equatable where Element: Equatable {
  /// Whether both have equal elements in the same order.
  public static func == (left: IdentifiedList, right: IdentifiedList) -> Bool {
    left.elements == right.elements
  }
}

extension IdentifiedList: Encodable where Element: Encodable {
  /// Encodes the elements as an array.
  public func encode(to encoder: any Encoder) throws {
    try elements.encode(to: encoder)
  }
}

extension IdentifiedList: Decodable where Element: Decodable {
  /// Reads an array; of several elements with one identifier the first is kept.
  public init(from decoder: any Decoder) throws {
    self.init(try [Element](from: decoder))
  }
}
