import UIKit

// What programs override in search bars, as Apple's SDK declares it. Not @testable, which would let tests
// override what is closed to programs.

@MainActor
final class OverridingSearchBar: UISearchBar {
  let image = UIImage()

  override var backgroundImage: UIImage? {
    get { image }
    set { super.backgroundImage = newValue }
  }
  override var scopeBarBackgroundImage: UIImage? { didSet {} }
  override func setImage(
    _ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State
  ) { super.setImage(iconImage, for: icon, state: state) }
  override func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? {
    super.image(for: icon, state: state)
  }
  override func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { super.setSearchFieldBackgroundImage(backgroundImage, for: state) }
  override func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { super.setScopeBarButtonTitleTextAttributes(attributes, for: state) }
  override func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {
    super.setPositionAdjustment(adjustment, for: icon)
  }
  override var searchTextPositionAdjustment: UIOffset { didSet {} }
  override var isEnabled: Bool { didSet {} }
  override var returnKeyType: UIReturnKeyType { didSet {} }
  override var keyboardType: UIKeyboardType { didSet {} }
  override var textContentType: UITextContentType! { didSet {} }
}

/// A pasteboard that keeps a text to itself, as programs make them for their tests.
@MainActor
final class OverridingPasteboard: UIPasteboard {
  private var own: String?

  override var string: String? {
    get { own }
    set { own = newValue }
  }
  override var strings: [String]? {
    get { own.map { [$0] } }
    set { own = newValue?.first }
  }
  override var hasStrings: Bool { own != nil }
  override var url: URL? { didSet {} }
  override var image: UIImage? { didSet {} }
  override var types: [String] { hasStrings ? ["public.text"] : [] }
  override func data(forPasteboardType pasteboardType: String) -> Data? {
    own.map { Data($0.utf8) }
  }
  override func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    own = value as? String
  }
}

@MainActor
final class OverridingGuide: UILayoutGuide {
  override var layoutFrame: CGRect { super.layoutFrame }
  override var topAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
  override var widthAnchor: NSLayoutDimension { super.widthAnchor }
}

/// Its leading edge, for constraints, is its middle.
@MainActor
final class OverridingAnchorsView: UIView {
  private(set) var guidesAdded = 0

  override var leadingAnchor: NSLayoutXAxisAnchor { super.centerXAnchor }
  override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
  override var widthAnchor: NSLayoutDimension { super.widthAnchor }
  override var layoutGuides: [UILayoutGuide] { super.layoutGuides }
  override func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guidesAdded += 1
    super.addLayoutGuide(layoutGuide)
  }
  override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    super.removeLayoutGuide(layoutGuide)
  }
  override var pasteConfiguration: UIPasteConfiguration? { didSet {} }
  override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { true }
  override func paste(itemProviders: [NSItemProvider]) {}
  override var showsLargeContentViewer: Bool { didSet {} }
  override var largeContentTitle: String? { didSet {} }
  override var parentFocusEnvironment: (any UIFocusEnvironment)? { super.parentFocusEnvironment }
}
