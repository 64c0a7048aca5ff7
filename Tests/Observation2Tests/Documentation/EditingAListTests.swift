import Observation2
import Observation2Testing
import Testing

/// The listings of the article about a list that is edited by commands.
@MainActor @Suite struct EditingAListTests {
  private let time = VirtualTime()
  private let list = ContactList()
  private let bag = DisposeBag()

  /// A name for each command, and for each state of the list.
  private let commands = Marbles<ContactCommand>(
    names: [
      "load": .loaded(["梅", "桃", "桜"]), "+": .favor(1), "x": .remove(0),
      "move": .move(from: 0, to: 1),
      "u": .undo, "far": .remove(9),
    ]
  )
  private let shown = Marbles<String>(
    names: [
      "0": "|", "1": "|梅桃桜", "2": "桃|梅桜", "3": "|梅桜", "4": "|桜梅",
    ]
  )

  private func play(_ diagram: String) throws -> TestObserver<String> {
    try HotTestStream(time, diagram, from: 0, commands).asStream().bind(to: list.commands)
      .disposed(by: bag)
    let observer = time.record(
      list.contacts.map { $0.favorites.joined() + "|" + $0.others.joined() }
    )
    time.run(to: 1_000)
    return observer
  }

  @Test func `a contact becomes a favourite, a favourite is removed, and others move`() throws {
    try play("-{load}-+--x--{move}")
      .expectMarbles("01------2--3--4", from: 0, shown, report: report)
  }

  @Test func `undoing takes the commands back, down to what was loaded`() throws {
    try play("-{load}-+--x--u--u--u")
      .expectMarbles("01------2--3--2--1", from: 0, shown, report: report)
  }

  @Test func `a command that no longer fits changes nothing`() throws {
    try play("-{load}-+--{far}--x")
      .expectMarbles("01------2---------3", from: 0, shown, report: report)
  }

  @Test func `what is loaded anew can't be undone into what was there before`() throws {
    try play("-{load}-+--{load}-u")
      .expectMarbles("01------2--1", from: 0, shown, report: report)
  }
}

struct Contacts: Equatable {
  var favorites: [String] = []
  var others: [String] = []
}

enum ContactCommand {
  case loaded([String])
  /// Makes the contact at an index a favourite.
  case favor(Int)
  /// Removes the favourite at an index.
  case remove(Int)
  case move(from: Int, to: Int)
  case undo
}

@MainActor final class ContactList {
  let commands = PublishRelay<ContactCommand>()

  /// Both lists after each command that changed them.
  var contacts: Driver<Contacts> {
    commands.asStream()
      .scan(into: ContactHistory()) { $0.perform($1) }
      .map(\.current)
      .asDriver(onErrorDriveWith: .empty())
      .startWith(Contacts())
      .distinctUntilChanged()
  }
}

struct ContactHistory {
  private(set) var current = Contacts()
  private var past: [Contacts] = []

  mutating func perform(_ command: ContactCommand) {
    let before = current
    switch command {
    case .loaded(let names):
      (current, past) = (Contacts(others: names), [])
      return
    case .favor(let index):
      guard current.others.indices.contains(index) else { return }
      current.favorites.append(current.others.remove(at: index))
    case .remove(let index):
      guard current.favorites.indices.contains(index) else { return }
      current.favorites.remove(at: index)
    case .move(let from, let to):
      guard [from, to].allSatisfy(current.others.indices.contains) else { return }
      current.others.insert(current.others.remove(at: from), at: to)
    case .undo:
      if let last = past.popLast() { current = last }
      return
    }
    past.append(before)
  }
}
