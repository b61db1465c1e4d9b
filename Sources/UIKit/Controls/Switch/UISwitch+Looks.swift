import CoreGraphics
import QuartzCore

extension UISwitch {
  private static let thumbSize = CGSize(width: 39, height: 24)
  /// A pressed thumb is wider by this.
  private static let stretch: CGFloat = 5
  private static let margin: CGFloat = 2
  /// Of the springs that colour the track, in 1/s: on and off. Measured on iOS 26, as the next two.
  private static let frequencies = (on: 9.24, off: 15.708)
  private static let slideDuration = 0.336
  private static let slideCurve = CAMediaTimingFunction(controlPoints: 0.160, 0.004, 0.406, 1.192)

  func prepareParts() {
    isOpaque = false
    addSubview(track)
    track.addSubview(thumb)
    track.isUserInteractionEnabled = false
    track.frame = bounds
    track.layer.cornerRadius = bounds.height / 2
    followPointer()
    showState(animated: false)
  }

  func drag(to x: CGFloat) {
    let isRight = x > bounds.midX
    let isOn = isRightToLeft ? !isRight : isRight
    if dragged == nil && isOn == self.isOn { return }
    guard dragged != isOn else { return }
    dragged = isOn
    showState(animated: true)
  }

  /// What the user did is over.
  func finish(_ isOn: Bool, _ event: UIEvent?) {
    let isChange = isOn != self.isOn
    dragged = nil
    setOn(isOn, animated: true)
    if isChange { sendValueChanged(event) } else { showState(animated: true) }
  }

  private var shownOn: Bool { dragged ?? isOn }

  func showState(animated: Bool) {
    let color = shownOn ? onTintColor ?? .systemGreen : .switchTrack
    guard animated, ownWindow != nil, !UIAccessibility.isReduceMotionEnabled else {
      track.setBackgroundColor(color)
      thumb.frame = thumbFrame
      return
    }
    let frequency = shownOn ? Self.frequencies.on : Self.frequencies.off
    UIView.animate(springDuration: 2 * .pi / frequency, options: .allowUserInteraction) {
      track.setBackgroundColor(color)
    }
    slideThumb()
  }

  private func slideThumb() {
    let old = thumb.layer.presentation()?.position ?? thumb.center
    thumb.layer.removeAnimation(forKey: "position")
    thumb.frame = thumbFrame
    let slide = CABasicAnimation(keyPath: "position")
    slide.fromValue = old
    slide.duration = Self.slideDuration
    slide.timingFunction = Self.slideCurve
    thumb.layer.add(slide, forKey: "slide")
  }

  private var thumbFrame: CGRect {
    let width = Self.thumbSize.width + (isHighlighted ? Self.stretch : 0)
    let isRight = shownOn != isRightToLeft
    let x = isRight ? bounds.width - Self.margin - width : Self.margin
    return CGRect(x: x, y: Self.margin, width: width, height: Self.thumbSize.height)
  }

  /// Whether it is pressed, under the pointer or disabled.
  func showPress() {
    guard ownWindow != nil else { return placeParts() }
    UIView.animate(springDuration: 0.3, bounce: 0.2, options: .allowUserInteraction) {
      placeParts()
    }
  }

  private func placeParts() {
    thumb.frame = thumbFrame
    track.alpha = isEnabled ? (isHovered ? 0.9 : 1) : 0.5
  }
}
