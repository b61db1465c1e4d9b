import CoreGraphics

extension UIButton {
  /// nil shows the normal state's.
  public func setTitle(_ title: String?, for state: State) {
    looks.titles[state] = title
    updateLook()
  }

  /// nil shows the normal state's, and without one white, or the tint in a system button.
  public func setTitleColor(_ color: UIColor?, for state: State) {
    looks.titleColors[state] = color
    updateLook()
  }

  /// nil shows the normal state's.
  public func setImage(_ image: UIImage?, for state: State) {
    looks.images[state] = image
    updateLook()
  }

  /// Fills the button, behind the rest; nil shows the normal state's.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    looks.backgrounds[state] = image
    updateLook()
  }

  /// What was set for just this state.
  public func title(for state: State) -> String? { looks.titles[state] }
  /// What was set for just this state.
  public func titleColor(for state: State) -> UIColor? { looks.titleColors[state] }
  /// What was set for just this state.
  public func image(for state: State) -> UIImage? { looks.images[state] }
  /// What was set for just this state.
  public func backgroundImage(for state: State) -> UIImage? { looks.backgrounds[state] }

  /// As shown now.
  public var currentTitle: String? { ButtonStateContent.look(looks.titles, in: state) }
  /// As shown now.
  public var currentImage: UIImage? { ButtonStateContent.look(looks.images, in: state) }
  /// As shown now.
  public var currentBackgroundImage: UIImage? { ButtonStateContent.look(looks.backgrounds, in: state) }
  /// As shown now, before a pressed system button makes it fainter.
  public var currentTitleColor: UIColor {
    ButtonStateContent.look(looks.titleColors, in: state) ?? defaultTitleColor
  }

  /// Facts: 0.52 white at 0.45 where disabled.
  private var defaultTitleColor: UIColor {
    if !isEnabled { return UIColor(white: 0.52, alpha: 0.45) }
    return buttonType == .system ? tintColor : .white
  }

  /// Facts: a pressed system button shows its title at a fifth of its alpha.
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
