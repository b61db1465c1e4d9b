import CoreGraphics
public import Foundation
import FoundationAdditions
import PlatformKit
import QuartzCore

/// A row of dots for pages, one of which is the current one. Main thread only.
///
/// A tap beside the current dot goes to the page before or after it; a drag along the dots goes through
/// the pages.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// Whether there is a plate behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// While the user drags.
    case automatic
    case prominent
    case minimal
  }

  /// How the user is changing pages.
  public enum InteractionState: Int, Sendable {
    case none
    /// By a tap.
    case discrete
    /// By a drag.
    case continuous
  }

  /// The way from the first dot to the last.
  public enum Direction: Int, Sendable {
    /// The direction of layout.
    case natural
    case leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  let plate = UIView()
  var dots: [UIImageView] = []
  lazy var progressBar = UIView()
  var pageImages: [Int: (normal: UIImage?, current: UIImage?)] = [:]
  private var page = 0
  private var pageCount = 0
  /// Whether the user has moved through the pages with the touch that is down.
  var hasScrubbed = false
  /// Where that touch landed.
  private(set) var landing = CGPoint.zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareParts()
    coder.readNib(self, as: UIPageControl.self)
  }

  /// 0 at first.
  open var numberOfPages: Int {
    get { pageCount }
    set {
      guard max(0, newValue) != pageCount else { return }
      pageCount = max(0, newValue)
      currentPage = page
      pageImages = pageImages.filter { $0.key < numberOfPages }
      pagesDidChange()
    }
  }

  /// Limited to the pages that there are. Setting it sends no event.
  open var currentPage: Int {
    get { page }
    set {
      let new = max(0, min(newValue, numberOfPages - 1))
      guard new != page else { return }
      ObservedChange.announce(self, "currentPage") { page = new }
      progress?.pageDidChange(to: new)
      showPages(animated: true)
      // Among many pages the dots stay as they are.
      noteAccessibilityChange()
    }
  }

  /// Whether it hides where there is one page or none.
  @AlwaysObserved open var hidesForSinglePage = false {
    didSet { pagesDidChange() }
  }

  /// Of the dots; nil for translucent white.
  @AlwaysObserved open var pageIndicatorTintColor: UIColor? {
    didSet {
      AppearanceRecorder.note(self, \UIPageControl.pageIndicatorTintColor, pageIndicatorTintColor)
      showPages(animated: false)
    }
  }

  /// Of the current page's dot; nil for white.
  @AlwaysObserved open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      AppearanceRecorder.note(
        self, \UIPageControl.currentPageIndicatorTintColor, currentPageIndicatorTintColor)
      showPages(animated: false)
    }
  }

  /// Whether there is a plate behind the dots.
  @AlwaysObserved open var backgroundStyle: BackgroundStyle = .automatic {
    didSet { showPlate() }
  }
  /// The way from the first dot to the last.
  @AlwaysObserved open var direction: Direction = .natural {
    didSet { if direction != oldValue { pagesDidChange() } }
  }
  /// How the user is changing pages just now.
  @AlwaysObserved open internal(set) var interactionState: InteractionState = .none {
    didSet {
      showPlate()
      if (interactionState == .continuous) != (oldValue == .continuous) {
        progressVisibilityDidChange()
      }
    }
  }
  /// How far the current page is; nil, as by default, for a plain dot.
  @AlwaysObserved open var progress: UIPageControlProgress? {
    didSet { progressDidChange(from: oldValue) }
  }
  /// Whether a drag goes through the pages.
  open var allowsContinuousInteraction = true

  /// In the place of dots; nil for dots. Only its outline counts: the colours are those of dots.
  @AlwaysObserved open var preferredIndicatorImage: UIImage? {
    didSet { showPages(animated: false) }
  }
  /// In the place of the current page's dot; nil for the image of the others.
  @AlwaysObserved open var preferredCurrentPageIndicatorImage: UIImage? {
    didSet { showPages(animated: false) }
  }

  /// The image for one page; nil for the preferred one.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    requirePage(page)
    pageImages[page, default: (nil, nil)].normal = image
    showPages(animated: false)
  }
  /// The image for one page while it is the current one; nil for the preferred one.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    requirePage(page)
    pageImages[page, default: (nil, nil)].current = image
    showPages(animated: false)
  }
  /// The image that was set for a page.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    requirePage(page)
    return pageImages[page]?.normal
  }
  /// The image that was set for a page while it is the current one.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    requirePage(page)
    return pageImages[page]?.current
  }

  /// The size that shows all dots of so many pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { fittingSize(pageCount) }
  /// The size that shows all dots.
  open override var intrinsicContentSize: CGSize { fittingSize(numberOfPages) }
  /// The size that shows all dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(numberOfPages) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showPages(animated: false)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    progress?.surroundingsDidChange()
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    (hasScrubbed, landing) = (false, touch.location(in: self))
    interactionState = .discrete
    return true
  }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    scrub(to: touch.location(in: self), event)
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { finishTouch(at: touch.location(in: self), event) }
    interactionState = .none
  }
  open override func cancelTracking(with event: UIEvent?) { interactionState = .none }

  override func take(_ step: ControlStep, with event: UIEvent?) -> Bool {
    go(by: step, event)
    return true
  }
  /// The keys that tap other controls do nothing here.
  override func activate(with event: UIEvent?) {}

  override var focusOutline: (rect: CGRect, radius: CGFloat) {
    (plate.frame, plate.frame.height / 2)
  }
  override func stateDidChange() {
    super.stateDidChange()
    alpha(of: dots)
  }
  override func hoverDidChange() { showPlate() }
  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    setNeedsLayout()
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    (defaults.isElement, defaults.role) = (true, .pageIndicator)
    defaults.number = AccessibilityNumber(
      Double(currentPage), in: 0...Double(max(numberOfPages - 1, 0)), step: 1)
    defaults.value = "page \(currentPage + 1) of \(numberOfPages)"
    defaults.traits.formUnion([.adjustable, .updatesFrequently])
    return defaults
  }

  private func requirePage(_ page: Int) {
    precondition(
      (0..<numberOfPages).contains(page),
      "page \(page) is out of the bounds of a page control with \(numberOfPages) pages")
  }
}
