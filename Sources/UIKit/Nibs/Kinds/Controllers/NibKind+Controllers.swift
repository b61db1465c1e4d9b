import CoreGraphics
import Foundation
import InterfaceFiles

extension NibKind {
  static let controllers = [
    controller, tableController, collectionController, navigationController, tabBarController,
    splitController, pageController,
  ]

  static let controller = NibKind(
    "viewController", type: UIViewController.self,
    outlets: [
      NibOutlet("view", UIView.self) { $0.view = $1 },
      NibOutlet("tabBarItem", UITabBarItem.self) { $0.tabBarItem = $1 },
    ]
  ) { nib, controller in
    nib.text("title") { controller.title = $0 }
    nib.string("restorationIdentifier") { controller.restorationIdentifier = $0 }
    nib.flag("useStoryboardIdentifierAsRestorationIdentifier") {
      if $0 { controller.restorationIdentifier = nib.attribute("storyboardIdentifier") }
    }
    nib.flag("modalPresentationCapturesStatusBarAppearance") {
      controller.modalPresentationCapturesStatusBarAppearance = $0
    }
    nib.flag("definesPresentationContext") { controller.definesPresentationContext = $0 }
    nib.flag("providesPresentationContextTransitionStyle") {
      controller.providesPresentationContextTransitionStyle = $0
    }
    nib.flag("modalInPresentation") { controller.isModalInPresentation = $0 }
    nib.word("modalPresentationStyle", NibWords.presentationStyles) {
      controller.modalPresentationStyle = $0
    }
    nib.word("modalTransitionStyle", NibWords.transitionStyles) {
      controller.modalTransitionStyle = $0
    }
    nib.flag("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = $0 }
    nib.flag("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = $0
    }
    nib.flag("automaticallyAdjustsScrollViewInsets") {
      controller.automaticallyAdjustsScrollViewInsets = $0
    }
    nib.flag("viewRespectsSystemMinimumLayoutMargins") {
      controller.viewRespectsSystemMinimumLayoutMargins = $0
    }
    nib.options("edgesForExtendedLayout", NibWords.edges) {
      controller.edgesForExtendedLayout = $0
    }
    nib.size("preferredContentSize") { controller.preferredContentSize = $0 }
    nib.size("contentSizeForViewInPopover") { controller.preferredContentSize = $0 }
    nib.skip(
      "autoresizesArchivedViewToFullSize", "wantsFullScreenLayout", "automaticallyAdjustsInsets",
      "interfaceStyle", "nibName")
    if let item = nib.child("navigationItem") {
      nib.run.read(item, into: controller.navigationItem)
    }
    nib.object("tabBarItem", UITabBarItem.self) { controller.tabBarItem = $0 }
    nib.objects("toolbarItems", UIBarButtonItem.self) { controller.toolbarItems = $0 }
    nib.skip("<layoutGuides>")
    // A scene's view is made when it is asked for.
    if nib.source.file.kind == .nib { nib.object("view", UIView.self) { controller.view = $0 } }
    nib.skip("view")
  }

  static let tableController = NibKind(
    "tableViewController", type: UITableViewController.self,
    outlets: [NibOutlet("tableView", UITableView.self) { $0.tableView = $1 }]
  ) { nib, controller in
    nib.flag("clearsSelectionOnViewWillAppear", default: true) {
      controller.clearsSelectionOnViewWillAppear = $0
    }
    // A scene's is made with its view.
    if nib.source.file.kind == .nib {
      nib.object("refreshControl", UIRefreshControl.self) { controller.refreshControl = $0 }
    }
    nib.skip("refreshControl")
  }

  static let collectionController = NibKind(
    "collectionViewController", type: UICollectionViewController.self
  ) { nib, controller in
    nib.flag("clearsSelectionOnViewWillAppear", default: true) {
      controller.clearsSelectionOnViewWillAppear = $0
    }
    nib.flag("installsStandardGestureForInteractiveMovement") {
      controller.installsStandardGestureForInteractiveMovement = $0
    }
  }

  static let navigationController = NibKind(
    "navigationController", type: UINavigationController.self,
    outlets: [NibOutlet("delegate", (any UINavigationControllerDelegate).self) { $0.delegate = $1 }]
  ) { nib, controller in
    // The bars are read when the controller is made.
    nib.skip("navigationBar", "toolbar", "viewControllers")
    nib.flag("navigationBarHidden") { controller.setNavigationBarHidden($0, animated: false) }
    nib.flag("toolbarHidden") { controller.setToolbarHidden($0, animated: false) }
    nib.flag("hidesBarsOnSwipe") { controller.hidesBarsOnSwipe = $0 }
    nib.flag("hidesBarsOnTap") { controller.hidesBarsOnTap = $0 }
    nib.flag("hidesBarsWhenKeyboardAppears") { controller.hidesBarsWhenKeyboardAppears = $0 }
    nib.flag("hidesBarsWhenVerticallyCompact") { controller.hidesBarsWhenVerticallyCompact = $0 }
  }

  static let tabBarController = NibKind(
    "tabBarController", type: UITabBarController.self,
    outlets: [NibOutlet("delegate", (any UITabBarControllerDelegate).self) { $0.delegate = $1 }]
  ) { nib, controller in
    if let bar = nib.child("tabBar") { nib.run.read(bar, into: controller.tabBar) }
    nib.skip("selectedIndex", "viewControllers")
  }

  static let splitController = NibKind(
    "splitViewController", type: UISplitViewController.self,
    outlets: [NibOutlet("delegate", (any UISplitViewControllerDelegate).self) { $0.delegate = $1 }]
  ) { nib, controller in
    // The style is read when the controller is made.
    nib.skip("style", "allowDoubleColumnStyle")
    nib.word("primaryEdge", ["leading": .leading, "trailing": .trailing]) {
      (edge: UISplitViewController.PrimaryEdge) in controller.primaryEdge = edge
    }
    nib.word("displayMode", displayModes) { controller.preferredDisplayMode = $0 }
    nib.word("preferredDisplayMode", displayModes) { controller.preferredDisplayMode = $0 }
    nib.word("behavior", splitBehaviors) { controller.preferredSplitBehavior = $0 }
    nib.word("preferredSplitBehavior", splitBehaviors) { controller.preferredSplitBehavior = $0 }
    nib.flag("presentsWithGesture") { controller.presentsWithGesture = $0 }
    nib.flag("showsSecondaryOnlyButton") { controller.showsSecondaryOnlyButton = $0 }
    nib.number("preferredPrimaryColumnWidth") { controller.preferredPrimaryColumnWidth = $0 }
    nib.number("preferredPrimaryColumnWidthFraction") {
      controller.preferredPrimaryColumnWidthFraction = $0
    }
    nib.number("minimumPrimaryColumnWidth") { controller.minimumPrimaryColumnWidth = $0 }
    nib.number("maximumPrimaryColumnWidth") { controller.maximumPrimaryColumnWidth = $0 }
  }

  static let pageController = NibKind(
    "pageViewController", type: UIPageViewController.self,
    outlets: [
      NibOutlet("dataSource", (any UIPageViewControllerDataSource).self) { $0.dataSource = $1 },
      NibOutlet("delegate", (any UIPageViewControllerDelegate).self) { $0.delegate = $1 },
    ]
  ) { nib, controller in
    // These are read when the controller is made.
    nib.skip("transitionStyle", "navigationOrientation", "spineLocation", "pageSpacing")
    nib.flag("doubleSided") { controller.isDoubleSided = $0 }
  }

  static let splitStyles: [String: UISplitViewController.Style] = [
    "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn,
  ]
  static let pageStyles: [String: UIPageViewController.TransitionStyle] = [
    "pageCurl": .pageCurl, "scroll": .scroll,
  ]
  static let pageOrientations: [String: UIPageViewController.NavigationOrientation] = [
    "horizontal": .horizontal, "vertical": .vertical,
  ]
  static let pageSpines: [String: UIPageViewController.SpineLocation] = [
    "none": .none, "min": .min, "mid": .mid, "max": .max,
  ]
  private static let displayModes: [String: UISplitViewController.DisplayMode] = [
    "automatic": .automatic, "primaryHidden": .secondaryOnly, "secondaryOnly": .secondaryOnly,
    "allVisible": .oneBesideSecondary, "oneBesideSecondary": .oneBesideSecondary,
    "primaryOverlay": .oneOverSecondary, "oneOverSecondary": .oneOverSecondary,
    "beside": .oneBesideSecondary, "over": .oneOverSecondary,
    "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
    "twoDisplaceSecondary": .twoDisplaceSecondary,
  ]
  private static let splitBehaviors: [String: UISplitViewController.SplitBehavior] = [
    "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
  ]
}

extension NibWords {
  static let presentationStyles: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
    "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .popover, "none": .none,
  ]
  static let transitionStyles: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]
}
