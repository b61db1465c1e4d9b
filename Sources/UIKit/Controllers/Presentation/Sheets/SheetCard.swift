import CoreGraphics
import PlatformKit
import QuartzCore

/// The presented view of a sheet: clips the controller's view to round corners, and has the grabber.
final class SheetCard: UIView {
  /// In points, as measured on iOS 26.
  private static let cornerRadius: CGFloat = 38
  private static let grabber = (size: CGSize(width: 36, height: 5), top: CGFloat(5))
  /// What a sheet steps back by at each side, and upwards, beneath a large one.
  static let (stackedInset, stackedLift): (CGFloat, CGFloat) = (16, 10)

  private weak var sheet: UISheetPresentationController?
  private let grabber = UIView()
  /// Made for contents that let something through; the others pay nothing for it.
  private var material: UIVisualEffectView?
  /// Whether it ends at the lower edge of its container: then the lower corners are not round.
  private var isAttached = true

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init(frame: .zero)
    traitOverrides.userInterfaceLevel = .elevated
    clipsToBounds = true
    layer.cornerCurve = .continuous
    grabber.backgroundColor = UIColor(
      red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.43)
    grabber.layer.cornerRadius = Self.grabber.size.height / 2
    grabber.isUserInteractionEnabled = false
    let pan = SheetPan { [weak sheet] in sheet?.drag($0) }
    pan.allowedScrollTypesMask = .continuous
    addGestureRecognizer(pan)
    addSubview(grabber)
  }

  required init?(coder: NSCoder) { nil }

  func round(isAttached: Bool) {
    guard isAttached != self.isAttached else { return }
    self.isAttached = isAttached
    setNeedsLayout()
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.role = .dialog
    return defaults
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = max(0, sheet?.preferredCornerRadius ?? Self.cornerRadius)
    layer.maskedCorners = isAttached ? .top : .all
    showContent()
    grabber.isHidden = sheet?.prefersGrabberVisible != true
    let scale = max(window?.screen.scale ?? 1, 1)
    let x = (bounds.width - Self.grabber.size.width) / 2
    grabber.frame = CGRect(
      origin: CGPoint(x: (x * scale).rounded() / scale, y: Self.grabber.top),
      size: Self.grabber.size)
  }

  /// The controller's view, unless it has been taken away for another controller.
  func showContent() {
    guard let presentation = sheet?.presentation, let content = presentation.presented.view
    else { return }
    if content.superview !== self,
      presentation.presented.presentation?.hasTakenPresenterAway != true
    {
      insertSubview(content, belowSubview: grabber)
    }
    guard content.superview === self else { return }
    showMaterial(behind: content)
    content.changingPlace {
      content.bounds.size = bounds.size
      content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }

  private func showMaterial(behind content: UIView) {
    if content.hidesWhatIsBehind {
      material?.removeFromSuperview()
      return material = nil
    }
    let effect = sheet?.backgroundEffect ?? UIBlurEffect(style: .systemThickMaterial)
    let shown = material ?? UIVisualEffectView(effect: effect)
    if shown.effect != effect { shown.effect = effect }
    material = shown
    if shown.superview !== self { insertSubview(shown, at: 0) }
    shown.frame = bounds
  }

  /// A drag is that of a scroll view at its place, unless that leaves it to the sheet.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? SheetPan, pan.view === self else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let direction = ScrollDirection(pan.wholeTravel(in: superview))
    guard sheet?.follows(direction) == true else { return false }
    return leavesDrag(at: pan.location(in: self), direction)
  }

  /// Whether a drag in this direction, of a scroll view at the start of its content, moves the sheet.
  func takes(_ direction: ScrollDirection) -> Bool { sheet?.takes(direction) ?? false }
}

/// Moves a sheet.
private final class SheetPan: UIPanGestureRecognizer {}

extension UIView {
  /// Whether it, or a view in all of it, has an opaque background.
  fileprivate var hidesWhatIsBehind: Bool {
    if isHidden || alpha < 1 { return false }
    if let color = backgroundColor, color.resolvedColor(with: traitCollection).cgColor.alpha >= 1 {
      return true
    }
    return subviews.contains { $0.frame.contains(bounds) && $0.hidesWhatIsBehind }
  }
}
