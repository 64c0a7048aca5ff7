extension ScreenPart {
  /// Shows a picture from an address, and what becomes of it on the way.
  ///
  /// It is asked for while the element is in sight (``ScreenPictures``). Until it is there, a placeholder stands
  /// in its place; where it could not be brought, a tap asks for it again.
  ///
  /// - Parameters:
  ///   - address: Where the picture is.
  ///   - pictures: Brings it.
  ///   - label: A description in words. A picture without one is decoration.
  ///   - expected: The size to keep for it in points, until it is there.
  ///   - aspect: How it stands in a frame of another shape.
  ///   - loading: The element's value while the picture is not there.
  ///   - failed: The same, where it could not be brought.
  ///   - retry: What a tap does then, in words.
  ///   - placeholder: What stands in the middle until it is there; an indicator if nothing is given.
  /// - Returns: An image of the picture's own size, made smaller in its own shape where there is less room. In a
  ///   fixed height, one that is not there yet or is to `fill` takes all its room.
  public func image(
    at address: String,
    from pictures: ScreenPictures,
    label: String? = nil,
    expecting expected: ScreenSize = ScreenSize(width: 88, height: 88),
    aspect: ScreenPictureLook.Aspect = .fit,
    loading: String = "読み込み中",
    failed: String = "読み込めません",
    retry: String = "もう一度読み込む",
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

  /// The same with what a front-end is told of it, without a label, and with the words in one: its value while
  /// it is not there, and where it could not be brought, and what a tap does then.
  func image(
    at address: String,
    from pictures: ScreenPictures,
    _ look: ScreenPictureLook,
    expecting expected: ScreenSize,
    values: (loading: String, failed: String, retry: String),
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
    case .loading: return image.value(values.loading).traits(.updatesFrequently)
    case .failed:
      return image.value(values.failed).hint(values.retry).onTap { pictures.retry(address) }
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
    // All of it is the room of what stands in it meanwhile, so that an indicator is in the middle.
    let frames = Array(repeating: ScreenRect(size: size), count: children.count)
    return ScreenArrangement(size: size, frames: frames)
  }
}
