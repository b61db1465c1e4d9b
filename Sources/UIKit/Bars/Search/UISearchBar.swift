public import CoreGraphics
public import Foundation

/// A bar with a search field, a cancel button, and scopes to search in. Main thread only.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
  /// How much the bar stands out.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  /// An icon of the field.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  /// The field.
  public let searchTextField = UISearchTextField()
  let promptLabel = UILabel()
  let scopeControl = UISegmentedControl()
  lazy var cancelButton = makeCancelButton()
  lazy var sideButton = makeSideButton()
  var fieldDelegate: SearchBarFieldDelegate?
  /// That has the bar.
  weak var searchController: UISearchController?
  var look = SearchBarLook()
  var backgroundView: UIImageView?
  var scopeBackgroundView: UIImageView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareParts()
    coder.readNib(self, as: UISearchBar.self)
  }

  /// Asked and told; held weakly.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Text

  /// Never nil. Setting it tells nobody.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      showSideButton()
    }
  }
  /// Shows above the field.
  open var prompt: String? {
    get { promptLabel.text }
    set {
      promptLabel.text = newValue
      partsDidChange()
    }
  }
  /// Shows while there is no text.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// Shown at the window's lower edge while the field is edited.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  // MARK: Buttons

  /// Whether there is a button that cancels the search.
  @AlwaysObserved open var showsCancelButton = false {
    didSet {
      if showsCancelButton != oldValue { partsDidChange() }
      searchController?.barPartWasSet(false)
    }
  }
  /// The same, with an animation.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    animate(animated) { self.showsCancelButton = showsCancelButton }
  }
  /// Whether an empty field has a button for bookmarks.
  @AlwaysObserved open var showsBookmarkButton = false {
    didSet { sideButtonDidChange() }
  }
  /// Whether an empty field has a button for the list of results.
  @AlwaysObserved open var showsSearchResultsButton = false {
    didSet { sideButtonDidChange() }
  }
  /// Whether that button looks selected.
  @AlwaysObserved open var isSearchResultsButtonSelected = false {
    didSet { sideButton.isSelected = isSearchResultsButtonSelected }
  }

  // MARK: Scopes

  /// The titles of the scopes; nil for none.
  @AlwaysObserved open var scopeButtonTitles: [String]? {
    didSet { scopesDidChange() }
  }
  /// The scope that is chosen. An index beyond the titles is ignored.
  open var selectedScopeButtonIndex: Int {
    get { max(scopeControl.selectedSegmentIndex, 0) }
    set {
      if (scopeButtonTitles ?? []).indices.contains(newValue) {
        scopeControl.selectedSegmentIndex = newValue
      }
    }
  }
  /// Whether the scopes show; there must be two at least.
  @AlwaysObserved open var showsScopeBar = false {
    didSet {
      if showsScopeBar != oldValue { partsDidChange() }
      searchController?.barPartWasSet(true)
    }
  }
  /// The same, with an animation.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    animate(animated) { self.showsScopeBar = show }
  }

  // MARK: Looks

  /// A minimal bar has no background; others have one if there is a `barTintColor`.
  @AlwaysObserved open var searchBarStyle = Style.default {
    willSet { AppearanceRecorder.note(self, \UISearchBar.searchBarStyle, newValue) }
    didSet { showBackground() }
  }
  /// Behind the field; nil for nothing.
  @AlwaysObserved open var barTintColor: UIColor? {
    willSet { AppearanceRecorder.note(self, \UISearchBar.barTintColor, newValue) }
    didSet { showBackground() }
  }
  /// Kept: the colours are those of the traits.
  open var barStyle = UIBarStyle.default
  /// Kept: there is no blur behind the bar.
  open var isTranslucent = true

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barLayout.totalHeight)
  }
  /// As wide as it may be.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barLayout.totalHeight)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }
  /// The field's.
  open override var canBecomeFirstResponder: Bool { false }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  /// Escape cancels where there is a cancel button.
  open override func accessibilityPerformEscape() -> Bool { cancelByEscape() }
  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    setNeedsLayout()
  }

  // MARK: Images and offsets of the program's own

  /// Nil restores the usual icon.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    let place = SearchBarLook.IconState(icon: icon, state: state)
    AppearanceRecorder.note(self, "image", place) {
      $0.setImage(iconImage, for: icon, state: state)
    }
    look.icons[place] = iconImage
    showIcons()
  }
  /// The image set for exactly this state.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    look.icons[SearchBarLook.IconState(icon: icon, state: state)]
  }

  /// Behind everything, stretched.
  open var backgroundImage: UIImage? {
    get { look.background }
    set {
      AppearanceRecorder.note(self, \UISearchBar.backgroundImage, newValue)
      look.background = newValue
      showImages()
    }
  }
  /// The same as `backgroundImage`, whatever the position and the metrics.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }
  /// The same as `backgroundImage`, whatever the position and the metrics.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImage }
  /// Behind the field in the place of its capsule: for the normal and the disabled state.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    AppearanceRecorder.note(self, "searchFieldBackgroundImage", state) {
      $0.setSearchFieldBackgroundImage(backgroundImage, for: state)
    }
    look.fieldBackgrounds[state] = backgroundImage
    showImages()
  }
  /// The image set for exactly this state.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    look.fieldBackgrounds[state]
  }
  /// Behind the scopes, stretched.
  open var scopeBarBackgroundImage: UIImage? {
    get { look.scopeBackground }
    set {
      look.scopeBackground = newValue
      showImages()
    }
  }
  /// Behind the titles of scopes in a state.
  open func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { scopeControl.setBackgroundImage(backgroundImage, for: state, barMetrics: .default) }
  /// The image set for exactly this state.
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopeControl.backgroundImage(for: state, barMetrics: .default)
  }
  /// Between scopes of these states.
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    scopeControl.setDividerImage(
      dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState,
      barMetrics: .default)
  }
  /// The image set for exactly these states.
  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    scopeControl.dividerImage(
      forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }
  /// Nil restores the usual look of the scopes' titles.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { scopeControl.setTitleTextAttributes(attributes, for: state) }
  /// The attributes set for exactly this state.
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { scopeControl.titleTextAttributes(for: state) }

  // MARK: Offsets

  /// How far the text is moved in the field.
  open var searchTextPositionAdjustment: UIOffset {
    get { searchTextField.offsets.text }
    set { searchTextField.offsets.text = newValue }
  }
  /// How far the field's background is moved.
  open var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { searchTextField.offsets.background }
    set { searchTextField.offsets.background = newValue }
  }
  /// How far an icon is moved.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    searchTextField.offsets.icons[icon] = adjustment
  }
  /// Zero at first.
  open func positionAdjustment(for icon: Icon) -> UIOffset {
    searchTextField.offsets.icons[icon] ?? .zero
  }

  /// Whether the user may search.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set {
      searchTextField.isEnabled = newValue
      scopeControl.isEnabled = newValue
    }
  }

  // MARK: Traits of the text

  /// Sentences by default.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// The system's choice by default.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// The system's choice by default.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// The system's choice by default.
  open var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }
  /// The system's choice by default.
  open var smartDashesType: UITextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }
  /// The system's choice by default.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }
  /// The system's choice by default.
  open var inlinePredictionType: UITextInlinePredictionType {
    get { searchTextField.inlinePredictionType }
    set { searchTextField.inlinePredictionType = newValue }
  }
  /// The system's choice by default.
  open var writingToolsBehavior: UIWritingToolsBehavior {
    get { searchTextField.writingToolsBehavior }
    set { searchTextField.writingToolsBehavior = newValue }
  }
  /// The keys that an on-screen keyboard shows.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The look of an on-screen keyboard.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// The title of an on-screen Return key.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Whether an on-screen Return key waits for text.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether the text is hidden, as a password's.
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  /// What the text means; nil for anything.
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
}
