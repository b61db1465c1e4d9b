import CoreGraphics
public import Foundation
public import QuartzCore

/// How a view shows that the keyboard's focus is on it; this class itself stands for a ring around the
/// view's own corners. Main thread only.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  static let automatic = UIFocusEffect()

  public override init() { super.init() }

  /// Nil for the view's own outline.
  var outline: UIBezierPath? { nil }
  /// On which side of the outline the ring is.
  var side: UIFocusHaloEffect.Position { .automatic }
}

/// A ring around a shape in the view's coordinates.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// Where the ring is; automatic is inside views that clip, and outside others.
  public enum Position: Int, Sendable { case automatic, outside, inside }

  private let path: UIBezierPath
  /// On which side of the shape the ring runs.
  open var position = Position.automatic

  /// A ring around any path.
  public init(path: UIBezierPath) {
    self.path = path
    super.init()
  }

  /// A ring around a rectangle.
  public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect)) }

  /// A ring around a rectangle with round corners; the curve is always an arc's.
  public convenience init(
    roundedRect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve = .circular
  ) {
    self.init(path: UIBezierPath(roundedRect: roundedRect, cornerRadius: cornerRadius))
  }

  override var outline: UIBezierPath? { path }
  override var side: Position { position }
}

extension UIView {
  /// What shows that the focus is on the view: a ring around it unless set; nil shows nothing.
  public var focusEffect: UIFocusEffect? {
    get { focusLook.map(\.effect) ?? .automatic }
    set {
      let look = focusLook ?? FocusRing()
      look.effect = newValue
      focusLook = look
      if isFocused { look.show(on: self) }
    }
  }
}
