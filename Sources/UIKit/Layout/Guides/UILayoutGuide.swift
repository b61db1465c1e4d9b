public import CoreGraphics
public import Foundation

/// A rectangle for constraints that nothing is drawn in.
///
/// Its edges are in the coordinates of the view it belongs to. Main thread only.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// A name for the log.
  open var identifier = ""
  /// Set by `addLayoutGuide(_:)`.
  open internal(set) weak var owningView: UIView?

  var solvedItem: SolvedItem?
  private(set) lazy var mentions = ConstraintList()

  public override init() { super.init() }

  /// Where the last layout put it; zero where no active constraint mentions it.
  open var layoutFrame: CGRect { owningView == nil ? .zero : solvedItem?.frame ?? .zero }

  /// Whether its constraints allow other places as well. Lays out pending changes first.
  open var hasAmbiguousLayout: Bool { owningView?.isAmbiguous(self) ?? false }

  /// The constraints that decide its place and size along an axis.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    owningView?.constraintsAffecting(self, along: axis) ?? []
  }

  open override nonisolated var description: String {
    MainActor.assumeIsolated { "<\(layoutName) layoutFrame = \(layoutFrame)>" }
  }

  // MARK: Overrides for the package

  /// Whether the view made it for itself.
  var isOfSystem: Bool { false }
  /// The required constraints that place a system's guide.
  func ownForms(for item: SolvedItem, in engine: LayoutEngine) -> [OwnForm] { [] }
  /// Called when the engine has moved it and its view lays out its subviews.
  func didMove(to frame: CGRect) {}
}

extension UILayoutGuide: LayoutItem {
  var layoutView: UIView? { owningView }
  var layoutContainer: UIView? { owningView }
}
