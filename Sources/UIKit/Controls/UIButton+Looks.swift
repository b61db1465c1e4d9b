import CoreGraphics

extension UIButton {
  /// Nil uses the normal state's title.
  public func setTitle(_ title: String?, for state: State) {
    looks.titles[state] = title
    updateLook()
  }

  /// Nil uses the normal state's colour, or else white; in a system button, the tint.
  public func setTitleColor(_ color: UIColor?, for state: State) {
    looks.titleColors[state] = color
    updateLook()
  }

  /// Nil uses the normal state's image.
  public func setImage(_ image: UIImage?, for state: State) {
    looks.images[state] = image
    updateLook()
  }

  /// The image fills the button behind its content. Nil uses the normal state's.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    looks.backgrounds[state] = image
    updateLook()
  }

  /// The value set for exactly this state.
  public func title(for state: State) -> String? { looks.titles[state] }
  /// The value set for exactly this state.
  public func titleColor(for state: State) -> UIColor? { looks.titleColors[state] }
  /// The value set for exactly this state.
  public func image(for state: State) -> UIImage? { looks.images[state] }
  /// The value set for exactly this state.
  public func backgroundImage(for state: State) -> UIImage? { looks.backgrounds[state] }

  /// The title shown now.
  public var currentTitle: String? { ButtonStateContent.look(looks.titles, in: state) }
  /// The image shown now.
  public var currentImage: UIImage? { ButtonStateContent.look(looks.images, in: state) }
  /// The background image shown now.
  public var currentBackgroundImage: UIImage? {
    ButtonStateContent.look(looks.backgrounds, in: state)
  }
  /// The colour shown now, before a pressed system button dims it.
  public var currentTitleColor: UIColor {
    ButtonStateContent.look(looks.titleColors, in: state) ?? defaultTitleColor
  }

  /// The disabled colour is UIKit's.
  private var defaultTitleColor: UIColor {
    if !isEnabled { return UIColor(white: 0.52, alpha: 0.45) }
    return buttonType == .system ? tintColor : .white
  }

  /// As in UIKit, a pressed system button shows its content at 20% alpha.
  func updateLook() {
    titleLabel?.text = currentTitle
    titleLabel?.textColor = currentTitleColor
    imageView?.image = currentImage
    backgroundView.image = currentBackgroundImage
    let isFaint = buttonType == .system && isHighlighted
    titleLabel?.alpha = isFaint ? 0.2 : 1
    imageView?.alpha = isFaint ? 0.2 : 1
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
