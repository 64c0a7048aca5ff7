extension ScreenPart {
  /// Shows a picture from an address, and what becomes of it on the way.
  ///
  /// The picture loads while the element is in sight (``ScreenPictures``). Until it has loaded, the element shows a
  /// placeholder. If it could not be loaded, a tap loads it again.
  ///
  /// - Parameters:
  ///   - address: Where the picture is.
  ///   - pictures: Brings it.
  ///   - label: A description in words. A picture without one is decoration.
  ///   - expected: The size to keep for it in points, until it is there.
  ///   - aspect: The fit in a frame of another shape.
  ///   - loading: The element's value while the picture is not there; that of ``ScreenWords`` by default.
  ///   - failed: The element's value if it could not be loaded; that of ``ScreenWords`` by default.
  ///   - retry: The hint of a picture that a tap loads again; that of ``ScreenWords`` by default.
  ///   - placeholder: The content in the middle until it has loaded; an indicator by default.
  /// - Returns: An image of the picture's own size, made smaller in its own shape where there is less room. In a
  ///   fixed height, one that is not there yet or is to `fill` takes all its room.
  public func image(
    at address: String,
    from pictures: ScreenPictures,
    label: String? = nil,
    expecting expected: ScreenSize = ScreenSize(width: 88, height: 88),
    aspect: ScreenPictureLook.Aspect = .fit,
    loading: String? = nil,
    failed: String? = nil,
    retry: String? = nil,
    @ScreenBuilder placeholder: () -> [ScreenElement] = { [] }
  ) -> ScreenElement {
    let shown = image(
      at: address,
      from: pictures,
      ScreenPictureLook(pictures.state(of: address), aspect),
      expecting: expected,
      values: (loading, failed, retry),
      placeholder: placeholder
    )
    return label.map { shown.label($0) } ?? shown
  }

  /// Returns the picture with the look that a front-end receives, without a label.
  func image(
    at address: String,
    from pictures: ScreenPictures,
    _ look: ScreenPictureLook,
    expecting expected: ScreenSize,
    values: (loading: String?, failed: String?, retry: String?),
    placeholder: () -> [ScreenElement]
  ) -> ScreenElement {
    var content: [ScreenElement] = []
    if look.phase == .loading {
      content = placeholder()
      if content.isEmpty { content = [progress().alignment(.center)] }
    }
    var holder = ScreenElement(.layers, .layers, children: content)
    // Another address is another element: the former one goes, and what it has asked for with it.
    holder = holder.identity(address)
      .onAppear { pictures.want(address) }
      .onDisappear { pictures.release(address) }
    let layout = ScreenPictureLayout(look, expecting: expected)
    let image = ScreenElement(.image, laidOutBy: layout, [holder]).specifically {
      $0.address = address
      $0.picture = look
    }
    switch look.phase {
    case .loaded: return image
    case .loading:
      return image.value(values.loading ?? environment.words.loading).traits(.updatesFrequently)
    case .failed:
      return image.value(values.failed ?? environment.words.loadingFailed)
        .hint(values.retry ?? environment.words.loadAgain)
        .onTap { pictures.retry(address) }
    }
  }
}

/// A picture in its own shape, or in all the room that it has.
struct ScreenPictureLayout: ScreenLayout {
  private let own: ScreenSize
  private let takesRoom: Bool

  init(_ look: ScreenPictureLook, expecting expected: ScreenSize) {
    own = (look.size ?? expected).usable
    takesRoom = look.phase != .loaded || look.aspect == .fill
  }

  func arrange(_ children: ScreenLayoutChildren, in room: ScreenSize) -> ScreenArrangement {
    var size = room
    if !takesRoom || !room.width.isFinite || !room.height.isFinite {
      let wide = own.width > 0 ? room.width / own.width : .infinity
      let high = own.height > 0 ? room.height / own.height : .infinity
      let scale = min(1, wide, high)
      size = ScreenSize(width: own.width * scale, height: own.height * scale)
    }
    // The content has all of the room, so that an indicator is in the middle.
    let frames = Array(repeating: ScreenRect(size: size), count: children.count)
    return ScreenArrangement(size: size, frames: frames)
  }
}
