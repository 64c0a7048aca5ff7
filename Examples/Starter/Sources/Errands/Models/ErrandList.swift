/// The errands of all pages so far, the newest first.
public struct ErrandList: Equatable, Sendable {
  /// The errands that the person sees.
  public private(set) var errands: [Errand] = []
  /// A Boolean value that indicates whether the server has older errands.
  public private(set) var hasMore = true
  /// The errand that the person deleted last and can restore.
  public private(set) var undoable: Errand?
  /// The deleted errands, which a late page may still contain.
  private var removed: Set<Errand.ID> = []

  /// Creates a list before its first page.
  public init() {}

  /// A Boolean value that indicates whether the person has no errands.
  public var isEmpty: Bool { errands.isEmpty && !hasMore }

  /// Returns the list with one more page; the first page replaces it.
  public func adding(_ page: ErrandPage) -> ErrandList {
    var list = self
    if page.before == nil { list.errands = [] }
    var known = removed.union(list.errands.map(\.id))
    list.errands += page.errands.filter { known.insert($0.id).inserted }
    list.hasMore = page.hasMore
    return list
  }

  /// Removes an errand, also from later pages.
  ///
  /// - Returns: The errand; `nil` if the list does not have it.
  public mutating func remove(_ id: Errand.ID) -> Errand? {
    guard let index = errands.firstIndex(where: { $0.id == id }) else { return nil }
    removed.insert(id)
    undoable = errands.remove(at: index)
    return undoable
  }

  /// Notes that the person can no longer restore an errand.
  public mutating func confirm(_ errand: Errand) {
    if undoable?.id == errand.id { undoable = nil }
  }

  /// Restores the errand that the person deleted last.
  ///
  /// - Returns: The errand; `nil` if there is none.
  public mutating func undo() -> Errand? {
    guard let errand = undoable else { return nil }
    restore(errand)
    return errand
  }

  /// Puts a removed errand back at its position.
  public mutating func restore(_ errand: Errand) {
    confirm(errand)
    guard removed.remove(errand.id) != nil else { return }
    errands.insert(errand, at: errands.firstIndex { $0.id < errand.id } ?? errands.count)
  }

  /// Replaces the errand with the same identifier, if the list has it.
  public mutating func replace(_ errand: Errand) {
    guard let index = errands.firstIndex(where: { $0.id == errand.id }) else { return }
    errands[index] = errand
  }
}
