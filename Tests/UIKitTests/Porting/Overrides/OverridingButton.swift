import UIKit

// What programs override in buttons, as Apple's SDK declares it. Not @testable, which would let tests override
// what is closed to programs.

@MainActor
final class OverridingButton: UIButton {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
    super.backgroundRect(forBounds: bounds)
  }
  override func contentRect(forBounds bounds: CGRect) -> CGRect {
    super.contentRect(forBounds: bounds)
  }
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    super.titleRect(forContentRect: contentRect)
  }
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    super.imageRect(forContentRect: contentRect)
  }
  override var titleLabel: UILabel? { super.titleLabel }
  override var imageView: UIImageView? { super.imageView }
  override var subtitleLabel: UILabel? { super.subtitleLabel }
  override var buttonType: UIButton.ButtonType { .custom }
  override var contentEdgeInsets: UIEdgeInsets { didSet {} }
  override var titleEdgeInsets: UIEdgeInsets { didSet {} }
  override var imageEdgeInsets: UIEdgeInsets { didSet {} }
  override var adjustsImageWhenHighlighted: Bool { didSet {} }
  override var adjustsImageWhenDisabled: Bool { didSet {} }
  override var showsTouchWhenHighlighted: Bool { didSet {} }
  override var reversesTitleShadowWhenHighlighted: Bool { didSet {} }
  override func setTitle(_ title: String?, for state: UIControl.State) {
    super.setTitle(title, for: state)
  }
  override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    super.setTitleColor(color, for: state)
  }
  override func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {}
  override func setImage(_ image: UIImage?, for state: UIControl.State) {
    super.setImage(image, for: state)
  }
  override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  override func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {}
  override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {}
  override func title(for state: UIControl.State) -> String? { nil }
  override func titleColor(for state: UIControl.State) -> UIColor? { nil }
  override func titleShadowColor(for state: UIControl.State) -> UIColor? { nil }
  override func image(for state: UIControl.State) -> UIImage? { nil }
  override func backgroundImage(for state: UIControl.State) -> UIImage? { nil }
  override func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage
    .SymbolConfiguration?
  { nil }
  override func attributedTitle(for state: UIControl.State) -> NSAttributedString? { nil }
  override var currentTitle: String? { nil }
  override var currentTitleColor: UIColor { .red }
  override var currentTitleShadowColor: UIColor? { nil }
  override var currentImage: UIImage? { nil }
  override var currentBackgroundImage: UIImage? { nil }
  override var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { nil }
  override var currentAttributedTitle: NSAttributedString? { nil }
  override var configuration: UIButton.Configuration? { didSet {} }
  override var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? { didSet {} }
  override var automaticallyUpdatesConfiguration: Bool { didSet {} }
  override func setNeedsUpdateConfiguration() {}
  override func updateConfiguration() { super.updateConfiguration() }
  override var role: UIButton.Role { didSet {} }
  override var changesSelectionAsPrimaryAction: Bool { didSet {} }
  override var isHeld: Bool { super.isHeld }
  override var isPointerInteractionEnabled: Bool { didSet {} }
  override var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder { didSet {} }
  override var preferredBehavioralStyle: UIBehavioralStyle { didSet {} }
  override var behavioralStyle: UIBehavioralStyle { .pad }
}
