public import Foundation

/// A search in what a controller shows: a search bar, and the results over the controller's view. Main thread
/// only.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// When the scopes show.
  public enum ScopeBarActivation: Int, Sendable {
    /// As `onSearchActivation`.
    case automatic
    /// As `showsScopeBar` of the search bar says.
    case manual
    /// While there is text.
    case onTextEntry
    /// While the search is active.
    case onSearchActivation
  }

  let state = SearchState()
  private let results: UIViewController?
  private let bar: UISearchBar

  /// Makes a search whose results `searchResultsController` shows; nil if the searched controller does so.
  public init(searchResultsController: UIViewController?) {
    (results, bar) = (searchResultsController, UISearchBar())
    super.init(nibName: nil, bundle: nil)
    adoptBar()
  }

  /// A controller makes its own view; both arguments are kept and have no effect.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (results, bar) = (nil, UISearchBar())
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    adoptBar()
  }

  /// A search without results, as there are no archives to read.
  public required init?(coder: NSCoder) {
    (results, bar) = (nil, UISearchBar())
    super.init(coder: coder)
    adoptBar()
  }

  /// Told when the search begins and ends; held weakly.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Shows the results; held weakly.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Its text is empty while no search is active.
  open var searchBar: UISearchBar { bar }
  /// Shows the results over the searched controller.
  open var searchResultsController: UIViewController? { results }

  /// Whether the search takes place. Setting it presents or dismisses it, with an animation.
  open var isActive: Bool {
    get { state.isActive }
    set { newValue ? activate() : deactivate() }
  }
  /// Whether the searched controller is dimmed and cannot be used while no results show.
  @AlwaysObserved open var obscuresBackgroundDuringPresentation = true { didSet { showContent() } }
  /// The former name of `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the title and the buttons of the navigation bar make way for the search bar.
  @AlwaysObserved open var hidesNavigationBarDuringPresentation = true {
    didSet { itemDidChange() }
  }
  /// Whether the results show as soon as there is text.
  @AlwaysObserved open var automaticallyShowsSearchResultsController = true {
    didSet { showContent() }
  }
  /// Whether the results show. Setting it ends that they do so by themselves.
  open var showsSearchResultsController: Bool {
    get { state.showsResults }
    set {
      automaticallyShowsSearchResultsController = false
      state.showsResults = newValue
      showContent()
    }
  }
  /// Whether a search that is active has a cancel button.
  @AlwaysObserved open var automaticallyShowsCancelButton = true {
    didSet { showParts(animated: false) }
  }
  /// Whether the scopes show by themselves.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }
  /// When the scopes show.
  @AlwaysObserved open var scopeBarActivation = ScopeBarActivation.automatic {
    didSet { showParts(animated: false) }
  }
  /// Offered in a list beneath the search field while the search is active; nil for none.
  open var searchSuggestions: [any UISearchSuggestion]? {
    get { searchBar.searchTextField.searchSuggestions }
    set { searchBar.searchTextField.searchSuggestions = newValue }
  }
  /// Whether they are left out while the search bar is beneath the titles; false by default.
  @AlwaysObserved open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false {
    didSet { searchBar.searchTextField.showSuggestions() }
  }
  /// Where the search bar is.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    state.item?.searchBarPlacement ?? .stacked
  }

  open override func loadView() { view = SearchView(self) }
  /// The searched controller, while the search is active.
  open override var presentingViewController: UIViewController? {
    state.isActive ? state.page : super.presentingViewController
  }
  /// Ends the search.
  open override func accessibilityPerformEscape() -> Bool {
    guard isActive else { return super.accessibilityPerformEscape() }
    isActive = false
    return true
  }
  override func finishChildTransition() { state.run?.finishAtOnce() }
}

/// What a search controller knows besides its properties.
@MainActor
final class SearchState {
  var isActive = false
  /// Whether delegate and updater were told that it is.
  var isPresented = false
  var showsResults = false
  var run: TransitionRun?
  /// Where the search bar was when that was last asked; nil before it was in a window.
  var placement: UINavigationItem.SearchBarPlacement?
  /// The item of a navigation bar that has the search bar.
  weak var item: UINavigationItem?
  /// The controller that is searched, while the search is active.
  weak var page: UIViewController?
  /// The controller over which `present(_:animated:)` shows it with its bar.
  weak var host: UIViewController?
  /// Of what was asked for last.
  var completion: (() -> Void)?
  var isAnimated = true
  /// The parts of the bar are being set by the controller, and not by the program.
  var setsParts = false
}

/// Shows a search controller by itself, as a child of a container of the program's own. Main thread only.
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
  /// The search that it shows.
  public let searchController: UISearchController

  /// Makes a controller that shows a search.
  public init(searchController: UISearchController) {
    self.searchController = searchController
    super.init(nibName: nil, bundle: nil)
  }

  /// There are no archives to read.
  public required init?(coder: NSCoder) { nil }

  /// The search bar is at the upper edge.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(searchController.searchBar)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bar = searchController.searchBar
    bar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width,
      height: bar.sizeThatFits(view.bounds.size).height)
    searchController.placeView()
  }
}
