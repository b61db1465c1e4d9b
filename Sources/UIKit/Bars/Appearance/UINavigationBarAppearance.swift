public import Foundation

/// How a navigation bar looks. Main thread only.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Has all that the other appearance has.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    subtitleTextAttributes = other.subtitleTextAttributes
    largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance.take(other.buttonAppearance)
    doneButtonAppearance.take(other.doneButtonAppearance)
    backButtonAppearance.take(other.backButtonAppearance)
    setBackIndicatorImage(
      other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }

  /// Font and colour of the title.
  @AlwaysObserved open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { didChange() }
  }
  /// Font and colour of the subtitle.
  @AlwaysObserved open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { didChange() }
  }
  /// Font and colour of the subtitle beneath the large title.
  @AlwaysObserved open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { didChange() }
  }
  /// Moves the title. Kept.
  @AlwaysObserved open var titlePositionAdjustment = UIOffset.zero { didSet { didChange() } }
  /// Font and colour of the large title.
  @AlwaysObserved open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { didChange() }
  }
  /// Of plain buttons.
  @AlwaysObserved open var buttonAppearance = UIBarButtonItemAppearance() {
    didSet { partsDidChange() }
  }
  /// Of prominent buttons.
  @AlwaysObserved open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { partsDidChange() }
  }
  /// The same by its newer name.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
  /// Of the back button.
  @AlwaysObserved open var backButtonAppearance = UIBarButtonItemAppearance() {
    didSet { partsDidChange() }
  }
  /// The arrow of the back button; nil for the system's.
  open private(set) var backIndicatorImage: UIImage?
  /// Kept.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?
  /// Sets the arrow of the back button; nil for the system's.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    (backIndicatorImage, backIndicatorTransitionMaskImage) = (image, transitionMaskImage)
    didChange()
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    UINavigationBarAppearance(barAppearance: self)
  }

  override var parts: [any BarAppearancePart] {
    [buttonAppearance, doneButtonAppearance, backButtonAppearance]
  }
}

/// How a toolbar looks. Main thread only.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Has all that the other appearance has.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance.take(other.buttonAppearance)
    doneButtonAppearance.take(other.doneButtonAppearance)
  }

  /// Of plain buttons.
  @AlwaysObserved open var buttonAppearance = UIBarButtonItemAppearance() {
    didSet { partsDidChange() }
  }
  /// Of prominent buttons.
  @AlwaysObserved open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { partsDidChange() }
  }
  /// The same by its newer name.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    UIToolbarAppearance(barAppearance: self)
  }

  override var parts: [any BarAppearancePart] {
    [buttonAppearance, doneButtonAppearance]
  }
}
