import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct ObservedModelTests {
  @Test func `rule 13: a subclass has its own properties and those above it`() {
    let model = DerivedModel()
    let extra = model.$extra.recorded()
    let count = model.$count.recorded()
    var told = 0
    let subscription = model.willChange.emit { told += 1 }
    model.extra = 1
    model.count = 2
    model.title = "a"
    #expect(extra.values == [0, 1])
    #expect(count.values == [0, 2])
    #expect(told == 3)
    subscription.dispose()
  }

  @Test func `rule 13: a generic model, of comparable and of other values`() {
    let numbers = GenericModel(1)
    let recording = numbers.$value.recorded()
    numbers.value += 1
    #expect(recording.values == [1, 2])
    let opaque = GenericModel(Opaque())
    let opaques = opaque.$value.recorded()
    opaque.value.number = 5
    #expect(opaques.values.map(\.number) == [0, 5])
    var told = 0
    let subscription = opaque.willChange.emit { told += 1 }
    opaque.value = Opaque()
    #expect(told == 1)
    subscription.dispose()
  }

  @Test func `rule 13: private(set)`() {
    let model = PlainModel()
    let recording = model.$secret.recorded()
    model.reveal(3)
    #expect(model.secret == 3)
    #expect(recording.values == [0, 3])
  }

  @Test func `rule 13: a protocol's requirement`() {
    let model = PlainModel()
    let recording = model.$title.recorded()
    let titled: any HasTitle = model
    titled.title = "a"
    titled.title += "b"
    #expect(recording.values == ["", "a", "ab"])
  }

  @Test func `rule 13: key paths read, write and change in place`() {
    let model = PlainModel()
    let recording = model.$list.recorded()
    let path: ReferenceWritableKeyPath<PlainModel, [Int]> = \.list
    model[keyPath: path] = [1]
    model[keyPath: path].append(2)
    model[keyPath: path.appending(path: \.[0])] += 10
    #expect(model.list == [11, 2])
    #expect(recording.values == [[], [1], [1, 2], [11, 2]])
  }

  @Test func `the object's signal is one, whoever asks first, and models don't share it`() {
    let (model, other) = (DerivedModel(), DerivedModel())
    let first = model.willChange.asStream().recorded()
    let second = model.willChange.asStream().recorded()
    let foreign = other.willChange.asStream().recorded()
    model.extra = 1
    model.count = 1
    #expect(first.values.count == 2)
    #expect(second.values.count == 2)
    #expect(foreign.values.isEmpty)
  }

  @Test func `a model without published properties never changes`() {
    final class Bare: ObservedModel {}
    let recording = Bare().willChange.asStream().recorded()
    #expect(recording.events.isEmpty)
  }
}
