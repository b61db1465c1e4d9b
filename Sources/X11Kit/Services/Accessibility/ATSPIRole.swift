import PlatformKit

extension AccessibilityRole {
  /// The number of AT-SPI's role (atspi-constants.h), and its name.
  var atspi: (number: UInt32, name: String) {
    switch self {
    case .application: (75, "application")
    case .window: (23, "frame")
    case .alert: (2, "alert")
    case .dialog: (16, "dialog")
    case .group: (39, "panel")
    case .landmark: (110, "landmark")
    case .button, .colorWell, .key: (43, "push button")
    case .toggleButton: (62, "toggle button")
    case .toggle: (7, "check box")
    case .link: (88, "link")
    case .image: (27, "image")
    case .staticText: (29, "label")
    case .heading: (83, "heading")
    case .textField, .searchField: (79, "entry")
    case .secureTextField: (40, "password text")
    case .textView: (61, "text")
    case .slider, .pageIndicator: (51, "slider")
    case .stepper, .pickerWheel: (52, "spin button")
    case .progressIndicator: (42, "progress bar")
    case .activityIndicator: (3, "animation")
    case .segmentedControl: (99, "grouping")
    case .segment: (44, "radio button")
    case .navigationBar, .toolbar: (63, "tool bar")
    case .tabBar: (38, "page tab list")
    case .tab: (37, "page tab")
    case .scrollView: (49, "scroll pane")
    case .table, .list, .collection: (31, "list")
    case .cell: (32, "list item")
    case .dataTable: (55, "table")
    case .dataCell: (56, "table cell")
    case .header: (10, "column header")
    case .menuBar: (34, "menu bar")
    case .menu: (33, "menu")
    case .menuItem: (35, "menu item")
    case .webView: (95, "document web")
    }
  }
}
