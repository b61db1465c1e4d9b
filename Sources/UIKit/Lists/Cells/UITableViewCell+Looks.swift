import CoreGraphics
import QuartzCore

extension UITableViewCell {
  func prepare() {
    content.isOpaque = false
    content.preservesSuperviewLayoutMargins = true
    addSubview(content)
    parts.separator.isUserInteractionEnabled = false
    addSubview(parts.separator)
    showState()
  }

  /// Takes over how the table wants the row to look.
  func show(_ look: CellLook) {
    guard self.look != look else { return }
    self.look = look
    let radius = look.roundsTop || look.roundsBottom ? CellMetrics.cardRadius : 0
    layer.cornerRadius = radius
    clipsToBounds = radius > 0
    var corners: CACornerMask = []
    if look.roundsTop { corners.formUnion(.top) }
    if look.roundsBottom { corners.formUnion(.bottom) }
    layer.maskedCorners = corners
    showState()
    setNeedsLayout()
  }

  var showsSelection: Bool {
    selectionStyle != .none && (flags.isSelected || flags.isHighlighted)
  }

  private var stateView: UIView? {
    look.selectsSeveral
      ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
  }

  /// Background, separator and labels as the state wants them.
  func showState() {
    let color = hasOwnColor ? programColor : look.background
    let gray = showsSelection && stateView == nil
    let own = gray ? CellMetrics.selectedColor : color
    setBackgroundColor(backgroundConfiguration == nil ? own : nil)
    showStateView()
    let separatorColor = look.separatorColor ?? .separator
    parts.separator.setBackgroundColor(separatorColor)
    parts.separator.isHidden = !look.hasSeparator || showsSelection || look.isAboveSelected
    if showsSelection != hidesLineAbove {
      hidesLineAbove = showsSelection
      table?.showSeparator(above: self)
    }
    for label in [parts.text, parts.detail] where label?.highlightedTextColor != nil {
      label?.isHighlighted = showsSelection
    }
    if let image = parts.image, image.highlightedImage != nil {
      image.isHighlighted = showsSelection
    }
  }

  private func showStateView() {
    for view in [selectedBackgroundView, multipleSelectionBackgroundView] where view !== stateView {
      view?.removeFromSuperview()
    }
    guard let view = stateView else { return }
    guard showsSelection else { return view.removeFromSuperview() }
    view.frame = bounds
    if view.superview !== self { insertSubview(view, belowSubview: content) }
  }

  func change(_ flag: WritableKeyPath<CellFlags, Bool>, to value: Bool, _ animated: Bool) {
    guard flags[keyPath: flag] != value else { return }
    flags[keyPath: flag] = value
    setNeedsUpdateConfiguration()
    if animated {
      UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction]) {
        self.showState()
      }
    } else {
      showState()
    }
  }

  func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    insertSubview(new, at: 0)
  }

  func resetForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
    swipe?.close(animated: false)
    alpha = 1
    if !transform.isIdentity { transform = .identity }
  }
}
