import CoreGraphics
import QuartzCore

extension UIProgressView.Style {
  /// In points; measured on iOS 26.
  var height: CGFloat { self == .bar ? 2.5 : 4 }

  func fit(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
}

extension UIProgressView {
  /// The shortest fill, in points; measured on iOS 26.
  private static let leastWidth: CGFloat = 8
  private static let duration = 0.25

  func prepareParts() {
    isOpaque = false
    isUserInteractionEnabled = false
    for part in [track, fill] { addSubview(part) }
    showColors()
  }

  func placeParts() {
    track.frame = bounds
    let width = fillWidth
    let x = isRightToLeft ? bounds.maxX - width : bounds.minX
    fill.frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    for part in [track, fill] { part.layer.cornerRadius = radius }
  }

  /// Nothing at 0; else whole points, as on iOS.
  private var fillWidth: CGFloat {
    guard progress > 0 else { return 0 }
    let width = (CGFloat(progress) * bounds.width).rounded()
    return min(max(width, Self.leastWidth), bounds.width)
  }

  func showProgress(animated: Bool) {
    setNeedsLayout()
    guard animated, ownWindow != nil else { return }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState]
    ) {
      self.layoutIfNeeded()
    }
  }

  func showColors() {
    track.image = trackImage
    track.setBackgroundColor(trackImage == nil ? trackTintColor ?? .controlTrack : nil)
    fill.image = progressImage
    fill.setBackgroundColor(progressImage == nil ? progressTintColor ?? tintColor : nil)
  }
}
