import ConstraintKit
import SeededInput

/// Views in one another with the constraints that programs give them: edges, centres, intrinsic
/// sizes, rows with equal widths, aspect ratios.
struct RandomLayout {
  struct View {
    var left, top, width, height: Variable
    var parent: Int
    var isLive = true
    var children = 0
    /// The view before it in the same parent, if it stands in a row or a column.
    var previous: Int?
    /// How many of the views from here upwards are half as large as their parents.
    var halvings = 0
  }

  struct Entry {
    var id: ConstraintID
    var serial: Int
    var expression: Expression
    var relation: Relation
    var priority: Double
    /// The view with which it goes.
    var view: Int
  }

  let system = ConstraintSystem()
  /// How many halves of one another there may be. What is in them makes the outermost twice as large
  /// with each.
  private let mostHalvings: Int
  private(set) var views = [View]()
  private(set) var entries = [Entry]()
  private var serial = 0
  var random: SeededGenerator

  init(seed: UInt64, count: Int, mostHalvings: Int = 4) throws {
    self.mostHalvings = mostHalvings
    random = SeededGenerator(seed: seed)
    let root = makeView(parent: -1)
    views.append(root)
    try add(root.left - 0, .equal, 1000, 0)
    try add(root.top - 0, .equal, 1000, 0)
    try add(root.width - 1024, .equal, 1000, 0)
    try add(root.height - 768, .equal, 1000, 0)
    for _ in 1..<count { try addView() }
  }

  var live: [Int] { views.indices.filter { views[$0].isLive } }

  var variables: [Variable] {
    live.flatMap { [views[$0].left, views[$0].top, views[$0].width, views[$0].height] }
  }

  // MARK: Edits

  mutating func edit() throws {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: try addView()
    case 1: removeView()
    case 2: try change(priorityOf: entries.indices.randomElement(using: &random)!)
    case 3: try addGuess()
    case 4: removeGuess()
    case 5, 6:
      try change(entries.indices.randomElement(using: &random)!, by: 1)
    case 7, 8:
      try change(2, by: 10)
      try change(3, by: 10)
    default: try changeIntrinsic()
    }
  }

  private func makeView(parent: Int) -> View {
    View(
      left: system.addVariable(), top: system.addVariable(), width: system.addVariable(),
      height: system.addVariable(), parent: parent)
  }

  private mutating func addView() throws {
    let near = live.suffix(12)
    let parent = near.randomElement(using: &random)!
    let index = views.count
    var view = makeView(parent: parent)
    view.previous = live.last { views[$0].parent == parent }
    view.halvings = views[parent].halvings
    views.append(view)
    views[parent].children += 1
    try place(
      index, (view.left, view.width), (views[parent].left, views[parent].width),
      view.previous.map { (views[$0].left, views[$0].width) })
    try place(
      index, (view.top, view.height), (views[parent].top, views[parent].height),
      Bool.random(using: &random) ? view.previous.map { (views[$0].top, views[$0].height) } : nil)
    if Int.random(in: 0..<8, using: &random) == 0 {
      let priority: Double = [1000, 999, 750].randomElement(using: &random)!
      try add(view.height * -1.5 + view.width, .equal, priority, index)
    }
  }

  private mutating func removeView() {
    guard
      let index = live.dropFirst().filter({ views[$0].children == 0 })
        .randomElement(using: &random)
    else { return }
    let view = views[index]
    for variable in [view.left, view.top, view.width, view.height] { system.remove(variable) }
    entries.removeAll { entry in
      entry.expression.terms.contains {
        [view.left, view.top, view.width, view.height].contains($0.variable)
      }
    }
    views[index].isLive = false
    views[view.parent].children -= 1
  }

  /// A constraint between two views that have nothing to do with each other.
  private mutating func addGuess() throws {
    let (a, b) = (live.randomElement(using: &random)!, live.randomElement(using: &random)!)
    guard a != b else { return }
    let relation: Relation = [.equal, .lessOrEqual, .greaterOrEqual].randomElement(using: &random)!
    let priority: Double = [1000, 750, 500, 250].randomElement(using: &random)!
    try add(
      views[a].width - views[b].width - whole(0...20), relation, priority, -1)
  }

  private mutating func removeGuess() {
    guard
      let index = entries.indices.filter({ entries[$0].view < 0 })
        .randomElement(using: &random)
    else { return }
    system.remove(entries.remove(at: index).id)
  }

  private mutating func change(priorityOf index: Int) throws {
    guard entries[index].priority < 1000 else { return }
    let priority: Double = [250, 500, 750, 999].randomElement(using: &random)!
    entries[index].priority = priority
    try system.setPriority(priority, of: entries[index].id)
  }

  private mutating func change(_ index: Int, by most: Int) throws {
    entries[index].expression.constant += whole(-most...most)
    try system.setConstant(entries[index].expression.constant, of: entries[index].id)
  }

  /// A label's text changes: both constraints that make its length.
  private mutating func changeIntrinsic() throws {
    let index = Int.random(in: 4..<entries.count, using: &random)
    guard
      let pair = entries[index...].indices.dropLast().first(where: { index in
        entries[index].expression == entries[index + 1].expression
          && entries[index].relation == .lessOrEqual
      })
    else { return }
    let constant = -whole(10...150)
    for index in [pair, pair + 1] {
      entries[index].expression.constant = constant
      try system.setConstant(constant, of: entries[index].id)
    }
  }

  // MARK: Constraints

  private mutating func whole(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &random))
  }

  private mutating func add(
    _ expression: Expression, _ relation: Relation, _ priority: Double, _ view: Int
  ) throws {
    serial += 1
    let id = try system.add(expression, relation, priority: priority)
    entries.append(
      Entry(
        id: id, serial: serial, expression: expression, relation: relation, priority: priority,
        view: view))
  }

  private mutating func place(
    _ index: Int, _ own: (start: Variable, length: Variable),
    _ parent: (start: Variable, length: Variable), _ previous: (start: Variable, length: Variable)?
  ) throws {
    let margin = whole(0...20)
    if let previous, Int.random(in: 0..<5, using: &random) < 2 {
      return try placeInRow(index, own, parent, previous)
    }
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      try add(own.start - parent.start - margin, .equal, 1000, index)
      try add(
        own.start + own.length - parent.start - parent.length + margin, .equal, 1000, index)
    case 1 where views[views[index].parent].halvings < mostHalvings:
      views[index].halvings = views[views[index].parent].halvings + 1
      try add(
        own.start * 2 + own.length - parent.start * 2 - parent.length, .equal, 1000, index)
      try add(parent.length * -0.5 + own.length, .equal, 1000, index)
    default:
      try add(own.start - parent.start - margin, .equal, 1000, index)
      try addIntrinsic(own.length, index)
      try add(
        own.start + own.length - parent.start - parent.length + margin, .lessOrEqual,
        [1000, 999].randomElement(using: &random)!, index)
    }
  }

  private mutating func placeInRow(
    _ index: Int, _ own: (start: Variable, length: Variable),
    _ parent: (start: Variable, length: Variable), _ previous: (start: Variable, length: Variable)
  ) throws {
    try add(own.start - previous.start - previous.length - 8, .equal, 1000, index)
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      try add(
        own.length - previous.length, .equal, [1000, 500].randomElement(using: &random)!, index)
    case 1:
      try addIntrinsic(own.length, index)
      try add(
        own.start + own.length - parent.start - parent.length + 8, .equal,
        [1000, 999, 750].randomElement(using: &random)!, index)
    default: try addIntrinsic(own.length, index)
    }
  }

  private mutating func addIntrinsic(_ length: Variable, _ index: Int) throws {
    let size = whole(10...150)
    try add(
      length - size, .lessOrEqual, [250, 250, 251].randomElement(using: &random)!, index)
    try add(length - size, .greaterOrEqual, 750, index)
  }
}
