import Testing

@testable import ScenesHeadless

/// The parts of scenes are found where a mirror finds them, without one.
@MainActor @Suite struct PartLayoutTests {
  /// What is found in an object: the paths and the objects, weak ones by the name of a delegate alone.
  private struct Finding: Hashable {
    let path: String
    let object: ObjectIdentifier
    let isStrong: Bool
  }

  private func found(in object: AnyObject) -> [Finding] {
    var all: [Finding] = []
    PartLayout.visit(object) { inner, path, isStrong in
      all.append(Finding(path: path(), object: ObjectIdentifier(inner), isStrong: isStrong))
    }
    return all
  }

  private func mirrored(in object: AnyObject) -> [Finding] {
    var all: [Finding] = []
    ValueReader.visit(object) { found, isClosure in
      guard !isClosure, found.isStrong || PartCollector.isDelegate(found.path) else { return }
      let inner = ObjectIdentifier(found.value as AnyObject)
      all.append(Finding(path: found.path, object: inner, isStrong: found.isStrong))
    }
    return all
  }

  @Test(arguments: [false, true])
  func `properties of every kind are read as a mirror reads them`(_ isFilled: Bool) {
    let one = Leaf()
    let holder = isFilled ? Holder(one, filledWith: [one, Leaf(), Leaf()]) : Holder(one)
    let read = found(in: holder)
    #expect(read == mirrored(in: holder))
    #expect(read.count >= (isFilled ? 20 : 3), "\(read.map(\.path))")
  }

  @Test func `the object behind a weak delegate is read while it is there`() {
    let view = ViewHolder()
    #expect(found(in: view).isEmpty)
    do {
      let delegate = Leaf()
      view.view.delegate = delegate
      #expect(found(in: view).map(\.path) == ["view.delegate"])
      #expect(found(in: view) == mirrored(in: view))
    }
    #expect(found(in: view).isEmpty)
  }

  @Test func `a list of a structure is read that was come across inside that structure first`() {
    let one = Leaf()
    let branch = Branch(leaf: one)
    let tree = Tree(Branch(branches: [branch]))
    #expect(found(in: tree).map(\.path) == ["root.branches[0].leaf"])
    #expect(found(in: tree) == mirrored(in: tree))
    let list = Branches([branch])
    #expect(found(in: list).map(\.path) == ["all[0].leaf"])
    #expect(found(in: list) == mirrored(in: list))
  }

  @Test func `a structure is read that leads to another one and back`() {
    #expect(TypeKind.canHold(There.self))
    #expect(TypeKind.canHold(Back.self))
    let holder = BackHolder(Back(there: [There(leaf: Leaf())]))
    #expect(found(in: holder).map(\.path) == ["back.there[0].leaf"])
  }

  @Test func `a structure that leads to nothing but itself holds nothing`() {
    #expect(!TypeKind.canHold([Remark].self))
    #expect(!TypeKind.canHold(Remark.self))
  }

  @Test func `an enumeration holds what its cases store, also of a generic one and through others`()
  {
    #expect(!TypeKind.canHold(Reply<Int>.self))
    #expect(!TypeKind.canHold(Reply<[String?]>.self))
    #expect(!TypeKind.canHold([Reply<Reply<String>>?].self))
    #expect(TypeKind.canHold(Reply<Leaf>.self))
    #expect(TypeKind.canHold(Reply<Reply<[Leaf?]>>.self))
    #expect(TypeKind.canHold(Reply<() -> Void>.self))
    #expect(TypeKind.canHold(Result<String, any Error>.self))
  }
}

private indirect enum Reply<Value> {
  case none
  case value(Value)
  case both(Value, text: String)
  case again(Reply)
}

private struct Branch {
  var branches: [Branch] = []
  var leaf: Leaf?
}

private final class Tree {
  var root: Branch

  init(_ root: Branch) {
    self.root = root
  }
}

private final class Branches {
  var all: [Branch]

  init(_ all: [Branch]) {
    self.all = all
  }
}

private struct There {
  var back: [Back] = []
  var leaf: Leaf?
}

private struct Back {
  var there: [There]
}

private final class BackHolder {
  var back: Back

  init(_ back: Back) {
    self.back = back
  }
}

private struct Remark {
  var answers: [Remark]
  var text: String
}

@MainActor private protocol Named: AnyObject {}
@MainActor private protocol Holding<Element>: AnyObject {
  associatedtype Element
}
private protocol Open {}

private final class Leaf: Named, Holding, Open {
  typealias Element = Int
}

private struct Pair: Open {
  var number = 1
  var text = "題"
  var first: Leaf?
  var second: (any Named)?
}

private struct View {
  weak var delegate: (any Named)?
  var number = 1
}

private struct Mixed {
  weak var delegate: Leaf?
  unowned var otherDelegate: Leaf
  weak var parent: Leaf?
}

private enum Choice {
  case nothing
  case one(Leaf)
  case two(Pair)
}

private final class ViewHolder {
  var view = View()
}

private class Base {
  var base: Leaf?
  weak var baseDelegate: Leaf?
  var numbers = [1, 2]
}

private final class Holder: Base {
  let one: Leaf
  var named: (any Named)?
  var holding: (any Holding<Int>)?
  var open: (any Open)?
  var openPair: any Open = Pair()
  var object: AnyObject?
  var pair = Pair()
  var pairs: [Pair] = []
  var optionalPair: Pair?
  var choice = Choice.nothing
  var tuple: (Leaf?, Int) = (nil, 1)
  var byName: [String: Leaf] = [:]
  var nested: [[Pair]] = []
  var all: [any Named] = []
  var closure: (() -> Void)?
  var view = View()
  var mixed: Mixed
  unowned var ownDelegate: Leaf
  weak var weakDelegate: Leaf?
  lazy var late: Leaf? = one

  init(_ one: Leaf) {
    self.one = one
    mixed = Mixed(otherDelegate: one)
    ownDelegate = one
  }

  init(_ one: Leaf, filledWith leaves: [Leaf]) {
    self.one = one
    mixed = Mixed(delegate: leaves[1], otherDelegate: one, parent: leaves[2])
    ownDelegate = one
    super.init()
    let pair = Pair(first: leaves[1], second: leaves[2])
    (base, baseDelegate) = (leaves[1], leaves[2])
    (named, holding, open, object) = (leaves[0], leaves[1], leaves[2], leaves[0])
    (openPair, self.pair, pairs, optionalPair) = (pair, pair, [pair, Pair(), pair], pair)
    (choice, tuple) = (.two(pair), (leaves[1], 2))
    byName = ["題": leaves[2]]
    nested = [[], [pair]]
    all = leaves
    view.delegate = leaves[2]
    weakDelegate = leaves[1]
    _ = late
    closure = {}
    kept = leaves
  }

  /// Keeps what the others hold weakly.
  private var kept: [Leaf] = []
}
