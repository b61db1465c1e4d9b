import CoreGraphics
import QuartzCore

extension UIStepper {
  /// In points: half a plus, and the thickness of its lines.
  private static let (arm, lineWidth): (CGFloat, CGFloat) = (7, 2)
  private static let dividerSize = CGSize(width: 1, height: 18)

  func prepareParts() {
    isOpaque = false
    for view in [parts.background] + parts.highlights + [parts.divider] + parts.icons {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    for glyph in parts.glyphs {
      (glyph.fillColor, glyph.lineWidth, glyph.lineCap) = (nil, Self.lineWidth, .butt)
      layer.addSublayer(glyph)
    }
    parts.background.clipsToBounds = true
    followPointer()
    followWheel()
    placeParts()
    showParts()
  }

  /// Its size never changes.
  private func placeParts() {
    parts.background.frame = bounds
    let divider = Self.dividerSize
    parts.divider.frame = CGRect(
      x: bounds.midX - divider.width / 2, y: bounds.midY - divider.height / 2,
      width: divider.width, height: divider.height)
    for (index, x) in [bounds.minX, bounds.midX].enumerated() {
      let half = CGRect(x: x, y: 0, width: bounds.width / 2, height: bounds.height)
      parts.highlights[index].frame = half.insetBy(dx: 2, dy: 2)
      parts.highlights[index].layer.cornerRadius = bounds.height / 2 - 2
      parts.icons[index].frame = half
      parts.icons[index].contentMode = .center
    }
  }

  func showParts() {
    let background = images.backgrounds.value(in: state)
    parts.background.image = background
    parts.background.setBackgroundColor(background == nil ? .tertiarySystemFill : nil)
    parts.background.layer.cornerRadius = background == nil ? bounds.height / 2 : 0
    let halves: [StepperHalf] =
      isRightToLeft ? [.increment, .decrement] : [.decrement, .increment]
    for (index, half) in halves.enumerated() { show(half, at: index) }
    showDivider(halves)
  }

  private func state(of half: StepperHalf) -> State {
    if !canStep(half) { return .disabled }
    return pressed == half ? .highlighted : .normal
  }

  private func show(_ half: StepperHalf, at index: Int) {
    let state = state(of: half)
    let image = (half == .increment ? images.increments : images.decrements).value(in: state)
    parts.icons[index].image = image
    parts.icons[index].alpha = state == .disabled ? 0.35 : 1
    let isPressed = state == .highlighted
    parts.highlights[index].setBackgroundColor(
      isPressed ? .systemFill : isHovered && isEnabled ? .quaternarySystemFill : nil)
    let glyph = parts.glyphs[index]
    let color = state == .disabled ? UIColor.tertiaryLabel : .label
    CATransaction.withoutActions {
      glyph.strokeColor = color.resolvedColor(with: traitCollection).cgColor
      glyph.path = image == nil ? glyphPath(half, in: parts.icons[index].frame) : nil
    }
  }

  private func glyphPath(_ half: StepperHalf, in frame: CGRect) -> CGPath {
    let path = CGMutablePath()
    let (x, y, arm) = (frame.midX.rounded(.down), frame.midY, Self.arm)
    path.addLines(between: [CGPoint(x: x - arm, y: y), CGPoint(x: x + arm, y: y)])
    if half == .increment {
      path.addLines(between: [CGPoint(x: x, y: y - arm), CGPoint(x: x, y: y + arm)])
    }
    return path
  }

  /// A line that hides beside a pressed half.
  private func showDivider(_ halves: [StepperHalf]) {
    let sides = StepperImages.Sides(left: state(of: halves[0]), right: state(of: halves[1]))
    let plain = StepperImages.Sides(left: .normal, right: .normal)
    let image = images.dividers[sides] ?? images.dividers[plain]
    parts.divider.image = image
    parts.divider.setBackgroundColor(image == nil ? .separator : nil)
    parts.divider.isHidden = image == nil && pressed != nil
  }
}
