import CoreGraphics
import Foundation

extension UIButton {
  /// Of a custom button's image, pressed or disabled.
  private static let (darker, fainter): (CGFloat, CGFloat) = (0.6, 0.5)
  private static let closeSize: CGFloat = 30

  /// Whether the title is in the tint and the content faint while pressed.
  private var isOfSystem: Bool { buttonType != .custom }

  /// The disabled colour is UIKit's.
  var defaultTitleColor: UIColor {
    if !isEnabled { return UIColor(white: 0.52, alpha: 0.45) }
    return isOfSystem ? tintColor : .white
  }

  /// The button becomes one of a type.
  func take(_ type: ButtonType) {
    buttonType = type
    prepareType()
    updateLook()
  }

  /// The fonts and images that buttons of a type begin with.
  func prepareType() {
    if isOfSystem { titleLabel?.setFont(.systemFont(ofSize: 15)) }
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark: prepareSymbol("info.circle", size: 20)
    case .contactAdd: prepareSymbol("plus.circle", size: 20)
    case .close: prepareClose()
    case .custom, .system, .plain: break
    }
  }

  private func prepareSymbol(_ name: String, size: CGFloat) {
    looks.images[.normal] = UIImage(systemName: name)
    looks.symbolConfigurations[.normal] = UIImage.SymbolConfiguration(pointSize: size)
  }

  private func prepareClose() {
    var configuration = UIButton.Configuration.gray()
    configuration.image = UIImage(systemName: "xmark")
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
      pointSize: 12, weight: .bold)
    configuration.baseForegroundColor = .secondaryLabel
    configuration.cornerStyle = .capsule
    configuration.contentInsets = .zero
    configuration.imageReservation = Self.closeSize
    self.configuration = configuration
  }

  /// Takes over what an action shows and does.
  func adopt(_ action: UIAction) {
    if !action.title.isEmpty, shownTitle == nil { setTitle(action.title, for: .normal) }
    if shownImage == nil { setImage(action.image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  var shownTitle: String? {
    titleOfState.map { String($0.characters) } ?? configured?.configuration.title
      ?? currentAttributedTitle?.string ?? currentTitle
  }
  var shownImage: UIImage? {
    looks.images.ownValue(in: state) ?? configured?.configuration.image ?? currentImage
  }

  func contentDidMove(_ isChange: Bool) {
    guard isChange else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func updateLook() {
    if configured == nil { showContent() } else { showConfiguration() }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// As in UIKit, a pressed system button shows its content at 20% alpha.
  private func showContent() {
    showTitle()
    imageView?.image = currentImage
    imageView?.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
    backgroundImageView.image = currentBackgroundImage
    let isFaint = isOfSystem && isHighlighted
    titleLabel?.alpha = isFaint ? 0.2 : 1
    imageView?.alpha = isFaint ? 0.2 : imageAlpha
    showImageTint()
  }

  /// A disabled system button's image is as grey as its title. Otherwise the image's tint is the program's.
  private func showImageTint() {
    let isGrey = isOfSystem && !isEnabled
    guard isGrey != looks.hasGreyImage else { return }
    looks.hasGreyImage = isGrey
    imageView?.setTintColor(isGrey ? defaultTitleColor : nil)
  }

  private func showTitle() {
    guard let titleLabel else { return }
    if let title = currentAttributedTitle {
      titleLabel.setTextColor(currentTitleColor)
      titleLabel.setAttributedText(title)
    } else {
      titleLabel.text = currentTitle
      titleLabel.setTextColor(currentTitleColor)
    }
    titleLabel.change(\.shadowColor, to: currentTitleShadowColor, resizes: false)
  }

  /// Images of custom buttons with an image of their own for the state show as they are.
  private var imageAlpha: CGFloat {
    guard !isOfSystem, looks.images[state] == nil || state == .normal else { return 1 }
    if !isEnabled, adjustsImageWhenDisabled { return Self.fainter }
    return isHighlighted && adjustsImageWhenHighlighted ? Self.darker : 1
  }
}

extension UIButton.ButtonType {
  /// What assistive technologies say of one without a title.
  var spokenName: String? {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark: "More Info"
    case .contactAdd: "Add"
    case .close: "Close"
    case .custom, .system, .plain: nil
    }
  }
}
