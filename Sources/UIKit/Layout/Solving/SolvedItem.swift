import ConstraintKit
import CoreGraphics

/// The alignment rectangle of a view or guide as four unknowns: the place of its top left corner in
/// its superview, or in the view that owns the guide, and its size.
@MainActor
final class SolvedItem {
  private(set) weak var owner: (any LayoutItem)?
  /// Unowned, because the engine clears it when it goes or gives the item up.
  unowned(unsafe) var engine: LayoutEngine?
  let minX: Variable
  let minY: Variable
  let width: Variable
  let height: Variable
  /// The constraints, and other items, that need it.
  var uses = 0
  /// Constraints that follow from the owner itself: its mask and frame, its content, its insets.
  var own: [OwnConstraint] = []
  /// The items that these mention.
  var supports: [SolvedItem] = []
  var flags: Flags = []
  /// The constraints in which the engine has put a baseline of it.
  var baselineUsers: [NSLayoutConstraint] = []
  /// The solved width of content that wraps; nil before there is one.
  var wrappingWidth: CGFloat?
  /// What content that wraps asks for without a limit; nil after it has changed.
  var naturalSize: CGSize?

  struct Flags: OptionSet {
    var rawValue: UInt8

    /// What follows from the owner is to be computed again.
    static let isStale = Flags(rawValue: 1)
    /// Moved in the solution under way.
    static let isMoved = Flags(rawValue: 2)
    /// In `ViewLayout.unplaced` of its container.
    static let isUnplaced = Flags(rawValue: 4)
    /// In `LayoutEngine.unused`.
    static let isListedUnused = Flags(rawValue: 8)
  }

  init(_ owner: any LayoutItem, in engine: LayoutEngine) {
    self.owner = owner
    self.engine = engine
    minX = engine.system.addVariable()
    minY = engine.system.addVariable()
    width = engine.system.addVariable()
    height = engine.system.addVariable()
  }

  var view: UIView? { owner as? UIView }
  var variables: [Variable] { [minX, minY, width, height] }

  func origin(along axis: NSLayoutConstraint.Axis) -> Variable {
    axis == .horizontal ? minX : minY
  }

  func length(along axis: NSLayoutConstraint.Axis) -> Variable {
    axis == .horizontal ? width : height
  }

  /// As solved, with lengths that are not negative.
  var alignmentRect: CGRect {
    guard let system = engine?.system else { return .zero }
    return CGRect(
      x: system[minX], y: system[minY], width: max(0, system[width]),
      height: max(0, system[height]))
  }

  /// On the grid of its view's screen.
  var frame: CGRect { engine.map { frame(on: $0.grid) } ?? .zero }

  func frame(on grid: PixelGrid) -> CGRect {
    let rect = alignmentRect
    return grid.rounded(view?.frame(forAlignmentRect: rect) ?? rect)
  }
}

/// A constraint that the engine made for an item, with the value it was made for.
struct OwnConstraint {
  let id: ConstraintID
  let form: OwnForm
}

/// What an item asks of the engine by itself.
struct OwnForm: Equatable {
  /// Where it comes from, for the log.
  enum Kind { case mask, hugging, compression, inset, length, fitting }

  var kind: Kind
  var axis: NSLayoutConstraint.Axis
  var form: LinearForm
  var relation = Relation.equal
  var priority = ConstraintSystem.required

  /// Whether it differs from another one by its constant only.
  func isParallel(to other: OwnForm) -> Bool {
    var moved = self
    moved.form.constant = other.form.constant
    return moved == other
  }
}
