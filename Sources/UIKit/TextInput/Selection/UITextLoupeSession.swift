import CoreGraphics
public import Foundation
import QuartzCore

/// A magnifying glass above the finger that places a caret. Main thread only.
@preconcurrency @MainActor
open class UITextLoupeSession: NSObject {
  private let loupe: LoupeView
  private weak var view: UIView?

  private init(_ view: UIView) {
    (self.view, loupe) = (view, LoupeView())
    super.init()
  }

  /// Shows a loupe for a point of the view. Nil if the view is in no window.
  open class func begin(
    at point: CGPoint, fromSelectionWidgetView: UIView?, in interactionView: UIView
  ) -> Self? {
    guard let host = interactionView.overlayHost else { return nil }
    let session = UITextLoupeSession(interactionView)
    host.addSubview(session.loupe)
    session.move(to: point, withCaretRect: .zero, trackingCaret: false)
    return unsafeDowncast(session, to: self)
  }

  /// Shows what is at a point. While it tracks a caret, the loupe stays on the caret's line.
  open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret: Bool) {
    guard let view, let host = loupe.superview else { return }
    let middle = CGPoint(x: point.x, y: trackingCaret ? caretRect.midY : point.y)
    loupe.show(view, around: middle, at: view.convert(middle, to: host))
  }

  /// Takes the loupe away.
  open func invalidate() { loupe.removeFromSuperview() }
}

/// A capsule with an enlarged picture of what is below it.
final class LoupeView: UIView {
  private static let size = CGSize(width: 120, height: 48)
  private static let scale: CGFloat = 1.25
  /// Its middle above the finger's.
  private static let distance: CGFloat = 60

  private let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    isUserInteractionEnabled = false
    backgroundColor = .systemBackground
    layer.cornerRadius = Self.size.height / 2
    layer.borderWidth = 1
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 3)
    picture.frame = bounds
    picture.clipsToBounds = true
    picture.layer.cornerRadius = Self.size.height / 2
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  /// `place` is the same point in what the loupe is in.
  func show(_ view: UIView, around middle: CGPoint, at place: CGPoint) {
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    center = CGPoint(x: place.x, y: max(place.y - Self.distance, Self.size.height / 2))
    let part = CGSize(width: Self.size.width / Self.scale, height: Self.size.height / Self.scale)
    let renderer = UIGraphicsImageRenderer(size: Self.size)
    picture.image = renderer.image { context in
      context.cgContext.scaleBy(x: Self.scale, y: Self.scale)
      context.cgContext.translateBy(x: part.width / 2 - middle.x, y: part.height / 2 - middle.y)
      view.layer.render(in: context.cgContext)
    }
  }
}
