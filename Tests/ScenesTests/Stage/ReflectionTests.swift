import Observation2
import Scenes
import ScenesHeadless
import Testing

/// A failing expectation looks into all that it names, as `dump` does; nothing may stop the program then.
@MainActor @Suite struct ReflectionTests {
  @Test func `a stage with a scene that is bound, tapped and observed`() throws {
    let list = ShopList(3)
    let title = BehaviorRelay(value: "題")
    let bag = DisposeBag()
    let stage = Stage(
      of: SketchPart { part in
        part.text(list.title).identifier("title")
        part.each(list.items) { item in part.text(item.name).onTap { list.isOn.toggle() } }
      }
    )
    title.asDriver().drive(list.rx[\.title]).disposed(by: bag)
    list.$note.asStream().subscribe { _ in }.disposed(by: bag)
    try stage.tap("品1")
    stage.update()
    #expect(objects(in: stage) > 10)
    #expect(objects(in: list) > 1)
    #expect(objects(in: (title, bag)) > 1)
  }

  private func objects(in value: Any) -> Int {
    var text = ""
    dump(value, to: &text)
    // An object has its number behind the name of its type.
    return Set(text.matches(of: /[\w>)] #(\d+)/).map(\.1)).count
  }
}
