import Observation2

@testable import Scenes

/// Every control that has words, without the words that a view may leave out.
///
/// The words that it gives begin with a mark.
struct WordyPart: ScreenPart {
  static let mark = "v:"

  let pictures = ScreenPictures(from: ControlLog(), clock: VirtualTime())

  var body: [ScreenElement] {
    texts
    controls
    fields
    pictureInEachState
    bars
    covers
    RetryNotice(message: "v:lost") {}
  }

  @ScreenBuilder private var texts: [ScreenElement] {
    text("v:text")
    text(["v:run", ScreenTextRun("v:link").link(to: "v:address")]) { _ in }
    button("v:button") {}
    button("v:pay", role: .primary, isLoading: true) {}
    link("v:terms", to: "v:address") { _ in }
    menu("v:menu", items: [ScreenMenuItem("v:item") {}])
    image("v:image", label: "v:label").badge(3).contextMenu([ScreenMenuItem("v:copy") {}])
    text("v:row").swipeActions([ScreenSwipeAction("v:swipe") {}])
    progress()
    progress("v:work", done: 0.5)
    disclosureGroup(
      "v:more",
      isExpanded: true,
      onChange: { _ in },
      content: { text("v:content") }
    )
    scroll { text("v:refreshed") }.onRefresh(isRefreshing: true) {}
  }

  @ScreenBuilder private var controls: [ScreenElement] {
    toggle("v:toggle", isOn: true) { _ in }
    stepper(2) { _ in }
    stepper(EditableField(2) { _ in })
    slider("v:slider", 0.5) { _ in }
    for style in [ScreenChoosing.Style.menu, .segments, .wheel] {
      picker(
        "v:picker",
        choosing: 1,
        among: [1, 2],
        style: style,
        title: { "v:\($0)" },
        onChange: { _ in }
      )
    }
    datePicker("v:date", .zero, in: .zero ... .seconds(864_000), shown: "v:today") { _ in }
    datePicker(
      "v:day",
      EditableField(Duration.zero) { _ in },
      in: .zero ... .seconds(864_000),
      shown: "v:then"
    )
  }

  @ScreenBuilder private var fields: [ScreenElement] {
    textField("", placeholder: "v:name") { _ in }.validated("v:wrong")
    secureField("v:secret", placeholder: "v:password") { _ in }
    searchField("", placeholder: "v:search", onChange: { _ in })
    textArea("", placeholder: "v:note") { _ in }
  }

  @ScreenBuilder private var pictureInEachState: [ScreenElement] {
    image(at: "v:loading", from: pictures, .loading, label: "v:loading")
    image(at: "v:failed", from: pictures, .failed, label: "v:failed")
  }

  @ScreenBuilder private var bars: [ScreenElement] {
    navigationBar(
      SceneNavigationItem("v:title", style: .large, prompt: "v:prompt")
        .search(searchField("v:query", onChange: { _ in }), isActive: true) {}
    ) { backButton("v:up") {} }
    tabBar { tab("v:tab", image: "v:leaf", badge: "v:1", isSelected: true) {} }
  }

  @ScreenBuilder private var covers: [ScreenElement] {
    toast("v:sending", showsProgress: true)
    alert("v:alert", message: "v:message") { button("v:yes") {} }
    actionSheet("v:sheet", message: "v:which") { button("v:no", role: .cancel) {} }
  }
}
