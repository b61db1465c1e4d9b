import UIKit

class EveryControl: UIControl {
  var calls: [String] = []

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var isEnabled: Bool { didSet { calls.append("isEnabled") } }
  override var isSelected: Bool { didSet { calls.append("isSelected") } }
  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }
  override var state: UIControl.State { super.state }
  override var contentVerticalAlignment: UIControl.ContentVerticalAlignment { didSet {} }
  override var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment { didSet {} }
  override var isTracking: Bool { super.isTracking }
  override var isTouchInside: Bool { super.isTouchInside }
  override var allTargets: Set<AnyHashable> { super.allTargets }
  override var allControlEvents: UIControl.Event { super.allControlEvents }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  override func cancelTracking(with event: UIEvent?) {}
  override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    super.addTarget(target, action: action, for: controlEvents)
  }
  override func removeTarget(
    _ target: Any?, action: Selector?, for controlEvents: UIControl.Event
  ) {
    super.removeTarget(target, action: action, for: controlEvents)
  }
  override func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event)
    -> [String]?
  {
    super.actions(forTarget: target, forControlEvent: controlEvent)
  }
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    calls.append("send \(action)")
    super.sendAction(action, to: target, for: event)
  }
  override func sendAction(_ action: UIAction) { super.sendAction(action) }
  override func sendActions(for controlEvents: UIControl.Event) {
    super.sendActions(for: controlEvents)
  }
  override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    super.addAction(action, for: controlEvents)
  }
}

class EveryButton: UIButton {
  var calls: [String] = []

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func setTitle(_ title: String?, for state: UIControl.State) {
    super.setTitle(title?.uppercased(), for: state)
  }
  override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    super.setTitleColor(color, for: state)
  }
  override func setImage(_ image: UIImage?, for state: UIControl.State) {
    super.setImage(image, for: state)
  }
  override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    super.setBackgroundImage(image, for: state)
  }
  override func title(for state: UIControl.State) -> String? { super.title(for: state) }
  override var currentTitle: String? { super.currentTitle }
  override var currentTitleColor: UIColor { super.currentTitleColor }
  override var buttonType: UIButton.ButtonType { super.buttonType }
  override var titleLabel: UILabel? { super.titleLabel }
  override var imageView: UIImageView? { super.imageView }
  override var isHighlighted: Bool { didSet { calls.append("isHighlighted") } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
}

class EveryLabel: UILabel {
  var insets = UIEdgeInsets(top: 2, left: 4, bottom: 2, right: 4)
  var sets = 0

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var text: String? { didSet { sets += 1 } }
  override var attributedText: NSAttributedString? { didSet { sets += 1 } }
  override var font: UIFont! { didSet { sets += 1 } }
  override var textColor: UIColor! { didSet { sets += 1 } }
  override var numberOfLines: Int { didSet { sets += 1 } }
  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)
    -> CGRect
  {
    super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
  }
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 8, height: size.height + 4)
  }
}

class EveryImageView: UIImageView {
  override init(frame: CGRect) { super.init(frame: frame) }
  override init(image: UIImage?) { super.init(image: image) }
  override init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(image: image, highlightedImage: highlightedImage)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  var sets = 0
  override var image: UIImage? { didSet { sets += 1 } }
  override var isHighlighted: Bool { didSet { sets += 1 } }
}

class EveryScrollView: UIScrollView {
  var moves = 0
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var contentOffset: CGPoint { didSet { moves += 1 } }
  override var contentSize: CGSize { didSet {} }
  override var contentInset: UIEdgeInsets { didSet {} }
  override var adjustedContentInset: UIEdgeInsets { super.adjustedContentInset }
  override var panGestureRecognizer: UIPanGestureRecognizer { super.panGestureRecognizer }
  override weak var delegate: (any UIScrollViewDelegate)? { didSet {} }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    super.setContentOffset(contentOffset, animated: animated)
  }
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
  override func layoutSubviews() { super.layoutSubviews() }
}
