/// Something in which elements are found by their kind.
@preconcurrency @MainActor
public protocol XCUIElementTypeQueryProvider {
  /// The elements of a kind in it, however deep.
  func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
  /// The first of its elements.
  var firstMatch: XCUIElement { get }
}

extension XCUIElementTypeQueryProvider {
  /// The windows in it.
  public var windows: XCUIElementQuery { descendants(matching: .window) }
  /// The alerts in it.
  public var alerts: XCUIElementQuery { descendants(matching: .alert) }
  /// The buttons in it.
  public var buttons: XCUIElementQuery { descendants(matching: .button) }
  /// The navigation bars in it.
  public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
  /// The tab bars in it.
  public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
  /// The toolbars in it.
  public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
  /// The tables in it.
  public var tables: XCUIElementQuery { descendants(matching: .table) }
  /// The collection views in it.
  public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
  /// The cells in it.
  public var cells: XCUIElementQuery { descendants(matching: .cell) }
  /// The sliders in it.
  public var sliders: XCUIElementQuery { descendants(matching: .slider) }
  /// The steppers in it.
  public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
  /// The page indicators in it.
  public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
  /// The progress indicators in it.
  public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
  /// The activity indicators in it.
  public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
  /// The segmented controls in it.
  public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
  /// The picker wheels in it.
  public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
  /// The switches in it.
  public var switches: XCUIElementQuery { descendants(matching: .switch) }
  /// The links in it.
  public var links: XCUIElementQuery { descendants(matching: .link) }
  /// The images in it.
  public var images: XCUIElementQuery { descendants(matching: .image) }
  /// The search fields in it.
  public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
  /// The scroll views in it.
  public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
  /// The static texts in it.
  public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
  /// The text fields in it.
  public var textFields: XCUIElementQuery { descendants(matching: .textField) }
  /// The secure text fields in it.
  public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
  /// The text views in it.
  public var textViews: XCUIElementQuery { descendants(matching: .textView) }
  /// The menus in it.
  public var menus: XCUIElementQuery { descendants(matching: .menu) }
  /// The elements of menus in it.
  public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
  /// The menu bars in it.
  public var menuBars: XCUIElementQuery { descendants(matching: .menuBar) }
  /// The web views in it.
  public var webViews: XCUIElementQuery { descendants(matching: .webView) }
  /// The dialogs, such as sheets and popovers in it.
  public var dialogs: XCUIElementQuery { descendants(matching: .dialog) }
  /// The containers without a kind of their own in it.
  public var groups: XCUIElementQuery { descendants(matching: .group) }
  /// The colour wells in it.
  public var colorWells: XCUIElementQuery { descendants(matching: .colorWell) }
  /// The keys in it.
  public var keys: XCUIElementQuery { descendants(matching: .key) }
  /// The elements without a kind of their own in it.
  public var otherElements: XCUIElementQuery { descendants(matching: .other) }
}
