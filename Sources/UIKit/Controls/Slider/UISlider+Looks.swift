import CoreGraphics
import QuartzCore

extension UISlider {
  /// In points, measured on iOS 26.
  private static let (height, trackHeight): (CGFloat, CGFloat) = (34, 6)
  private static let thumbSize = CGSize(width: 37, height: 24)
  private static let thumblessHeight: CGFloat = 12
  private static let tickSize: CGFloat = 4
  /// Between a track and the images at its ends.
  private static let imageGap: CGFloat = 8

  func prepareParts() {
    isOpaque = false
    parts.body.isUserInteractionEnabled = false
    addSubview(parts.body)
    for part in parts.all { parts.body.addSubview(part) }
    followPointer()
    followWheel()
    showColors()
    showImages()
  }

  // MARK: Places

  var fittingHeight: CGFloat {
    let images = [currentThumbImage, minimumValueImage, maximumValueImage]
    return images.compactMap { $0?.size.height }.reduce(Self.height, max)
  }

  func imageRect(_ image: UIImage?, in bounds: CGRect, atLeft: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    let x = atLeft ? bounds.minX : bounds.maxX - size.width
    return CGRect(
      x: x, y: (bounds.midY - size.height / 2).rounded(), width: size.width, height: size.height)
  }

  func placedTrack(in bounds: CGRect) -> CGRect {
    let ends = [minimumValueImage, maximumValueImage].map {
      $0.map { $0.size.width + Self.imageGap } ?? 0
    }
    let (left, right) = isRightToLeft ? (ends[1], ends[0]) : (ends[0], ends[1])
    let height = sliderStyle == .thumbless ? Self.thumblessHeight : trackImageHeight
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - height / 2,
      width: max(0, bounds.width - left - right), height: height)
  }

  private var trackImageHeight: CGFloat {
    let images = [currentMinimumTrackImage, currentMaximumTrackImage]
    return images.compactMap { $0?.size.height }.max() ?? Self.trackHeight
  }

  private var thumbSize: CGSize {
    sliderStyle == .thumbless ? .zero : currentThumbImage?.size ?? Self.thumbSize
  }

  /// Rounded to the point, as on iOS.
  func placedThumb(in bounds: CGRect, track: CGRect, value: Float) -> CGRect {
    let size = thumbSize
    let way = CGFloat(isRightToLeft ? 1 - fraction(of: value) : fraction(of: value))
    return CGRect(
      x: track.minX + (way * max(0, track.width - size.width)).rounded(),
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  private var currentTrackRect: CGRect { trackRect(forBounds: bounds) }
  var currentThumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: currentTrackRect, value: value)
  }

  /// Of a thumb whose middle is at `x`.
  func fraction(at x: CGFloat) -> Double {
    let (track, thumb) = (currentTrackRect, thumbSize.width)
    let room = track.width - thumb
    guard room > 0 else { return 0 }
    let part = Double(min(max((x - track.minX - thumb / 2) / room, 0), 1))
    return isRightToLeft ? 1 - part : part
  }

  func placeParts() {
    let (track, thumb) = (currentTrackRect, currentThumbRect)
    parts.body.frame = bounds
    for part in [parts.rest, parts.restImage] { part.frame = track }
    for part in [parts.fill, parts.fillImage] { part.frame = fillRect(track, to: thumb.midX) }
    for part in [parts.thumb, parts.thumbImage] {
      part.bounds.size = thumb.size
      part.center = CGPoint(x: thumb.midX, y: thumb.midY)
    }
    for part in [parts.rest, parts.fill] {
      part.layer.cornerRadius = min(track.height, part.bounds.width) / 2
    }
    parts.minimumImage.frame = minimumValueImageRect(forBounds: bounds)
    parts.maximumImage.frame = maximumValueImageRect(forBounds: bounds)
    placeTicks(track)
    if isFocused { rareData?.focusRing?.fit(to: self) }
  }

  /// From the neutral value, or the end of the track, to the middle of the thumb.
  private func fillRect(_ track: CGRect, to x: CGFloat) -> CGRect {
    let neutral = trackConfiguration.map { fraction(of: $0.neutralValue) } ?? 0
    let part = CGFloat(isRightToLeft ? 1 - neutral : neutral)
    let start = track.minX + part * track.width
    return CGRect(x: min(start, x), y: track.minY, width: abs(x - start), height: track.height)
  }

  private func placeTicks(_ track: CGRect) {
    let ticks = trackConfiguration?.ticks ?? []
    let inset = thumbSize.width / 2
    for (tick, dot) in zip(ticks, parts.ticks.subviews) {
      let part = CGFloat(isRightToLeft ? 1 - tick.position : tick.position)
      dot.bounds.size = CGSize(width: Self.tickSize, height: Self.tickSize)
      dot.center = CGPoint(
        x: track.minX + inset + part * (track.width - 2 * inset), y: track.maxY + Self.tickSize)
    }
  }

  // MARK: Looks

  func showValue(animated: Bool) {
    setNeedsLayout()
    guard animated, ownWindow != nil, !UIAccessibility.isReduceMotionEnabled else { return }
    UIView.animate(springDuration: 0.25, options: .allowUserInteraction) { layoutIfNeeded() }
  }

  func showTicks() {
    for dot in parts.ticks.subviews { dot.removeFromSuperview() }
    for _ in trackConfiguration?.ticks ?? [] {
      let dot = UIView()
      dot.layer.cornerRadius = Self.tickSize / 2
      dot.setBackgroundColor(.tertiaryLabel)
      parts.ticks.addSubview(dot)
    }
  }

  func showColors() {
    parts.fill.setBackgroundColor(minimumTrackTintColor ?? tintColor)
    parts.rest.setBackgroundColor(maximumTrackTintColor ?? .controlTrack)
    parts.thumb.setBackgroundColor(thumbTintColor ?? .white)
  }

  func showImages() {
    parts.thumbImage.image = currentThumbImage
    parts.fillImage.image = currentMinimumTrackImage
    parts.restImage.image = currentMaximumTrackImage
    parts.minimumImage.image = minimumValueImage
    parts.maximumImage.image = maximumValueImage
    parts.thumb.isHidden = currentThumbImage != nil || sliderStyle == .thumbless
    parts.fill.isHidden = currentMinimumTrackImage != nil
    parts.rest.isHidden = currentMaximumTrackImage != nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The thumb grows while a finger holds it; disabled, everything is faint.
  func showPress() {
    let scale: CGFloat = isHighlighted ? 1.15 : isHovered ? 1.06 : 1
    let change = { [parts, isEnabled] in
      parts.thumb.transform = CGAffineTransform(scaleX: scale, y: scale)
      parts.body.alpha = isEnabled ? 1 : 0.5
    }
    guard ownWindow != nil else { return change() }
    UIView.animate(
      springDuration: 0.35, bounce: 0.35, options: .allowUserInteraction, animations: change)
  }
}
