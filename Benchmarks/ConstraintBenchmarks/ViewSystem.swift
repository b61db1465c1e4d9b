import ConstraintKit

/// Frames as variables, and constraints between them, made but not added yet.
struct ViewSystem {
  struct View {
    let left, top, width, height: Variable
  }

  struct Wish {
    var expression: Expression
    var relation: Relation
    var priority: Double
  }

  let system = ConstraintSystem()
  let container: View
  private(set) var views = [View]()
  private(set) var wishes = [Wish]()
  /// The constraint that gives the container its width, the two that give a label in the middle its
  /// intrinsic width, and one that half of the views follow; by their places among the wishes.
  private(set) var resized = 0
  private(set) var label = 0
  private(set) var moved = 0
  /// The constants of the last two.
  let normal, other: Double
  let width: Double

  private init(width: Double, normal: Double, other: Double) {
    self.width = width
    self.normal = normal
    self.other = other
    container = Self.makeView(system)
  }

  private static func makeView(_ system: ConstraintSystem) -> View {
    View(
      left: system.addVariable(), top: system.addVariable(), width: system.addVariable(),
      height: system.addVariable())
  }

  private mutating func makeView() -> View {
    let view = Self.makeView(system)
    views.append(view)
    return view
  }

  private mutating func add(
    _ expression: Expression, _ relation: Relation = .equal, _ priority: Double = 1000
  ) {
    wishes.append(Wish(expression: expression, relation: relation, priority: priority))
  }

  private mutating func addIntrinsic(
    _ length: Variable, _ size: Int, _ hugging: Double, _ compression: Double
  ) {
    add(length - Double(size), .lessOrEqual, hugging)
    add(length - Double(size), .greaterOrEqual, compression)
  }

  private mutating func addContainer(height: Double) {
    resized = wishes.count
    add(container.width - width)
    add(container.left - 0)
    add(container.top - 0)
    add(container.height - height)
  }

  /// Rows one below the other, each with a label and a detail that takes the rest.
  static func rows(_ count: Int) -> ViewSystem {
    var system = ViewSystem(width: 400, normal: -44, other: -60)
    system.addContainer(height: 800)
    for index in 0..<count { system.addRow(index, of: count) }
    return system
  }

  private mutating func addRow(_ index: Int, of count: Int) {
    let above = views.count >= 3 ? views[views.count - 3] : nil
    let (row, a, b) = (makeView(), makeView(), makeView())
    add(row.left - container.left - 16)
    add(row.left + row.width - container.left - container.width + 16)
    if let above {
      add(row.top - above.top - above.height - 8)
    } else {
      add(row.top - container.top - 8)
    }
    if index == count / 2 { moved = wishes.count }
    add(row.height - 44)
    add(a.left - row.left - 8)
    add(a.top - row.top)
    add(a.height - row.height)
    add(b.left - a.left - a.width - 8)
    add(b.left + b.width - row.left - row.width + 8)
    add(b.top - row.top)
    add(b.height - row.height)
    if index == count / 2 { label = wishes.count }
    addIntrinsic(a.width, 60 + index * 37 % 80, 251, 750)
    addIntrinsic(b.width, 80 + index * 53 % 120, 250, 749)
  }

  /// Views in one another, each with a label.
  static func nested(_ count: Int) -> ViewSystem {
    var system = ViewSystem(width: 4000, normal: -1, other: -3)
    system.addContainer(height: 4000)
    var parent = system.container
    for index in 0..<count { parent = system.addLevel(index, of: count, in: parent) }
    return system
  }

  private mutating func addLevel(_ index: Int, of count: Int, in parent: View) -> View {
    let (view, label) = (makeView(), makeView())
    if index == count / 2 { moved = wishes.count }
    add(view.left - parent.left - 1)
    add(view.left + view.width - parent.left - parent.width + 1)
    add(view.top - parent.top - 1)
    add(view.top + view.height - parent.top - parent.height + 1)
    add(label.left - view.left - 4)
    add(label.top - view.top - 4)
    add(label.left + label.width - view.left - view.width + 4, .lessOrEqual)
    if index == count / 2 { self.label = wishes.count }
    addIntrinsic(label.width, 60 + index * 37 % 80, 250, 750)
    addIntrinsic(label.height, 16, 250, 750)
    return view
  }

  /// The sum of the frames of all views, to compare solvers by.
  var sum: Double {
    views.reduce(0) { sum, view in
      sum + system[view.left] + system[view.top] + system[view.width] + system[view.height]
    }
  }
}
