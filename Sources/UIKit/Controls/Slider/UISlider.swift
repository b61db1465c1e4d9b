import CoreGraphics
public import Foundation
import FoundationAdditions
import PlatformKit

/// A control for one value in a range, with a thumb on a track. Main thread only.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// Whether a slider has a thumb.
  public enum Style: Int, Sendable { case `default`, thumbless }

  let parts = SliderParts()
  var images = SliderImages()
  private var current: Float = 0
  private var limits: (least: Float, greatest: Float) = (0, 1)
  /// From the middle of the thumb to the finger that drags it; nil while none does.
  var grip: CGFloat?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareParts()
    coder.readNib(self, as: UISlider.self)
  }

  // MARK: Value

  /// Within the limits. Setting it neither animates nor sends an event.
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }

  /// Sends no event.
  open func setValue(_ value: Float, animated: Bool) {
    let new = allowed(value)
    guard new != current else { return }
    ObservedChange.announce(self, "value") { current = new }
    showValue(animated: animated)
  }

  /// 0 at first. One above the maximum raises that.
  open var minimumValue: Float {
    get { limits.least }
    set {
      guard isNumber(newValue) else { return }
      limits = (newValue, max(newValue, limits.greatest))
      limitsDidChange()
    }
  }

  /// 1 at first. One below the minimum lowers that.
  open var maximumValue: Float {
    get { limits.greatest }
    set {
      guard isNumber(newValue) else { return }
      limits = (min(newValue, limits.least), newValue)
      limitsDidChange()
    }
  }

  /// Whether events are sent while the thumb is dragged, or once it is let go.
  open var isContinuous = true

  // MARK: Looks

  /// The filled part of the track; nil for the tint.
  @AlwaysObserved open var minimumTrackTintColor: UIColor? {
    didSet {
      AppearanceRecorder.note(self, \UISlider.minimumTrackTintColor, minimumTrackTintColor)
      showColors()
    }
  }
  /// The rest of the track; nil for a light gray.
  @AlwaysObserved open var maximumTrackTintColor: UIColor? {
    didSet {
      AppearanceRecorder.note(self, \UISlider.maximumTrackTintColor, maximumTrackTintColor)
      showColors()
    }
  }
  /// Nil for white.
  @AlwaysObserved open var thumbTintColor: UIColor? {
    didSet {
      AppearanceRecorder.note(self, \UISlider.thumbTintColor, thumbTintColor)
      showColors()
    }
  }
  /// At the end of the track with the least value.
  @AlwaysObserved open var minimumValueImage: UIImage? {
    didSet { showImages() }
  }
  /// At the end of the track with the greatest value.
  @AlwaysObserved open var maximumValueImage: UIImage? {
    didSet { showImages() }
  }
  /// Without a thumb, the track is thicker and shows the value alone.
  @AlwaysObserved open var sliderStyle: Style = .default {
    didSet { if sliderStyle != oldValue { showImages() } }
  }
  /// Ticks, the values that are allowed, and where the filled part begins; nil for a plain track.
  @AlwaysObserved open var trackConfiguration: TrackConfiguration? {
    didSet { if trackConfiguration != oldValue { limitsDidChange() } }
  }
  /// Kept; sliders always behave as on an iPad.
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
  /// Always that of an iPad.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  /// Nil uses the normal state's image, or else the white capsule.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    AppearanceRecorder.note(self, "thumbImage", state) { $0.setThumbImage(image, for: state) }
    images.thumbs[state] = image
    showImages()
  }
  /// Nil uses the normal state's image, or else the colour. Resizable images are stretched.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    AppearanceRecorder.note(self, "minimumTrackImage", state) {
      $0.setMinimumTrackImage(image, for: state)
    }
    images.minimumTracks[state] = image
    showImages()
  }
  /// Nil uses the normal state's image, or else the colour. Resizable images are stretched.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    AppearanceRecorder.note(self, "maximumTrackImage", state) {
      $0.setMaximumTrackImage(image, for: state)
    }
    images.maximumTracks[state] = image
    showImages()
  }
  /// The image set for exactly this state.
  open func thumbImage(for state: State) -> UIImage? { images.thumbs[state] }
  /// The image set for exactly this state.
  open func minimumTrackImage(for state: State) -> UIImage? { images.minimumTracks[state] }
  /// The image set for exactly this state.
  open func maximumTrackImage(for state: State) -> UIImage? { images.maximumTracks[state] }
  /// The thumb's image now; nil for the white capsule.
  open var currentThumbImage: UIImage? { images.thumbs.value(in: state) }
  /// The image of the filled part now.
  open var currentMinimumTrackImage: UIImage? { images.minimumTracks.value(in: state) }
  /// The image of the rest now.
  open var currentMaximumTrackImage: UIImage? { images.maximumTracks.value(in: state) }

  // MARK: Places; override them to move the parts

  /// Where the image of the least value goes.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, in: bounds, atLeft: !isRightToLeft)
  }
  /// Where the image of the greatest value goes.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, in: bounds, atLeft: isRightToLeft)
  }
  /// Where the whole track goes.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { placedTrack(in: bounds) }
  /// Where the thumb goes for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    placedThumb(in: bounds, track: rect, value: value)
  }

  /// As high as the thumb with some room; as wide as it gets.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
  }
  /// The width stays.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: fittingHeight)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  // MARK: Tracking

  /// A finger takes the thumb; a click takes any place of the track.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    beginDrag(touch, event)
  }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag(to: touch.location(in: self).x, event)
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endDrag(event) }
  open override func cancelTracking(with event: UIEvent?) { endDrag(event) }

  /// A drag may leave the slider.
  override func keepsInside(_ point: CGPoint, with event: UIEvent?) -> Bool {
    HitTester.contains(bounds.insetBy(dx: -70, dy: -70), point)
  }
  override func take(_ step: ControlStep, with event: UIEvent?) -> Bool { move(step, event) }
  /// The keys that tap other controls do nothing here.
  override func activate(with event: UIEvent?) {}
  /// Always false: a press has another meaning.
  open override var showsMenuAsPrimaryAction: Bool {
    get { false }
    set {}
  }

  override var focusOutline: (rect: CGRect, radius: CGFloat) {
    let place = parts.thumb.isHidden ? parts.rest.frame : parts.thumb.frame
    return (place, place.height / 2)
  }
  override func stateDidChange() {
    super.stateDidChange()
    showImages()
    showPress()
  }
  override func hoverDidChange() { showPress() }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }
  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    setNeedsLayout()
  }

  override func takeAccessibilityNumber(_ number: Double) -> Bool {
    choose(Float(number), nil)
    return true
  }
  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    (defaults.isElement, defaults.role) = (true, .slider)
    defaults.number = AccessibilityNumber(
      Double(value), in: Double(minimumValue)...Double(max(minimumValue, maximumValue)))
    defaults.value = "\(Int((fraction * 100).rounded()))%"
    defaults.traits.insert(.adjustable)
    return defaults
  }
}
