import Observation2

// A binding whose target takes other values than the stream has: the message names both types.

final class BoundField: ObservedModel {
  @Observed var title = ""
  @Observed var count = 0
  @Observed var maybe: Int?
  @Observed var name: String?
}

// The messages are longer than a line.
// swift-format-ignore
@MainActor
func bindings(
  stream: EventStream<Int>,
  driver: Driver<Int>,
  signal: Signal<Int>,
  field: BoundField,
  text: BehaviorRelay<String>,
  texts: PublishRelay<String>,
  names: ReplayRelay<String?>,
  bag: DisposeBag
) {
  driver.drive(field.rx[\.title]).disposed(by: bag)  //- cannot convert value of type 'Binder<String>' to expected argument type 'Binder<Int>'
  driver.drive(field.rx.title).disposed(by: bag)  //- cannot convert value of type 'Binder<String>' to expected argument type 'Binder<Int>'
  driver.drive(field.rx.name).disposed(by: bag)  //- cannot convert value of type 'Binder<String?>' to expected argument type 'Binder<Int>'
  driver.drive(text).disposed(by: bag)  //- the types 'Int' and 'BehaviorRelay<String>.Element' (aka 'String') be equivalent
  driver.drive(names).disposed(by: bag)  //- (aka 'Optional<String>') be equivalent
  signal.emit(to: field.rx[\.title]).disposed(by: bag)  //- cannot convert value of type 'Binder<String>' to expected argument type 'Binder<Int>'
  signal.emit(to: texts).disposed(by: bag)  //- the types 'Int' and 'PublishRelay<String>.Element' (aka 'String') be equivalent
  stream.bind(to: field.rx[\.title]).disposed(by: bag)  //- cannot convert value of type 'Binder<String>' to expected argument type 'Binder<Int>'
  stream.bind(to: texts).disposed(by: bag)  //- the types 'Int' and 'PublishRelay<String>.Element' (aka 'String') be equivalent
  let kept = driver.drive(field.rx[\.title])  //- cannot convert value of type 'Binder<String>' to expected argument type 'Binder<Int>'
  _ = kept
}

@MainActor
func soundBindings(
  driver: Driver<Int>,
  field: BoundField,
  maybe: BehaviorRelay<Int?>,
  bag: DisposeBag
) {
  driver.drive(field.rx[\.count]).disposed(by: bag)
  driver.drive(field.rx[\.maybe]).disposed(by: bag)
  driver.drive(field.rx.maybe).disposed(by: bag)
  driver.drive(maybe).disposed(by: bag)
  driver.asSignal().emit(to: field.rx.count).disposed(by: bag)
  driver.asStream().bind(to: maybe).disposed(by: bag)
  driver.asStream().bind(to: field.rx[\.maybe]).disposed(by: bag)
}
