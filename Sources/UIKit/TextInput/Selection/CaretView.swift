import CoreGraphics
import Foundation
import PlatformKit
import QuartzCore

/// A bar in the tint colour. Its blinking is an animation of the render side, which main does not wake for.
final class CaretView: UIView, UITextCursorView {
  /// Half a second shown, half a second not, unless the desktop has set another time.
  nonisolated static let period: TimeInterval = 1
  /// Then it stays, as in GTK, so that a window that nobody types in sleeps.
  nonisolated static let longest: TimeInterval = 10
  /// What it blinks by.
  private var rhythm: Rhythm?

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
    let rhythm = isBlinking ? Rhythm(DesktopSettings.inUse) : nil
    if rhythm != self.rhythm { layer.removeAnimation(forKey: Self.key) }
    self.rhythm = rhythm
    guard let rhythm else { return }
    let now = CACurrentMediaTime()
    layer.beginTime = layer.superlayer?.convertTime(now, from: nil) ?? now
    if layer.animation(forKey: Self.key) == nil { layer.add(rhythm.animation, forKey: Self.key) }
  }

  private static let key = "blink"
}

/// How a caret blinks.
private struct Rhythm: Equatable {
  /// As soon as the layer's time, which begins anew with each key. Zero would be the first commit, which comes after
  /// drawing: then the animation would begin a little after each key, and need a frame for that.
  private static let start = -TimeInterval.leastNormalMagnitude

  let period: TimeInterval
  let longest: TimeInterval

  /// Nil if the user wants none that blink.
  init?(_ settings: DesktopSettings) {
    if settings.isCaretBlinking == false { return nil }
    period = settings.caretBlinkPeriod ?? CaretView.period
    longest = settings.caretBlinkTime ?? CaretView.longest
  }

  @MainActor var animation: CAKeyframeAnimation {
    let blink = CAKeyframeAnimation(keyPath: "opacity")
    blink.values = [1.0, 0.0]
    blink.keyTimes = [0, 0.5, 1]
    blink.calculationMode = .discrete
    blink.beginTime = Self.start
    blink.duration = period
    blink.repeatCount = Float(longest / period)
    return blink
  }
}
