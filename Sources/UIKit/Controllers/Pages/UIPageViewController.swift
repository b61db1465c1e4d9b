import CoreGraphics
public import Foundation

/// Shows one page, or two, of a row of controllers that follow each other. Main thread only.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  let state = PageState()
  /// The user's drags, in the style that scrolls.
  let scroll = PageScrollView()
  private(set) lazy var scroller = PageScroller(self)
  let dots = PageDots()
  let spacing: CGFloat
  private var turnGestures: [UIGestureRecognizer] = []

  /// Makes a controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    let wide = options?.number(.interPageSpacing) ?? 0
    spacing = style == .scroll && wide.isFinite ? max(CGFloat(wide), 0) : 0
    spineLocation = style == .scroll ? .none : options?.spine ?? .min
    super.init(nibName: nil, bundle: nil)
    isDoubleSided = spineLocation == .mid
  }

  /// As a nib says, if the coder is that of one.
  public required init?(coder: NSCoder) {
    let style = coder.nib?.word("transitionStyle", NibKind.pageStyles) ?? .pageCurl
    transitionStyle = style
    navigationOrientation =
      coder.nib?.word("navigationOrientation", NibKind.pageOrientations) ?? .horizontal
    spacing = style == .scroll ? max(coder.nib?.pageSpacing ?? 0, 0) : 0
    spineLocation =
      style == .scroll ? .none : coder.nib?.word("spineLocation", NibKind.pageSpines) ?? .min
    super.init(coder: coder)
    coder.readNib(self, as: UIPageViewController.self)
  }

  /// Told when the user changes pages; held weakly.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Provides the pages beside those that show; held weakly. Without one there are no drags.
  open var dataSource: (any UIPageViewControllerDataSource)? {
    get { weakDataSource }
    set {
      weakDataSource = newValue
      forgetNeighbors()
    }
  }
  private weak var weakDataSource: (any UIPageViewControllerDataSource)?
  /// How pages change.
  public let transitionStyle: TransitionStyle
  /// Along which axis.
  public let navigationOrientation: NavigationOrientation
  /// Where pages are bound; none in the style that scrolls.
  public let spineLocation: SpineLocation
  /// Whether pages have a back of their own. Stored: backs don't show, as pages don't curl. True where
  /// two pages show.
  @AlwaysObserved open var isDoubleSided = false {
    didSet { if spineLocation == .mid, !isDoubleSided { isDoubleSided = true } }
  }
  /// What turns pages; none in the style that scrolls.
  open var gestureRecognizers: [UIGestureRecognizer] { turnGestures }
  /// The pages that show, or come.
  open var viewControllers: [UIViewController]? { state.pages }

  /// Shows other pages. Traps if they are not as many as show at a time. `completion` is told whether it
  /// came to its end.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    setPages(viewControllers ?? [], direction, animated: animated, completion)
  }

  open override func loadView() {
    view = ContainerView { [weak self] in self?.layoutPages() }
    turnGestures = preparePages()
  }
  /// The arrow keys turn pages.
  open override var keyCommands: [UIKeyCommand]? {
    (super.keyCommands ?? []) + (dataSource == nil || state.pages.isEmpty ? [] : turnCommands)
  }
  /// Ends what moves.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    finishTurn()
    super.viewWillTransition(to: size, with: coordinator)
  }
  override func finishChildTransition() { finishTurn() }
}
