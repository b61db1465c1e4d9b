import CoreGraphics
public import Foundation
public import QuartzCore

/// How a view shows the keyboard focus. This base class is a ring around the view's own corners.
/// Main thread only.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  static let automatic = UIFocusEffect()

  public override init() { super.init() }

  /// Nil for the view's own outline.
  var outline: UIBezierPath? { nil }
  /// Where the ring lies; nil for above all in the focused view.
  var place: (container: UIView, below: UIView?)? { nil }
  var side: UIFocusHaloEffect.Position { .automatic }
}

/// A ring around a shape in the view's coordinates.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// Where the ring is drawn. `automatic` is inside for views that clip, outside for others.
  public enum Position: Int, Sendable { case automatic, outside, inside }

  /// The view that the ring is added to, where it is not the focused view.
  open weak var containerView: UIView?
  /// A subview of that one, above which the ring lies; nil for all of them.
  open weak var referenceView: UIView?

  private let path: UIBezierPath
  /// The side of the shape where the ring is drawn.
  open var position = Position.automatic

  /// Makes a ring around any path.
  public init(path: UIBezierPath) {
    self.path = path
    super.init()
  }

  /// Makes a ring around a rectangle.
  public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect)) }

  /// Makes a ring around a rounded rectangle. The corners are always circular.
  public convenience init(
    roundedRect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve = .circular
  ) {
    self.init(path: UIBezierPath(roundedRect: roundedRect, cornerRadius: cornerRadius))
  }

  override var outline: UIBezierPath? { path }
  override var place: (container: UIView, below: UIView?)? {
    containerView.map { ($0, referenceView) }
  }
  override var side: Position { position }
}

extension UIView {
  func setFocusEffect(_ effect: UIFocusEffect?) {
    let ring = ensureFocusRing
    ring.effect = effect
    if isFocused { ring.show(on: self) }
  }

  var ensureFocusRing: FocusRing {
    let rare = ensureRareData
    let ring = rare.focusRing ?? FocusRing()
    rare.focusRing = ring
    return ring
  }
}
