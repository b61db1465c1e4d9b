import CoreGraphics

extension UIButton {
  /// The disabled colour is UIKit's.
  var defaultTitleColor: UIColor {
    if !isEnabled { return UIColor(white: 0.52, alpha: 0.45) }
    return buttonType == .system ? tintColor : .white
  }

  /// As in UIKit, a pressed system button shows its content at 20% alpha.
  func updateLook() {
    titleLabel?.text = currentTitle
    titleLabel?.textColor = currentTitleColor
    imageView?.image = currentImage
    imageView?.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
    backgroundImageView.image = currentBackgroundImage
    let isFaint = buttonType == .system && isHighlighted
    titleLabel?.alpha = isFaint ? 0.2 : 1
    imageView?.alpha = isFaint ? 0.2 : 1
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
