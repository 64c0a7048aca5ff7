@testable import Scenes

extension ScreenPart {
  /// A picture from an address, in a state that does not follow from loading it.
  func image(
    at address: String,
    from pictures: ScreenPictures,
    _ state: ScreenPictureState,
    label: String,
    aspect: ScreenPictureLook.Aspect = .fit
  ) -> ScreenElement {
    image(
      at: address,
      from: pictures,
      ScreenPictureLook(state, aspect),
      expecting: ScreenSize(width: 88, height: 88),
      values: (nil, nil, nil),
      placeholder: { [] }
    )
    .label(label)
  }
}
