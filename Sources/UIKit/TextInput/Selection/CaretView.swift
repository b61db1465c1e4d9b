import CoreGraphics
import Foundation
import QuartzCore

/// A bar in the tint colour. Its blinking is an animation of the render side, which main does not wake for.
final class CaretView: UIView, UITextCursorView {
  /// Half a second shown, half a second not.
  static let period: TimeInterval = 1
  /// Then it stays, as in GTK, so that a window that nobody types in sleeps.
  static let longest: TimeInterval = 10

  var isBlinking = false {
    didSet { if isBlinking != oldValue { resetBlinkAnimation() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
    layer.cornerRadius = 1
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    backgroundColor = tintColor
  }

  /// The layer's time begins again, and the animation with it, so that a key need not replace it.
  func resetBlinkAnimation() {
    guard isBlinking else { return layer.removeAnimation(forKey: Self.key) }
    let now = CACurrentMediaTime()
    layer.beginTime = layer.superlayer?.convertTime(now, from: nil) ?? now
    if layer.animation(forKey: Self.key) == nil { layer.add(Self.blink(), forKey: Self.key) }
  }

  private static let key = "blink"

  private static func blink() -> CAKeyframeAnimation {
    let blink = CAKeyframeAnimation(keyPath: "opacity")
    blink.values = [1.0, 0.0]
    blink.keyTimes = [0, 0.5, 1]
    blink.calculationMode = .discrete
    blink.duration = period
    blink.repeatCount = Float(longest / period)
    return blink
  }
}
