/// Views that are made, used again and released.
extension CollectionView {
  /// A view of a registration: that of the item that is reconfigured, one not in use, or a new one.
  func reusedView<View: CollectionReusableView>(_ registration: ReuseRegistration) -> View {
    if registration.wasMadeForOneView {
      fatalError(
        "A registration was made while a view was asked for: make it once, outside of the provider"
      )
    }
    if let reconfigured, reconfigured.registration === registration,
      let view = reconfigured as? View
    {
      return view
    }
    if let view = pool[ObjectIdentifier(registration)]?.popLast() as? View {
      view.prepareForReuse()
      return view
    }
    let view = View()
    view.registration = registration
    return view
  }

  /// Asks for what stands somewhere.
  func makeView(for place: CollectionElementPlace) -> CollectionReusableView? {
    Self.viewsAskedFor += 1
    defer { Self.viewsAskedFor -= 1 }
    switch place.category {
    case .cell:
      let cell = dataSource?.collectionView(self, cellForItemAt: place.path)
      cell?.collectionView = self
      cell?.outlinePlace = live?.outlinePlace(at: place.path)
      cell?.configurationState = state(of: cell, at: place.path)
      return cell
    case .supplementary(let kind):
      return dataSource?
        .collectionView(self, viewForSupplementaryElementOfKind: kind, at: place.path)
    case .decoration(let kind):
      return decorationProvider?(kind, place.path.section) ?? ListBackground.view(ofKind: kind)
    case .separator: return ListSeparator()
    }
  }

  /// The state of a cell that has just been configured: what its item has of its own, and what its handler set.
  private func state(
    of cell: CollectionViewCell?,
    at path: CollectionPath
  ) -> CellConfigurationState {
    var state = cell?.configurationState ?? CellConfigurationState()
    state.isSelected = selection.contains(path)
    state.isReordering = movement?.place == path
    state.isEditing = isEditing
    if let outlinePlace = cell?.outlinePlace { state.isExpanded = outlinePlace.isExpanded }
    return state
  }

  /// Has the view of an element made for what stands there now, if it was made for something else.
  ///
  /// - Returns: `true` if it still is there.
  func renewed(_ number: UInt64) -> Bool {
    guard let element = shown[number], element.isOutdated else { return true }
    shown[number]?.isOutdated = false
    reconfigured = element.view
    let view = makeView(for: element.place)
    reconfigured = nil
    guard let view else {
      recycle(number)
      return false
    }
    if view !== element.view, shown[number] != nil {
      shown[number]?.view = view
      // The element that reads the old view is described once more, and finds the new one.
      element.view.revision += 1
      keepForReuse(element.view)
    }
    return shown[number] != nil
  }

  private func keepForReuse(_ view: CollectionReusableView) {
    guard let registration = view.registration else { return }
    pool[ObjectIdentifier(registration), default: []].append(view)
  }

  /// Releases an element, whose view can then be used again.
  func recycle(_ number: UInt64) {
    display(number, false)
    guard let element = shown.removeValue(forKey: number) else { return }
    if focused == number { focused = nil }
    if numbers[element.place] == number { numbers[element.place] = nil }
    if let cell = element.view as? CollectionViewCell {
      cell.configurationState = CellConfigurationState()
      cell.outlinePlace = nil
    }
    keepForReuse(element.view)
  }

  func recycleAll() {
    for number in shown.keys.sorted() { recycle(number) }
  }

  /// Notes whether an element is in sight, and tells the delegate after the update.
  func display(_ number: UInt64, _ isDisplayed: Bool) {
    guard let element = shown[number], element.isDisplayed != isDisplayed else { return }
    shown[number]?.isDisplayed = isDisplayed
    guard let cell = element.cell else { return }
    let path = element.place.path
    afterwards.append { [weak self] in
      guard let self, let delegate else { return }
      // A delegate may have applied other data in an earlier call.
      isDisplayed
        ? delegate.collectionView(self, willDisplay: cell, forItemAt: self.path(for: cell) ?? path)
        : delegate.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
  }
}
