/// What subjects have to do, said in the plainest way: lists, copied where it is easier.
@MainActor
final class NaiveWorld: ScriptedWorld {
  private struct Observer {
    let subject: Int
    let chain: Int
    var isLive = true
  }

  private struct Subject {
    var kind: Int
    var memory: [Int]
    var observers: [Int] = []
    /// Values, and `nil` for the completion, that wait for the end of a send.
    var queue: [Int?] = []
    var isSending = false
    var isEnded = false
  }

  var log: [Delivery] = []
  private var subjects: [Subject]
  private var observers: [Observer] = []
  private let reactions: Reactions

  init(_ reactions: Reactions, subjects: Int) {
    self.reactions = reactions
    self.subjects = (0..<subjects).map(NaiveWorld.makeSubject)
  }

  var observerCount: Int { observers.count }

  func isEnded(_ subject: Int) -> Bool { subjects[subject].isEnded }

  func revive(_ subject: Int) {
    subjects[subject] = NaiveWorld.makeSubject(subject)
  }

  func perform(_ action: OperationScript.Action) {
    switch action {
    case .nothing: break
    case .send(let subject, let value): send(value, to: subject)
    case .complete(let subject): send(nil, to: subject)
    case .dispose(let observer):
      if observer < observers.count { observers[observer].isLive = false }
    case .subscribe(let subject, let chain): subscribe(to: subject, chain)
    }
  }

  private func send(_ value: Int?, to subject: Int) {
    subjects[subject].queue.append(value)
    drain(subject)
  }

  private func drain(_ subject: Int) {
    guard !subjects[subject].isSending else { return }
    subjects[subject].isSending = true
    while !subjects[subject].queue.isEmpty {
      let value = subjects[subject].queue.removeFirst()
      if subjects[subject].isEnded { continue }
      let present = subjects[subject].observers
      if let value {
        remember(value, in: subject)
        for observer in present { deliver(value, to: observer) }
      } else {
        subjects[subject].isEnded = true
        for observer in present { end(observer) }
      }
    }
    subjects[subject].isSending = false
  }

  private func subscribe(to subject: Int, _ chain: Int) {
    let observer = observers.count
    observers.append(Observer(subject: subject, chain: chain))
    if subjects[subject].isEnded {
      if subjects[subject].kind == 2 {
        for value in subjects[subject].memory { deliver(value, to: observer) }
      }
      return end(observer)
    }
    subjects[subject].observers.append(observer)
    let memory = subjects[subject].memory
    if subjects[subject].kind == 0 { return }
    let wasSending = subjects[subject].isSending
    subjects[subject].isSending = true
    for value in memory { deliver(value, to: observer) }
    subjects[subject].isSending = wasSending
    drain(subject)
  }

  private func deliver(_ value: Int, to observer: Int) {
    guard observers[observer].isLive,
      let result = OperationScript.apply(chain: observers[observer].chain, to: value)
    else { return }
    reactions.received(result, by: observer, in: self)
  }

  private func end(_ observer: Int) {
    guard observers[observer].isLive else { return }
    observers[observer].isLive = false
    log.append(Delivery(observer: observer, value: nil))
  }

  private func remember(_ value: Int, in subject: Int) {
    switch subjects[subject].kind {
    case 1: subjects[subject].memory = [value]
    case 2: subjects[subject].memory = (subjects[subject].memory + [value]).suffix(2)
    default: break
    }
  }

  private static func makeSubject(_ index: Int) -> Subject {
    Subject(kind: index % 3, memory: index % 3 == 1 ? [index] : [])
  }
}
