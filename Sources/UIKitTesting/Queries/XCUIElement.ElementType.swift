import PlatformKit

extension XCUIElement {
  /// What kind of element something is. The numbers are Apple's.
  public enum ElementType: UInt, Sendable {
    case any = 0
    case other = 1
    case application = 2
    case group = 3
    case window = 4
    case alert = 7
    case dialog = 8
    case button = 9
    case key = 20
    case navigationBar = 21
    case tabBar = 22
    case toolbar = 24
    case table = 26
    case collectionView = 32
    case slider = 33
    case pageIndicator = 34
    case progressIndicator = 35
    case activityIndicator = 36
    case segmentedControl = 37
    case pickerWheel = 39
    case `switch` = 40
    case link = 42
    case image = 43
    case searchField = 45
    case scrollView = 46
    case staticText = 48
    case textField = 49
    case secureTextField = 50
    case textView = 52
    case menu = 53
    case menuItem = 54
    case menuBar = 55
    case webView = 58
    case colorWell = 61
    case cell = 75
    case stepper = 79
  }
}

extension AccessibilityRole {
  /// The kinds that an element with this role is found as, the first being its own.
  var elementTypes: [XCUIElement.ElementType] {
    switch self {
    case .application: [.application]
    case .window: [.window]
    case .alert: [.alert]
    case .dialog: [.dialog, .other]
    case .group, .landmark, .header: [.other, .group]
    case .button, .toggleButton, .segment, .tab: [.button]
    case .toggle: [.switch]
    case .link: [.link]
    case .image: [.image]
    case .staticText, .heading: [.staticText]
    case .textField: [.textField]
    case .secureTextField: [.secureTextField]
    case .searchField: [.searchField]
    case .textView: [.textView]
    case .slider: [.slider]
    case .stepper: [.stepper]
    case .progressIndicator: [.progressIndicator]
    case .activityIndicator: [.activityIndicator]
    case .pageIndicator: [.pageIndicator]
    case .pickerWheel: [.pickerWheel]
    case .segmentedControl: [.segmentedControl]
    case .colorWell: [.colorWell, .button]
    case .navigationBar: [.navigationBar]
    case .toolbar: [.toolbar]
    case .tabBar: [.tabBar]
    case .scrollView: [.scrollView]
    case .table, .list, .dataTable: [.table]
    case .collection: [.collectionView]
    case .cell, .dataCell: [.cell]
    case .menuBar: [.menuBar]
    case .menu: [.menu]
    case .menuItem: [.menuItem, .button]
    case .key: [.key]
    case .webView: [.webView]
    }
  }
}
