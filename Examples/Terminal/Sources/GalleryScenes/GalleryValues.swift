import Scenes

/// What has a value.
struct GalleryValues: ScreenPart {
  let data: GalleryDataSource

  var body: [ScreenElement] {
    column(spacing: 22) {
      text("Values").header()
      toggle("Switch", isOn: data.isOn) { data.isOn = $0 }.identifier("switch")
      stepper(data.cups, in: 0...3, decrease: "Less", increase: "More") { data.cups = $0 }
        .identifier("cups")
      slider("Volume", data.volume, in: 0...100, step: 10) { data.volume = $0 }.identifier("volume")
      progress("Volume", done: data.volume / 100)
      picker("Size", choosing: data.size, among: ["Small", "Large"], title: { $0 }) {
        data.size = $0
      }
      .identifier("size")
      picker(
        "Period",
        choosing: data.period,
        among: ["Day", "Week", "Month"],
        style: .segments,
        title: { $0 }
      ) { data.period = $0 }
      .identifier("period")
      picker(
        "Fruit",
        choosing: data.fruit,
        among: ["Pear", "Plum", "Fig"],
        style: .wheel,
        title: { $0 }
      ) { data.fruit = $0 }
      .identifier("fruit")
      datePicker(
        "Day",
        data.day,
        in: .zero...(.seconds(86_400 * 9)),
        shown: "Day \(data.day.components.seconds / 86_400)",
        earlier: "Earlier",
        later: "Later"
      ) { data.day = $0 }
      .identifier("day")
      progress("Waiting")
    }
  }
}
