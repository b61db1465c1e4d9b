import CoreGraphics

/// What a view has to do with constraints; allocated when one first concerns it.
@MainActor
final class ViewLayout {
  /// The constraints it holds, in the order of activation.
  private(set) lazy var held = ConstraintList()
  private(set) lazy var mentions = ConstraintList()
  /// Held constraints that have yet to enter an engine.
  var pending: [NSLayoutConstraint] = []
  /// The layout guides of the program and of the system.
  var guides: [UILayoutGuide] = []
  var sizePriorities = SizePriorities()
  /// Whether its hugging counts twice beside that of others.
  var hugsTwice = false
  /// The width at which the content of a view that wraps it was last measured for the engine.
  var automaticWidth: CGFloat = 0
  var solved: SolvedItem?
  /// Subviews and guides to be placed when the view next lays out its subviews.
  var unplaced: [SolvedItem] = []
  /// How often the view has placed its subviews.
  var placements = 0
  /// Of a topmost superview.
  var engine: LayoutEngine?
  /// The last walk over a subtree that came here.
  var visit = 0
}

/// How much a view resists being larger, or smaller, than its content.
struct SizePriorities {
  struct Pair {
    var hugging = UILayoutPriority.defaultLow
    var compression = UILayoutPriority.defaultHigh
  }

  private var horizontal = Pair()
  private var vertical = Pair()

  subscript(axis: NSLayoutConstraint.Axis) -> Pair {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// A view's part in Auto Layout, in one byte.
struct LayoutFlags: OptionSet {
  var rawValue: UInt8

  /// The program places the view by constraints; its mask and frame say nothing.
  static let ignoresMask = LayoutFlags(rawValue: 1)
  /// `updateConstraints` has been called since it was last asked for.
  static let hasCurrentConstraints = LayoutFlags(rawValue: 2)
  /// The view or one in it has properties or constraints to update, or constraints to bring into the
  /// engine.
  static let needsConstraintPass = LayoutFlags(rawValue: 4)
  /// The view or one in it has, or has had, a `ViewLayout`.
  static let hasConstraints = LayoutFlags(rawValue: 8)
  /// An engine has the view's rectangle and must hear of changes of its place.
  static let isSolved = LayoutFlags(rawValue: 16)
  /// The engine's answer is being applied.
  static let isBeingPlaced = LayoutFlags(rawValue: 32)
  /// A stack view lays it out.
  static let isArranged = LayoutFlags(rawValue: 64)
  /// `updateProperties` has been called since it was last asked for, or the class does not override
  /// it.
  static let hasCurrentProperties = LayoutFlags(rawValue: 128)
}

extension UIView {
  var viewLayout: ViewLayout? { rareData?.layout }

  var ensureViewLayout: ViewLayout {
    let rare = ensureRareData
    if let layout = rare.layout { return layout }
    let layout = ViewLayout()
    rare.layout = layout
    markUpward(.hasConstraints)
    return layout
  }

  /// Marks the view and those it is in; those above one that is marked are marked already. Returns
  /// the topmost view if it was reached.
  @discardableResult
  func markUpward(_ flag: LayoutFlags) -> UIView? {
    var topmost: UIView?
    for view in selfAndSuperviews {
      if view.layoutFlags.contains(flag) { return nil }
      view.layoutFlags.insert(flag)
      topmost = view
    }
    return topmost
  }

  /// The view that is in no other one.
  var topmostView: UIView {
    var topmost = self
    for view in selfAndSuperviews { topmost = view }
    return topmost
  }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }
  var layoutContainer: UIView? { superview }
  var mentions: ConstraintList { ensureViewLayout.mentions }
  var solvedItem: SolvedItem? {
    get { layoutFlags.contains(.isSolved) ? viewLayout?.solved : nil }
    set {
      ensureViewLayout.solved = newValue
      if newValue == nil { layoutFlags.remove(.isSolved) } else { layoutFlags.insert(.isSolved) }
    }
  }
}
