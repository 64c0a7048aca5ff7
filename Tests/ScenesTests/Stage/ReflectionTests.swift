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
    #expect(Reflected(stage).objects > 10)
    #expect(Reflected(list).objects > 1)
    #expect(Reflected((title, bag)).objects > 1)
  }
}

/// All that a value leads to.
struct Reflected {
  private(set) var objects = 0
  private var seen: Set<ObjectIdentifier> = []

  init(_ value: Any) {
    look(at: value, 0)
  }

  private mutating func look(at value: Any, _ depth: Int) {
    if depth > 60 { return }
    if type(of: value) is AnyClass {
      guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
      objects += 1
    }
    var mirror: Mirror? = Mirror(reflecting: value)
    while let current = mirror {
      for child in current.children { look(at: child.value, depth + 1) }
      mirror = current.superclassMirror
    }
  }
}
