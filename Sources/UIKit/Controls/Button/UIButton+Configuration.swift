import CoreGraphics
import Foundation

extension UIButton {
  private static let markSize: CGFloat = 12

  func setConfiguration(_ new: Configuration?) {
    switch (configured, new) {
    case (nil, let new?): configure(ConfiguredButton(new))
    case (let configured?, let new?):
      if configured.configuration == new, new.isPlainlyComparable { return }
      configured.configuration = new
    case (let configured?, nil):
      configured.leave()
      self.configured = nil
      restoreTitle()
    case (nil, nil): return
    }
    markConfiguration()
    updateLook()
  }

  private func configure(_ made: ConfiguredButton) {
    configured = made
    insertSubview(made.background, at: 0)
    for view in [made.subtitle, made.mark] { addSubview(view) }
    imageView?.contentMode = .center
    backgroundImageView.image = nil
  }

  /// The label as buttons without a configuration have it.
  private func restoreTitle() {
    imageView?.contentMode = .scaleToFill
    imageView?.setTintColor(nil)
    looks.hasGreyImage = false
    titleLabel?.setFont(.systemFont(ofSize: buttonType == .custom ? 18 : 15))
    titleLabel?.numberOfLines = 1
    titleLabel?.lineBreakMode = .byTruncatingMiddle
    titleLabel?.textAlignment = .natural
  }

  func markConfiguration() {
    guard let configured else { return }
    configured.needsUpdate = true
    setNeedsLayout()
  }

  /// What the update sets needs no further update.
  func updateConfigurationIfNeeded() {
    guard let configured, configured.needsUpdate else { return }
    following(.configuration) { updateConfiguration() }
    configured.needsUpdate = false
    if configured === self.configured { showConfiguration() }
  }

  func showConfiguration() {
    guard let configured else { return }
    let configuration = configured.configuration
    let shown = automaticallyUpdatesConfiguration ? configuration.updated(for: self) : configuration
    configured.shown = shown
    let color = shown.baseForegroundColor ?? ButtonColors(configuration, in: self).foreground
    showTexts(configured, shown, color)
    showImages(configured, shown, color)
    let background = shown.background.backgroundColor
    configured.background.show(shown.background, color: background, radius: radius(of: shown))
    titleLabel?.alpha = 1
    imageView?.alpha = 1
  }

  private func showTexts(_ views: ConfiguredButton, _ shown: Configuration, _ color: UIColor) {
    let size = shown.buttonSize
    if let titleLabel {
      let title =
        titleOfState ?? shown.attributedTitle ?? either(currentAttributedTitle, currentTitle)
      titleLabel.show(
        title,
        .preferredFont(forTextStyle: ButtonStyle.titleStyle(size), compatibleWith: traitCollection),
        color, shown.titleTextAttributesTransformer, shown.titleLineBreakMode)
      titleLabel.change(\.alignment, to: alignment(of: shown), resizes: false)
    }
    views.subtitle.show(
      shown.attributedSubtitle,
      .preferredFont(
        forTextStyle: ButtonStyle.subtitleStyle(size), compatibleWith: traitCollection),
      color, shown.subtitleTextAttributesTransformer, shown.subtitleLineBreakMode)
    views.subtitle.change(\.alignment, to: alignment(of: shown), resizes: false)
  }

  /// What was set for the state itself, if that isn't the normal one.
  var titleOfState: AttributedString? {
    either(looks.attributedTitles.ownValue(in: state), looks.titles.ownValue(in: state))
  }

  private func either(_ attributed: NSAttributedString?, _ plain: String?) -> AttributedString? {
    attributed.map { AttributedString($0) } ?? plain.map { AttributedString($0) }
  }

  /// The last one that is set shows: that of the configuration, or that of the normal state.
  func titleDidChange(for state: State) {
    if state == .normal, let configured {
      configured.configuration.attributedTitle = either(
        looks.attributedTitles[state], looks.titles[state])
      markConfiguration()
    }
    updateLook()
  }

  func imageDidChange(for state: State) {
    if state == .normal, let configured {
      configured.configuration.image = looks.images[state]
      markConfiguration()
    }
    updateLook()
  }

  private func alignment(of shown: Configuration) -> NSTextAlignment {
    let isStacked = shown.imagePlacement == .top || shown.imagePlacement == .bottom
    return switch shown.titleAlignment {
    case .automatic: isStacked ? .center : .natural
    case .leading: .natural
    case .center: .center
    case .trailing: isRightToLeft ? .left : .right
    }
  }

  private func showImages(_ views: ConfiguredButton, _ shown: Configuration, _ color: UIColor) {
    let image = looks.images.ownValue(in: state) ?? shown.image ?? currentImage
    imageView?.image = shown.showsActivityIndicator ? nil : image
    imageView?.setTintColor(shown.imageColorTransformer?(color) ?? color)
    let font = UIFont.preferredFont(
      forTextStyle: ButtonStyle.titleStyle(shown.buttonSize), compatibleWith: traitCollection)
    imageView?.preferredSymbolConfiguration =
      shown.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
      ?? UIImage.SymbolConfiguration(font: font)
    let spinnerColor = shown.activityIndicatorColorTransformer?(color) ?? color
    views.spin(shown.showsActivityIndicator, color: spinnerColor, in: self)
    views.mark.image = showsMark(shown) ? UIImage(systemName: "chevron.up.chevron.down") : nil
    views.mark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: Self.markSize)
    views.mark.setTintColor(shown.indicatorColorTransformer?(color) ?? color)
  }

  private func showsMark(_ shown: Configuration) -> Bool {
    switch shown.indicator {
    case .automatic: isPopUp
    case .none: false
    case .popup: true
    }
  }

  func radius(of configuration: Configuration) -> CGFloat {
    let own = configuration.background.cornerRadius
    return switch configuration.cornerStyle {
    case .fixed: own
    case .dynamic:
      UIFontMetrics.default.scaledValue(for: own, compatibleWith: traitCollection)
        * (configuration.buttonSize == .large ? 1.5 : 1)
    case .small: 6
    case .medium: 9
    case .large: 13
    case .capsule: bounds.height / 2
    }
  }

  // MARK: Layout

  /// With the text as wide as `width` allows; 0 for no limit.
  private func layout(width: CGFloat) -> ButtonLayout {
    guard let configured else { return ButtonLayout() }
    let shown = configured.shown
    var layout = ButtonLayout(
      placement: shown.imagePlacement, imagePadding: shown.imagePadding,
      titlePadding: shown.titlePadding, alignment: shown.titleAlignment)
    layout.image = imageSize(shown)
    layout.mark = configured.mark.image == nil ? .zero : configured.mark.sizeThatFits(.zero)
    let room = width > 0 ? max(1, width - layout.besideText) : 0
    layout.title = titleLabel?.size(width: room) ?? .zero
    layout.subtitle = configured.subtitle.size(width: room)
    return layout
  }

  private func imageSize(_ shown: Configuration) -> CGSize {
    let own =
      shown.showsActivityIndicator ? CGSize(width: 20, height: 20) : imageView?.resolvedImage?.size
    guard let own else { return .zero }
    let reserved = shown.imageReservation
    return CGSize(width: max(own.width, reserved), height: max(own.height, reserved))
  }

  private var insets: UIEdgeInsets {
    (configured?.shown.contentInsets ?? .zero).absolute(effectiveUserInterfaceLayoutDirection)
  }

  func configuredSize(width: CGFloat) -> CGSize {
    updateConfigurationIfNeeded()
    let insets = insets
    let sides = insets.left + insets.right
    let layout = layout(width: width > 0 ? max(1, width - sides) : 0)
    var content = layout.size
    if content == .zero { content.height = titleLabel?.font.lineHeight.rounded(.up) ?? 0 }
    return CGSize(width: content.width + sides, height: content.height + insets.top + insets.bottom)
  }

  func placeConfiguredContent() {
    guard let configured else { return }
    let room = bounds.inset(by: insets)
    let layout = layout(width: max(1, room.width))
    let size = layout.size
    let left = leftEdge(of: size.width, in: room)
    let origin = CGPoint(
      x: isRightToLeft ? bounds.width - left - size.width : left, y: top(of: size.height, in: room))
    let places = layout.places(at: origin)
    titleLabel?.frame = mirrored(places.title)
    configured.subtitle.frame = mirrored(places.subtitle)
    for view in [imageView, configured.spinner, configured.mark] as [UIView?] {
      let place = mirrored(view === configured.mark ? places.mark : places.image)
      view?.frame = CGRect(
        x: wholePixels(place.minX), y: wholePixels(place.minY), width: place.width,
        height: place.height)
    }
    configured.background.frame = bounds
    configured.background.show(
      configured.shown.background, color: configured.shown.background.backgroundColor,
      radius: radius(of: configured.shown))
  }
}

extension UILabel {
  fileprivate func show(
    _ text: AttributedString?, _ font: UIFont, _ color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?, _ breaks: NSLineBreakMode
  ) {
    numberOfLines = breaks == .byWordWrapping || breaks == .byCharWrapping ? 0 : 1
    change(\.lineBreakMode, to: breaks)
    setFont(font)
    setTextColor(color)
    setAttributedText(
      text?.bridged { attributes in
        var usual = AttributeContainer()
        usual.font = font
        usual.foregroundColor = color
        let whole = usual.merging(attributes)
        return transformer?(whole) ?? whole
      })
  }

  /// Zero without a text.
  fileprivate func size(width: CGFloat) -> CGSize {
    guard attributedText?.length ?? 0 > 0 else { return .zero }
    return sizeThatFits(CGSize(width: width, height: 0))
  }
}

extension UIButton.Configuration {
  /// Whether equality says that nothing differs: transformers cannot be compared.
  fileprivate var isPlainlyComparable: Bool {
    titleTextAttributesTransformer == nil && subtitleTextAttributesTransformer == nil
      && imageColorTransformer == nil && activityIndicatorColorTransformer == nil
      && indicatorColorTransformer == nil && background.backgroundColorTransformer == nil
      && background.strokeColorTransformer == nil
  }
}
