import CoreGraphics
import Diagnostics

extension UISlider {
  /// Parts of the range: for arrow keys, and for the wheel and assistive technologies.
  private static let (step, page) = (1.0 / 20, 1.0 / 10)

  /// From 0 at the minimum to 1 at the maximum.
  var fraction: Double { fraction(of: value) }

  func fraction(of value: Float) -> Double {
    let length = Double(maximumValue) - Double(minimumValue)
    guard length > 0 else { return 0 }
    return min(max((Double(value) - Double(minimumValue)) / length, 0), 1)
  }

  func value(at fraction: Double) -> Float {
    Float(Double(minimumValue) + fraction * (Double(maximumValue) - Double(minimumValue)))
  }

  /// Refuses what is no number, with a line in the log.
  func isNumber(_ value: Float) -> Bool {
    if value.isFinite { return true }
    Log.application.write("UISlider: \(value) is not a value; nothing changes")
    return false
  }

  func allowed(_ value: Float) -> Float {
    guard isNumber(value) else { return self.value }
    return min(max(value, minimumValue), maximumValue)
  }

  func limitsDidChange() {
    value = allowed(value)
    showTicks()
    setNeedsLayout()
  }

  /// What the user may choose near a place of the track.
  private func choosable(_ fraction: Double) -> Float {
    guard let track = trackConfiguration else { return value(at: fraction) }
    let place = track.allowsTickValuesOnly ? Double(track.snapped(Float(fraction))) : fraction
    let value = value(at: place)
    guard let range = track.enabledRange else { return value }
    return min(max(value, range.lowerBound), range.upperBound)
  }

  // MARK: What the user does

  func beginDrag(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let thumb = currentThumbRect
    let isOnThumb = x >= thumb.minX - 15 && x <= thumb.maxX + 15
    guard isOnThumb || touch.type == .indirectPointer || sliderStyle == .thumbless
    else { return false }
    grip = isOnThumb ? x - thumb.midX : 0
    drag(to: x, event)
    return true
  }

  func drag(to x: CGFloat, _ event: UIEvent?) {
    guard let grip else { return }
    choose(choosable(fraction(at: x - grip)), event)
  }

  func endDrag(_ event: UIEvent?) {
    guard grip != nil else { return }
    grip = nil
    if !isContinuous { sendValueChanged(event) }
  }

  func choose(_ new: Float, _ event: UIEvent?) {
    guard new != value else { return }
    setValue(new, animated: trackConfiguration?.allowsTickValuesOnly ?? false)
    if isContinuous || grip == nil { sendValueChanged(event) }
  }

  func move(_ step: ControlStep, _ event: UIEvent?) -> Bool {
    if let next = tick(after: step) {
      choose(value(at: next), event)
    } else {
      let next = step.value(
        from: fraction, in: 0...1, by: event == nil ? Self.page : Self.step, page: 2 * Self.page)
      choose(choosable(next), event)
    }
    return true
  }

  /// The place of the neighbouring tick, where the thumb rests at ticks only.
  private func tick(after step: ControlStep) -> Double? {
    guard let track = trackConfiguration, track.allowsTickValuesOnly, !track.ticks.isEmpty
    else { return nil }
    let places = track.ticks.map(\.position).sorted()
    let here = Float(fraction)
    let place: Float? =
      switch step {
      case .increment, .pageIncrement: places.first { $0 > here + 1e-5 }
      case .decrement, .pageDecrement: places.last { $0 < here - 1e-5 }
      case .minimum: places.first
      case .maximum: places.last
      }
    return Double(place ?? here)
  }
}
