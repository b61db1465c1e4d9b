import CoreGraphics
import QuartzCore

extension UISegmentedControl {
  private static let faint: CGFloat = 0.5
  /// Of the spring that the pill moves with.
  private static let (duration, bounce) = (0.35, CGFloat(0.15))

  func prepareParts() {
    isOpaque = false
    for part in [plate, pill] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    pill.layer.shadowOpacity = 0.1
    pill.layer.shadowRadius = 3
    pill.layer.shadowOffset = CGSize(width: 0, height: 1)
    pill.isHidden = true
    contentsDidChange()
  }

  func contentsDidChange() {
    drag = SegmentDrag()
    showSelection(animated: false)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// What the pill lies behind: the selection, or what a finger or the keys are about to press.
  var shownSelection: Int? {
    if isMomentary { return drag.segment ?? (isFocused ? drag.marked : nil) }
    let shown = drag.movesSelection ? drag.segment ?? selectedSegmentIndex : selectedSegmentIndex
    return contents.indices.contains(shown) ? shown : nil
  }

  func state(ofSegment index: Int) -> State {
    var state: State = isEnabled && contents[index].isEnabled ? .normal : .disabled
    if index == shownSelection { state.insert(.selected) }
    if index == drag.segment, index != shownSelection { state.insert(.highlighted) }
    return state
  }

  func showSelection(animated: Bool) {
    makeDividers()
    showPlate()
    for (index, view) in segments.enumerated() {
      let state = state(ofSegment: index)
      view.show(contents[index], isSelected: state.contains(.selected), style.text(in: state))
      view.alpha = state.contains(.disabled) || state.contains(.highlighted) ? Self.faint : 1
    }
    showDividers()
    movePill(animated: animated)
  }

  private func showPlate() {
    let image = style.backgrounds.value(in: isEnabled ? .normal : .disabled)
    plate.image = image
    plate.setBackgroundColor(image == nil ? .tertiarySystemFill : nil)
  }

  private func movePill(animated: Bool) {
    pill.setBackgroundColor(selectedSegmentTintColor ?? Self.pillColor)
    let wasHidden = pill.isHidden
    pill.isHidden = shownSelection == nil
    guard animated, ownWindow != nil, !wasHidden, !UIAccessibility.isReduceMotionEnabled else {
      return placePill()
    }
    UIView.animate(
      springDuration: Self.duration, bounce: Self.bounce, options: .allowUserInteraction
    ) {
      placePill()
    }
  }

  private static let pillColor = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.27) : .white
  }

  private func makeDividers() {
    while dividers.count > max(0, contents.count - 1) {
      dividers.removeLast().removeFromSuperview()
    }
    while dividers.count < contents.count - 1 {
      let divider = UIImageView()
      dividers.append(divider)
      insertSubview(divider, aboveSubview: plate)
    }
  }

  /// Lines beside the pill hide.
  private func showDividers() {
    for (index, divider) in dividers.enumerated() {
      let ends = [index, index + 1]
      let sides = isRightToLeft ? ends.reversed() : ends
      let states = SegmentedStyle.Sides(
        left: state(ofSegment: sides[0]), right: state(ofSegment: sides[1]))
      let plain = SegmentedStyle.Sides(left: .normal, right: .normal)
      divider.image = style.dividers[states] ?? style.dividers[plain]
      divider.setBackgroundColor(divider.image == nil ? .separator : nil)
      let isBesidePill = shownSelection.map(ends.contains) ?? false
      divider.alpha = divider.image == nil && isBesidePill ? 0 : 1
    }
  }
}
