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

  // MARK: Anchors

  /// The edge where the text of the layout direction begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The edge where the text of the layout direction ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left edge of the alignment rectangle.
  open var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right edge of the alignment rectangle.
  open var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The upper edge of the alignment rectangle.
  open var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The lower edge of the alignment rectangle.
  open var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The width of the alignment rectangle.
  open var widthAnchor: NSLayoutDimension { length(.width) }
  /// The height of the alignment rectangle.
  open var heightAnchor: NSLayoutDimension { length(.height) }

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
